import { test } from '@japa/runner'
import { articleKey } from '#sources/citations/extract_citations'
import { citationsOf } from '#app/research/citations/citations_of'
import { isOfTime, lawTimeAt, ofTimed, timedKey, type LawTime } from '#app/research/citations/law_times'

const LAW = 'Ley del Seguro Social'
const KEY = articleKey(LAW, '168')

/** What follows the name of the law → what is told. */
const TABLE: [string, LawTime | null][] = [
  [' de 1973, procede', { ofYear: 1973 }],
  [' de mil novecientos setenta y tres, procede', { ofYear: 1973 }],
  [' del año de 1973', { ofYear: 1973 }],
  [' (1973)', { ofYear: 1973 }],
  [' 1973.', { ofYear: 1973 }],
  [' de 12 de marzo de 1973', { publishedIn: 1973 }],
  [', publicada en el Diario Oficial de la Federación el 12 de marzo de 1973', { publishedIn: 1973 }],
  [', publicado en el Diario Oficial de la Federación el 12 de marzo de 1973', null],
  [' vigente hasta el 30 de junio de 1997', { on: '1997-06-29' }],
  [', vigente hasta el treinta de junio de mil novecientos noventa y siete,', { on: '1997-06-29' }],
  [' (vigente hasta antes del 1o. de julio de 1997)', { on: '1997-06-30' }],
  [' vigente hasta junio de 1997', { on: '1997-06-01' }],
  [' en vigor a partir del primero de julio de mil novecientos noventa y siete', { on: '1997-07-01' }],
  [' vigente al 31 de diciembre de 2013', { on: '2013-12-31' }],
  [' vigente en dos mil trece', { during: 2013 }],
  [' vigente durante el año de 2013', { during: 2013 }],
  [' vigente en la época de los hechos', null],
  [' 1973/2005', null],
  [' y el 12 de marzo de 1973', null],
  [' vigente hasta el 31 de febrero de 1997', null],
]

test.group('Time of a law', () => {
  test('is read from «{words}»')
    .with(TABLE.map(([words, time]) => ({ words, time })))
    .run(({ assert }, { words, time }) => {
      const text = `el artículo 168 de la ${LAW}${words}`
      const start = text.indexOf(LAW)
      assert.deepEqual(lawTimeAt(text, { start, end: start + LAW.length }), time)
    })

  test('is not that of a reform of the law', ({ assert }) => {
    for (const [before, law] of [
      ['la reforma a la ', LAW],
      ['las reformas del ', 'Código Penal Federal'],
    ] as const)
      assert.isNull(lawTimeAt(`${before}${law} de 2012`, { start: before.length, end: before.length + law.length }))
  })

  test('comes back from the key that carries it', ({ assert }) => {
    const times: LawTime[] = [
      { ofYear: 1973 },
      { publishedIn: 1973 },
      { on: '1997-06-30' },
      { during: 2013 },
      { lawId: 7 },
    ]
    assert.deepEqual(
      times.map((time) => ofTimed(timedKey(KEY, time))),
      times.map((time) => ({ key: KEY, time }))
    )
    assert.isNull(ofTimed(KEY))
  })

  test('is that of a law only where its days say so for certain', ({ assert }) => {
    const old = {
      lawId: 3,
      publishedOn: '1973-03-12',
      inForceFrom: '1973-04-01',
      from: '1973-04-01',
      until: '1997-07-01',
    }
    const recent = { lawId: 5, publishedOn: '1995-12-21', inForceFrom: '1997-07-01', from: '1997-07-01', until: null }
    const unknown = { ...recent, inForceFrom: null, from: null }
    const of = (time: LawTime) => [old, recent, unknown].map((days) => isOfTime(days, time))
    assert.deepEqual(of({ ofYear: 1973 }), [true, false, false])
    assert.deepEqual(of({ ofYear: 1995 }), [false, false, true])
    assert.deepEqual(of({ ofYear: 1997 }), [false, true, false])
    assert.deepEqual(of({ publishedIn: 1995 }), [false, true, true])
    assert.deepEqual(of({ on: '1997-06-30' }), [true, false, false])
    assert.deepEqual(of({ on: '1997-07-01' }), [false, true, false])
    assert.deepEqual(of({ on: '2005-01-01' }), [false, true, true])
    assert.deepEqual(of({ during: 1997 }), [false, false, false])
    assert.deepEqual(of({ lawId: 3 }), [true, false, false])
    assert.deepEqual(of({ during: 1990 }), [true, false, false])
  })
})

test.group('Citations of a law of another time', () => {
  const keysIn = (text: string, own: Parameters<typeof citationsOf>[1] = null) =>
    citationsOf(text, own).flatMap(({ keys }) => keys)
  const of1973 = (article: string) => timedKey(articleKey(LAW, article), { ofYear: 1973 })

  test('tell it in each article of a list, and where they point back', ({ assert }) => {
    const text = `Los artículos 168, fracción I, y 171 de la ${LAW} de 1973; y el artículo 11 de esa ley. El artículo 5 de la ${LAW}.`
    assert.deepEqual(keysIn(text), [of1973('168'), of1973('171'), of1973('11'), articleKey(LAW, '5')])
  })

  test('tell it in an abbreviated name', ({ assert }) => {
    assert.deepEqual(keysIn('Conforme al artículo 168 de la LSS 1973.'), [of1973('168')])
  })

  test('are those of the law itself in a law that is law no longer', ({ assert }) => {
    const text = `Se estará al artículo 5 de esta Ley y al artículo 2o. de la Ley de Amparo.`
    assert.deepEqual(keysIn(text, { name: LAW, id: 7 }), [
      timedKey(articleKey(LAW, '5'), { lawId: 7 }),
      articleKey('Ley de Amparo', '2'),
    ])
  })

  test('leave alone the articles of the law in which they stand', ({ assert }) => {
    const text = `Se abroga la ${LAW} de 1973. Se estará al artículo 5 de esta Ley.`
    assert.deepEqual(keysIn(text, { name: LAW, id: null }), [articleKey(LAW, '5')])
  })
})
