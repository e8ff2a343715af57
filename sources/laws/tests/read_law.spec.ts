import { test } from '@japa/runner'
import { STATE } from '../gazettes.js'
import type { Law, LawUnit } from '../law.js'
import { outlineOf, pathOf, searchTextOf } from '../outline.js'
import { readLaw } from '../read_law.js'
import { INVENTED } from './invented.js'

const law = readLaw(INVENTED)
const of = (read: Law, key: string) => read.units.find((unit) => unit.key === key) as LawUnit
const textOf = (read: Law, key: string) => read.lines.slice(of(read, key).first, of(read, key).end)
const keys = (read: Law, kind: LawUnit['kind']) => read.units.filter((unit) => unit.kind === kind).map(({ key }) => key)
const read = (text: string) => readLaw(text.trim().split('\n'))

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
    assert.deepEqual(keys(law, 'article'), ['1', '2', '2-a', '2-bis', '3', '4', '5', '6-8', '9', '1000'])
    assert.include(textOf(law, '5'), '“Artículo 2o.- Texto citado de otra ley.”')
    assert.include(textOf(law, '4'), 'Artículo 9 de otra ley, que no es encabezado.')
  })

  test('does not take the end of a sentence that cites a later article for its heading', ({ assert }) => {
    const articles = (numbers: number[]) => numbers.map((number) => `Artículo ${number}.- El faro alumbra de noche.`)
    const quoting = read(
      [
        'CÓDIGO DE FAROS (FICTICIO)',
        ...articles([1, 2, 3]),
        'Es aplicable lo previsto en el',
        'Artículo 6;',
        'y se observará además lo que sigue.',
        ...articles([4, 5, 6, 7]),
      ].join('\n')
    )
    assert.deepEqual(keys(quoting, 'article'), ['1', '2', '3', '4', '5', '6', '7'])
    assert.include(textOf(quoting, '3'), 'Artículo 6;')
  })

  test('represents a range of repealed articles as one unit', ({ assert }) => {
    assert.deepEqual(of(law, '6-8').numbers, ['6', '7', '8'])
    assert.equal(of(law, '6-8').number, '6 al 8')
  })

  test('reads the text and table below an article number on its own line', ({ assert }) => {
    assert.deepEqual(textOf(law, '9').slice(1, 4), ['Las multas serán:', 'Falta | Días', 'Leve | 10'])
    assert.isNull(of(law, '9').name)
  })

  test('links articles to the divisions above them and divisions to their names', ({ assert }) => {
    assert.equal(
      pathOf(law, of(law, '2-bis')),
      'LIBRO PRIMERO. De los Faros › TÍTULO PRIMERO. Disposiciones Generales › CAPÍTULO I. Objeto'
    )
    assert.equal(pathOf(law, of(law, '9')), 'LIBRO SEGUNDO. De las Sanciones')
    assert.equal(of(law, 'capitulo-ii-bis').name, null)
  })

  test('gives transitory provisions separate keys for each decree, even on the same day', ({ assert }) => {
    assert.deepEqual(keys(law, 'transitory'), [
      't-1',
      't-2',
      't-2001-02-01-unico',
      't-2001-02-01-b-1',
      't-2001-02-01-b-2',
    ])
    assert.equal(of(law, 't-2001-02-01-unico').decree, '2001-02-01')
    assert.isNull(of(law, 't-1').decree)
    assert.include(textOf(law, 't-2'), 'Primero. Esto es texto del segundo transitorio.')
  })

  test('excludes signatures, leftovers of the decree and annexes from the provisions', ({ assert }) => {
    assert.deepEqual(textOf(law, 'anexo-1'), ['ANEXO 1', 'Luces y colores'])
    assert.deepEqual(textOf(law, '1000'), ['Artículo 1,000.- Último artículo.'])
    assert.lengthOf(keys(law, 'closing'), 2)
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

test.group('Unusual law texts', () => {
  test('number their articles in words', ({ assert }) => {
    const worded = read(`LEY FICTICIA
DECRETO:
ARTICULO PRIMERO.- Se prohíbe lo primero.
ARTICULO SEGUNDO.- Se prohíbe lo segundo.
ARTICULO TERCERO.- Rige desde hoy.
México, D. F., a 10 de enero de 1939.- Rúbrica.`)
    assert.deepEqual(keys(worded, 'article'), ['1', '2', '3'])
    assert.deepEqual(keys(worded, 'closing'), ['closing'])
  })

  test('give articles titles on the same line or below', ({ assert }) => {
    const titled = read(`CÓDIGO FICTICIO
Artículo 1. Objeto
Este Código regula.
Artículo 2. Plazos
Los plazos corren.
Artículo 3.
Cómputo
Se cuentan los días.`)
    assert.deepEqual(
      titled.units.filter(({ kind }) => kind === 'article').map(({ name }) => name),
      ['Objeto', 'Plazos', 'Cómputo']
    )
  })

  test('give no title to one short article among others', ({ assert }) => {
    const plain = read(
      'LEY FICTICIA\nArtículo 1. Uno.\nArtículo 2. Dos.\nArtículo 3. Tres.\nArtículo 4. Sin punto\nsigue'
    )
    assert.isTrue(plain.units.every(({ kind, name }) => kind !== 'article' || name === null))
  })

  test('do not take a table of contents for structure', ({ assert }) => {
    const listed = read(`LEY FICTICIA
TÍTULO PRIMERO
De lo primero
TÍTULO SEGUNDO
De lo segundo
TÍTULO PRIMERO
De lo primero
Artículo 1. Uno.
TÍTULO SEGUNDO
De lo segundo
Artículo 2. Dos.`)
    assert.deepEqual(keys(listed, 'title'), ['titulo-primero', 'titulo-segundo'])
    assert.equal(of(listed, 'titulo-primero').first, 5)
  })

  test('divide a book or a section into parts', ({ assert }) => {
    const parted = read(`LEY FICTICIA
TÍTULO PRIMERO
CAPÍTULO I
SECCIÓN PRIMERA
PRIMERA PARTE
Artículo 1. Uno.
SEGUNDA PARTE
Artículo 2. Dos.
CAPÍTULO II
Artículo 3. Tres.`)
    const levels = parted.units.map(({ kind, level }) => `${kind} ${level}`)
    assert.deepEqual(levels.slice(1), [
      'title 0',
      'chapter 1',
      'section 2',
      'part 3',
      'article 4',
      'part 3',
      'article 4',
      'chapter 1',
      'article 2',
    ])
  })

  test('keep both copies of an article printed twice, under two keys', ({ assert }) => {
    const twice = read(
      'LEY FICTICIA\nArtículo 1. Uno.\nArtículo 2. Dos.\nArtículo 2. Dos, otra vez.\nArtículo 3. Tres.'
    )
    assert.deepEqual(keys(twice, 'article'), ['1', '2', '2-2', '3'])
    const suffixed = read(
      'LEY FICTICIA\nArtículo 1 Bis. Uno.\nArtículo 1-Bis. Otro.\nCAPÍTULO I\nCAPÍTULO I\nArtículo 2. Dos.'
    )
    assert.equal(new Set(suffixed.units.map(({ key }) => key)).size, suffixed.units.length)
  })

  test('are read even without transitory provisions or without any content', ({ assert }) => {
    assert.deepEqual(keys(read('LEY FICTICIA\nArtículo 1. Uno.'), 'article'), ['1'])
    assert.deepEqual(
      readLaw([]).units.map(({ kind }) => kind),
      ['preamble']
    )
    assert.deepEqual(
      read('LEY FICTICIA\nSin artículos.').units.map(({ kind }) => kind),
      ['preamble']
    )
  })
})

test.group('Transitory provisions without a number', () => {
  const law = (lines: string) =>
    read(`LEY FICTICIA\nArtículo 1.- Uno.\n${lines}`).units.filter(({ kind }) => kind === 'transitory')

  test('are read when they stand {what}')
    .with([
      {
        what: 'on the line of their heading',
        lines: 'ARTICULO TRANSITORIO.- El presente Decreto entrará en vigor mañana.',
        number: 'unico',
      },
      {
        what: 'under a heading with a colon',
        lines: 'ARTICULO TRANSITORIO:\nLa presente Ley entrará en vigor mañana.',
        number: 'unico',
      },
      {
        what: 'with a number after their heading',
        lines: 'TRANSITORIO: ÚNICO._ Este decreto entrará en vigor mañana.',
        number: 'unico',
      },
      {
        what: 'under another heading',
        lines: 'Disposición Transitoria\nEsta Ley entrará en vigor mañana.',
        number: 'unico',
      },
      {
        what: 'under a heading that is a sentence',
        lines: 'TRANSITORIO DEL DECRETO 12, PUBLICADO EL 3 DE MAYO DE 2021.\nSEGUNDO.- Rige mañana.',
        number: '2',
      },
    ])
    .run(({ assert }, { lines, number }) => {
      assert.deepEqual(
        law(lines).map((unit) => unit.number),
        [number]
      )
    })

  test('are none where a sentence leads to numbered ones', ({ assert }) => {
    const units = law('TRANSITORIOS\nSe estará a lo siguiente:\nPRIMERO.- Rige mañana.\nSEGUNDO.- Se deroga.')
    assert.deepEqual(
      units.map(({ label }) => label),
      ['PRIMERO', 'SEGUNDO']
    )
  })

  test('are counted in figures with the sign of an ordinal', ({ assert }) => {
    const units = law(
      'TRANSITORIOS:\n1°.- La presente Ley entrará en vigor mañana.\n2o.- Se derogan las demás.\n3º- Otra.'
    )
    assert.deepEqual(
      units.map(({ number }) => number),
      ['1', '2', '3']
    )
  })

  test('stand under a heading that tells its gazette, which is no note of reform', ({ assert }) => {
    const heading =
      'ARTÍCULO TRANSITORIO DEL DECRETO 265, PUBLICADO EN PERIÓDICO OFICIAL NÚM. 48, DE FECHA 3 DE MAYO DE 2020'
    const under =
      'DEL DECRETO POR EL QUE SE REFORMA LA LEY FICTICIA, PUBLICADO EN LA GACETA OFICIAL EL 9 DE FEBRERO DE 2023.'
    const lines = ['LEY FICTICIA', 'Artículo 1.- Uno.', 'TRANSITORIO', 'ÚNICO.- Rige.', heading, 'ÚNICO. - Rige hoy.']
    const { units } = readLaw([...lines, 'TRANSITORIOS', under, 'PRIMERO.- Rige mañana.'], STATE)
    assert.deepEqual(
      units.flatMap(({ kind, decree }) => (kind === 'transitory' ? [decree] : [])),
      [null, '2020-05-03', '2023-02-09']
    )
  })

  test('belong to the decree whose day the list of reforms tells', ({ assert }) => {
    const units = law(
      'TRANSITORIO\nÚNICO.- Rige.\nARTÍCULOS TRANSITORIOS DEL DECRETO 28394/LXII/21\nPRIMERO.- Rige hoy.\nDECRETO 28394/LXII/21.- Se reforma el artículo 1 de la Ley Ficticia.- Jun. 8 de 2021 sec. V.'
    )
    assert.deepEqual(
      units.map(({ decree }) => decree),
      [null, '2021-06-08']
    )
  })

  test('belong to the decree whose day their heading tells', ({ assert }) => {
    const units = law(
      'TRANSITORIO\nÚNICO.- Rige mañana.\nARTÍCULO TRANSITORIO DEL DECRETO NÚM. 25, PUBLICADO EN EL PERIÓDICO OFICIAL, DE FECHA 30 DE DICIEMBRE DE 2024.\nÚNICO.- Rige hoy.'
    )
    assert.deepEqual(
      units.map(({ decree }) => decree),
      [null, '2024-12-30']
    )
  })
})
