import { test } from '@japa/runner'
import { outlineOf, pathOf, searchTextOf } from '../outline.js'
import { readLaw } from '#sources/laws/reading/read_law'
import { INVENTED } from './invented.js'
import { keysOf, lawIn, partLines, unitOf } from './laws_of_tests.js'

const law = readLaw(INVENTED)

test.group('Law structure', () => {
  test('takes title, publication date and last reform from the front page', ({ assert }) => {
    assert.equal(law.title, 'LEY FEDERAL DE FAROS Y BALIZAS (FICTICIA)')
    assert.equal(law.publishedOn, '1998-03-04')
    assert.equal(law.lastReformOn, '2023-06-12')
  })

  test('divides all lines among its units, in order and without gaps', ({ assert }) => {
    assert.equal(law.units[0].first, 0)
    assert.equal(law.units.at(-1)?.end, INVENTED.length)
    law.units.slice(1).forEach((unit, place) => assert.equal(unit.first, law.units[place].end))
  })

  test('includes only articles of the law itself, not those of its decree, a quotation or a sentence', ({ assert }) => {
    assert.deepEqual(keysOf(law, 'article'), ['1', '2', '2-a', '2-bis', '3', '4', '5', '6-8', '9', '1000'])
    assert.include(partLines(law, '5'), '“Artículo 2o.- Texto citado de otra ley.”')
    assert.include(partLines(law, '4'), 'Artículo 9 de otra ley, que no es encabezado.')
  })

  test('does not take the end of a sentence that cites a later article for its heading', ({ assert }) => {
    const articles = (numbers: number[]) => numbers.map((number) => `Artículo ${number}.- El faro alumbra de noche.`)
    const quoting = lawIn(
      [
        'CÓDIGO DE FAROS (FICTICIO)',
        ...articles([1, 2, 3]),
        'Es aplicable lo previsto en el',
        'Artículo 6;',
        'y se observará además lo que sigue.',
        ...articles([4, 5, 6, 7]),
      ].join('\n')
    )
    assert.deepEqual(keysOf(quoting, 'article'), ['1', '2', '3', '4', '5', '6', '7'])
    assert.include(partLines(quoting, '3'), 'Artículo 6;')
  })

  test('represents a range of repealed articles as one unit', ({ assert }) => {
    assert.deepEqual(unitOf(law, '6-8').numbers, ['6', '7', '8'])
    assert.equal(unitOf(law, '6-8').number, '6 al 8')
  })

  test('reads the text and table below an article number on its own line', ({ assert }) => {
    assert.deepEqual(partLines(law, '9').slice(1, 4), ['Las multas serán:', 'Falta | Días', 'Leve | 10'])
    assert.isNull(unitOf(law, '9').name)
  })

  test('links articles to the divisions above them and divisions to their names', ({ assert }) => {
    assert.equal(
      pathOf(law, unitOf(law, '2-bis')),
      'LIBRO PRIMERO. De los Faros › TÍTULO PRIMERO. Disposiciones Generales › CAPÍTULO I. Objeto'
    )
    assert.equal(pathOf(law, unitOf(law, '9')), 'LIBRO SEGUNDO. De las Sanciones')
    assert.equal(unitOf(law, 'capitulo-ii-bis').name, null)
  })

  test('gives transitory provisions separate keys for each decree, even on the same day', ({ assert }) => {
    assert.deepEqual(keysOf(law, 'transitory'), [
      't-1',
      't-2',
      't-2001-02-01-unico',
      't-2001-02-01-b-1',
      't-2001-02-01-b-2',
    ])
    assert.equal(unitOf(law, 't-2001-02-01-unico').decree, '2001-02-01')
    assert.isNull(unitOf(law, 't-1').decree)
    assert.include(partLines(law, 't-2'), 'Primero. Esto es texto del segundo transitorio.')
  })

  test('excludes signatures, leftovers of the decree and annexes from the provisions', ({ assert }) => {
    assert.deepEqual(partLines(law, 'anexo-1'), ['ANEXO 1', 'Luces y colores'])
    assert.deepEqual(partLines(law, '1000'), ['Artículo 1,000.- Último artículo.'])
    assert.lengthOf(keysOf(law, 'closing'), 2)
  })

  test('outlines the positions of divisions in the text, without the preamble', ({ assert }) => {
    const body = INVENTED.join('\n')
    const outline = outlineOf(law, ({ kind, key }) => (kind === 'article' ? `ley-${key}` : null))
    for (const { start, label } of outline) assert.equal(body.slice(start, start + label.length), label)
    assert.deepEqual(
      outline.slice(0, 4).map(({ kind, level }) => [kind, level]),
      [
        ['book', 0],
        ['title', 1],
        ['chapter', 2],
        ['article', 3],
      ]
    )
    assert.equal(outline.filter(({ kind }) => kind === 'decree').length, 4)
  })

  test('makes of the whole law searchable what no article says: names, headings, signatures, annexes, decrees', ({
    assert,
  }) => {
    const text = searchTextOf(law, ['Ley Federal de Faros y Balizas'])
    assert.include(text, 'CAPÍTULO I Objeto')
    const { lines, units } = law
    for (const { kind, first, end } of units) {
      for (const line of kind === 'article' || kind === 'transitory' ? [] : lines.slice(first, end))
        assert.include(text, line)
    }
    assert.isTrue(units.some(({ kind }) => kind === 'annex') && units.some(({ kind }) => kind === 'closing'))
    assert.notInclude(text, 'Esta Ley regula')
  })
})
