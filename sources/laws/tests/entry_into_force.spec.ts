import { test } from '@japa/runner'
import { entryIn, entryOfDecree, entryOfLaw } from '#sources/laws/dating/entry_into_force'
import { numberInWords } from '#sources/laws/reading/numbers_in_words'
import { partsOf } from '../parts.js'
import { readLaw } from '#sources/laws/reading/read_law'

const PUBLISHED = '2004-06-25'
/** `provision → day`, all of them invented; published on 25 June 2004. */
const TABLE = `
PRIMERO.- La presente Ley entrará en vigor al día siguiente de su publicación en el Diario Oficial de la Federación. → 2004-06-26
Primero. El presente Decreto entrará en vigor el día siguiente al de su publicación en el Diario Oficial. → 2004-06-26
ÚNICO.- Este Código entrará en vigor el día de su publicación en el Diario Oficial de la Federación. → 2004-06-25
ARTÍCULO 1°.- Esta Ley entrará en vigor en la fecha de su publicación. → 2004-06-25
ARTÍCULO 1o.- Esta Ley entrará en vigor a los quince días de la fecha de su publicación en el "Diario Oficial". → 2004-07-10
PRIMERO. La presente Ley entrará en vigor a los treinta días siguientes al de su publicación. → 2004-07-25
PRIMERO. La presente Ley entrará en vigor a los 180 días naturales siguientes a su publicación. → 2004-12-22
PRIMERO. Esta Ley entrará en vigor ciento ochenta días, a partir del día siguiente de su publicación. → 2004-12-22
UNICO.- La presente Ley entrará en vigor a los 3 días después de su publicación. → 2004-06-28
Artículo Primero.- La presente Ley entrará en vigor un mes después de su publicación. → 2004-07-25
Artículo Primero.- La presente Ley entrará en vigor en toda la República el día 1o. de enero del 2006. → 2006-01-01
Artículo 1o.- Este Código comenzará a regir el 1o. de octubre de 2032. → 2032-10-01
PRIMERO.- Esta Ley entrará en vigor a partir del primero de julio de dos mil siete. → 2007-07-01
TERCERO.- Esta Ley entrará en vigor el quince de agosto de dos mil cuatro y deroga todas las que se le opongan. → 2004-08-15
PRIMERO. La presente Ley entrará en vigor a los ciento veinte días hábiles siguientes al de su publicación. → no day
PRIMERO. El presente Decreto entrará en vigor al día siguiente de su publicación, salvo lo siguiente: → no day
Artículo 1º.- Esta Ley entrará en vigor el día 1o. de mayo de 2005, con excepción de los artículos 71 y 87 que lo harán el 1o. de julio. → no day
SEGUNDO. Este Código entrará en vigor gradualmente en los términos de la Declaratoria que emita el Congreso. → no day
ARTICULO 1º.- El presente decreto entrará en vigor en la fecha que fije el Ejecutivo. → no day
PRIMERO.- Esta Ley entrará en vigor el 1o. de enero de 1999. → no day
Artículo Primero. La presente Ley entrará en vigor el cuarto día siguiente al de su publicación en el Periódico Oficial. → 2004-06-29
PRIMERO. La presente Ley entrará en vigor al siguiente día de su publicación. → 2004-06-26
PRIMERO. La presente Ley entrará en vigor al tercer día de su publicación. → no day
PRIMERO. La presente Ley entrará en vigor el primer día del mes siguiente al de su publicación. → no day
PRIMERO. Esta Ley entrará en vigor al día siguiente de la publicación del Reglamento en el Diario Oficial. → no day
PRIMERO. Esta Ley entrará en vigor al momento de la entrada en vigor del decreto publicado el 3 de mayo de 2004. → no day
PRIMERO. Este Código entrará en vigor el 1 de enero de 2006 en la capital y el 1 de junio de 2006 en los demás municipios. → no day
PRIMERO. Esta Ley entrará en vigor el 1 de enero de 2006 y regirá hasta el 31 de diciembre de 2006. → 2006-01-01
PRIMERO. Esta Ley entrará en vigor el 1o. de enero de 2006 y abroga la publicada el 5 de mayo de 1990. → 2006-01-01
SEGUNDO. El Reglamento de esta Ley entrará en vigor el 1 de marzo de 2005. → nothing
TERCERO. El Consejo a que se refiere la presente Ley entrará en vigor el 1 de marzo de 2005. → nothing
CUARTO. Este Código regirá los juicios iniciados a partir del 1 de enero de 2005. → nothing
SEGUNDO. El Ejecutivo expedirá el Reglamento dentro de los noventa días siguientes a la entrada en vigor de esta Ley. → nothing
TERCERO.- Los juicios iniciados antes de la entrada en vigor de esta Ley se regirán por la anterior. → nothing
TERCERO. El artículo 28 de esta Ley entrará en vigor el 1 de enero de 2007. → nothing
`

/** An invented law: one article of its first day, one added later, one repealed, one reformed. */
const LAW = `LEY FEDERAL DE MAREAS (FICTICIA)
Nueva Ley publicada en el Diario Oficial de la Federación el 10 de enero de 2010
Artículo 1o.- Esta Ley regula las mareas.
Artículo 2o.- Son mareas vivas las de luna nueva y las de luna llena.
Párrafo reformado DOF 05-03-2015
Artículo 2o. Bis.- Son mareas muertas las de los cuartos.
Artículo adicionado DOF 05-03-2015
Artículo 3o.- Las tablas se publicarán cada año.
Artículo adicionado DOF 01-02-2018. Reformado DOF 09-09-2020
Artículo 4o.- (Se deroga).
Artículo derogado DOF 05-03-2015
CAPÍTULO II
De los Mareógrafos
Capítulo adicionado DOF 05-03-2015
Artículo 5o.- Habrá mareógrafos en los puertos.
TRANSITORIOS
Primero.- La presente Ley entrará en vigor el 1o. de julio de 2010.
Segundo.- Se derogan las disposiciones que se opongan.
ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA
DECRETO por el que se reforma la Ley Federal de Mareas.
Publicado en el Diario Oficial de la Federación el 5 de marzo de 2015
TRANSITORIO
ÚNICO.- El presente Decreto entrará en vigor a los treinta días de su publicación.
DECRETO por el que se adiciona la Ley Federal de Mareas.
Publicado en el Diario Oficial de la Federación el 1 de febrero de 2018
TRANSITORIOS
PRIMERO.- El presente Decreto entrará en vigor al día siguiente de su publicación, salvo lo que sigue.
SEGUNDO.- Las tablas entrarán en vigor cuando se publiquen.`.split('\n')

test.group('Entry into force by a transitory provision', () => {
  test('{provision}')
    .with(
      TABLE.trim()
        .split('\n')
        .map((line) => ({ provision: line.split(' → ')[0]!, day: line.split(' → ')[1]! }))
    )
    .run(({ assert }, { provision, day }) => {
      const entry = entryIn([provision], PUBLISHED)
      assert.equal(entry === null ? 'nothing' : (entry.on ?? 'no day'), day)
      if (entry) assert.equal(entry.text, provision)
    })

  test('gives no day when another provision gives one of its own to some articles', ({ assert }) => {
    const first = 'PRIMERO.- Esta Ley entrará en vigor el 1o. de enero de 2005.'
    const other = 'QUINTO.- Los artículos 7 y 8 de esta Ley entrarán en vigor el 1o. de enero de 2006.'
    assert.deepEqual(entryIn([first, other], PUBLISHED), { on: null, text: first })
  })

  test('gives no day when another provision gives the law of a decree a day of its own', ({ assert }) => {
    const decree = 'PRIMERO. El presente Decreto entrará en vigor al día siguiente de su publicación.'
    const others = [
      'SEGUNDO. La aplicación de lo dispuesto en el Código de Mareas previsto en el presente Decreto, entrará en vigor gradualmente, como sigue: en los puertos del Golfo, por declaratoria.',
      'TERCERO. La Ley de Mareas entrará en vigor al año siguiente de la entrada en vigor del presente Decreto.',
    ]
    for (const other of others)
      assert.deepEqual(entryIn([decree, other], PUBLISHED), { on: null, text: `${decree}\n${other}` })
    assert.equal(entryIn([decree, decree.replace('PRIMERO', 'QUINTO')], PUBLISHED)?.on, '2004-06-26')
  })

  test('counts from no day when the publication is not known', ({ assert }) => {
    const next = 'ÚNICO.- La presente Ley entrará en vigor al día siguiente de su publicación.'
    assert.deepEqual(entryIn([next], null), { on: null, text: next })
    assert.equal(entryIn(['ÚNICO.- Esta Ley entrará en vigor el 2 de mayo de 1932.'], null)?.on, '1932-05-02')
  })

  test('reads numbers in words', ({ assert }) => {
    const numbers = [
      '30',
      '1o.',
      'primero',
      'ciento ochenta',
      'mil novecientos noventa y siete',
      'dos mil seis',
      'faro',
    ]
    assert.deepEqual(numbers.map(numberInWords), [30, 1, 1, 180, 1997, 2006, null])
  })
})

const IDENTITY = {
  externalId: 'lfm',
  slug: 'lfm',
  name: 'Ley Federal de Mareas',
  short: 'Ley Federal de Mareas',
  documentType: 'articulo',
  facets: {},
  url: null,
  publishedOn: '2010-01-10',
  until: null,
}

function partsIn(text: string) {
  const law = readLaw(
    text
      .trim()
      .split('\n')
      .map((line) => line.trim())
  )
  return partsOf(law, { ...IDENTITY, entry: entryOfLaw(law, IDENTITY.publishedOn) })
}

test.group('Dates of a law and of its articles', () => {
  const law = readLaw(LAW)
  const entry = entryOfLaw(law, '2010-01-10')
  const parts = partsOf(law, { ...IDENTITY, entry })
  const part = (key: string) => parts.find(({ externalId }) => externalId === `lfm:${key}`)!
  const fact = (key: string, name: string) => part(key).metadata.find((one) => one.key === name)?.value ?? null

  test('the law enters into force by its own provisions, its decrees by theirs', ({ assert }) => {
    assert.equal(entry?.on, '2010-07-01')
    assert.equal(entryOfDecree(law, '2015-03-05')?.on, '2015-04-04')
    assert.isNull(entryOfDecree(law, '2018-02-01')?.on)
    assert.isNull(entryOfDecree(law, '2020-09-09'))
  })

  test('an article of the first day is law since the law is, and carries the provision that says so', ({ assert }) => {
    assert.deepEqual(part('1').validity, { from: '2010-07-01', until: null })
    assert.equal(
      fact('1', 'entryIntoForce'),
      LAW.find((line) => line.startsWith('Primero.-'))
    )
    assert.isNull(fact('1', 'lastReform'))
  })

  test('a reformed article tells its last reform', ({ assert }) => {
    assert.equal(fact('2', 'lastReform'), '5 de marzo de 2015')
    assert.isNull(fact('2', 'added'))
  })

  test('an added article, or one of an added chapter, is law since its decree is', ({ assert }) => {
    assert.deepEqual([part('2-bis').validity?.from, part('5').validity?.from], ['2015-04-04', '2015-04-04'])
    assert.deepEqual([fact('2-bis', 'added'), fact('2-bis', 'lastReform')], ['5 de marzo de 2015', null])
    assert.match(fact('5', 'entryIntoForce') ?? '', /treinta días/)
  })

  test('an article added by a decree that enters by parts has no day', ({ assert }) => {
    assert.isNull(part('3').validity?.from)
    assert.deepEqual([fact('3', 'added'), fact('3', 'lastReform')], ['1 de febrero de 2018', '9 de septiembre de 2020'])
  })

  test('a repealed article ends when the decree that repealed it entered into force', ({ assert }) => {
    assert.deepEqual(part('4').validity, { from: '2010-07-01', until: '2015-04-04' })
    assert.equal(fact('4', 'repealed'), '5 de marzo de 2015')
  })

  /** An article older than its division, one as old, and three of which nothing is left. */
  const older = partsIn(`
    LEY FEDERAL DE MAREAS (FICTICIA)
    CAPÍTULO I
    Capítulo adicionado DOF 05-03-2015
    Artículo 1o.- Esta Ley regula las mareas.
    Artículo reformado DOF 14-01-2012, 05-03-2015
    Artículo 2o.- Son mareas vivas las de luna nueva.
    Artículo 3o.- (Se deroga).
    Artículo derogado DOF 09-08-2011
    Artículo 4o.- (Se deroga).
    Artículo 5o.- Derogado.
    Párrafo derogado DOF 05-03-2015
    Artículo 6o.- Se deroga toda disposición contraria.
    TRANSITORIOS
    Primero.- La presente Ley entrará en vigor el 1o. de julio de 2010.`)
  const olderFact = (key: string, name: string) =>
    older.find(({ externalId }) => externalId === `lfm:${key}`)?.metadata.find((one) => one.key === name)?.value ?? null

  test('an article that was reformed or repealed before its division was added is older than it', ({ assert }) => {
    assert.deepEqual(
      ['1', '2', '3'].map((key) => olderFact(key, 'added')),
      [null, '5 de marzo de 2015', null]
    )
  })

  test('an article of which nothing is left is repealed, with or without a day', ({ assert }) => {
    assert.deepEqual(
      ['3', '4', '5', '6'].map((key) => olderFact(key, 'repealed')),
      ['9 de agosto de 2011', 'sin fecha en el texto', '5 de marzo de 2015', null]
    )
  })
})
