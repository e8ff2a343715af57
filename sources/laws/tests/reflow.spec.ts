import { test } from '@japa/runner'
import { reflowed } from '../reflow.js'

const WORDS =
  'la autoridad competente debe resolver dentro del plazo que señala esta disposición y notificar a las personas interesadas'.split(
    ' '
  )

/** Rows of one width, as a page has them. */
function rowsOf(paragraph: string, width = 80): string[] {
  const rows = ['']
  for (const word of paragraph.split(' ')) {
    if (rows[rows.length - 1].length + word.length > width) rows.push('')
    rows[rows.length - 1] += `${word} `
  }
  return rows
}

/** A sentence of invented words. */
const sentence = (seed: number, length = 40) =>
  Array.from({ length }, (_, at) => WORDS[(at * 7 + seed) % WORDS.length]).join(' ')
const article = (number: number) => `Artículo ${number}. Para los efectos de esta ley ${sentence(number)}.`
const wrapped = (...paragraphs: string[]) => paragraphs.flatMap((paragraph) => [...rowsOf(paragraph), ' '])

test.group('Page text reflow', () => {
  test('joins rows into paragraphs separated by blank rows', ({ assert }) => {
    const paragraphs = [article(1), article(2), article(3), article(4)]
    assert.deepEqual(reflowed(wrapped(...paragraphs)), paragraphs)
  })

  test('leaves paragraphs as they are', ({ assert }) => {
    const paragraphs = [article(1), 'I. Uno;', 'II. Dos, y', article(2)]
    assert.deepEqual(reflowed(['', ...paragraphs, ' ']), paragraphs)
  })

  test('continues a sentence cut by a page break after the page header', ({ assert }) => {
    const pages = [1, 2, 3, 4].flatMap((page) => {
      const rows = [...rowsOf(article(page * 2)), ' ', ...rowsOf(article(page * 2 + 1))]
      const cut = rows.splice(-2)
      return [
        ...rows,
        '',
        'Compilación Legislativa del Estado Ficticio',
        'Secretaría General de Gobierno',
        `Página ${page + 1} de 5 ${cut[0]}`,
        ...cut.slice(1),
        ' ',
      ]
    })
    assert.deepEqual(
      reflowed(pages),
      [2, 3, 4, 5, 6, 7, 8, 9].map((number) => article(number))
    )
  })

  test('removes page numbers, alone or before the text, but keeps list numbers', ({ assert }) => {
    const body = [1, 2, 3, 4, 5].flatMap((page) => {
      const rows = wrapped(article(page * 3), article(page * 3 + 1), article(page * 3 + 2))
      return [...rows, '', ...(page % 2 ? [` ${page + 1} `] : [])].map((row, at) =>
        at === 0 && page % 2 ? ` ${page} ${row}` : row
      )
    })
    const paragraphs = reflowed([...body, '12 cuotas', ''])
    assert.isFalse(paragraphs.slice(0, -1).some((line) => /^\d/.test(line)))
    assert.equal(paragraphs.at(-1), '12 cuotas')
  })

  test('starts a new paragraph at headings, fractions and notes even without a blank row', ({ assert }) => {
    const rows = [
      ...wrapped(article(1), article(2)),
      'CAPÍ TULO II ',
      'De las autoridades ',
      ...rowsOf(article(3)),
      ...rowsOf(`I. ${sentence(2, 20)};`),
      ...rowsOf(`II. ${sentence(3, 20)}; y`),
      '(Reformado en Decreto 9, POE 45, fecha 3 mayo 2019) ',
      ...rowsOf(article(4)),
    ]
    const paragraphs = reflowed(rows)
    assert.includeMembers(paragraphs, [
      'CAPÍTULO II',
      'De las autoridades',
      article(3),
      `I. ${sentence(2, 20)};`,
      '(Reformado en Decreto 9, POE 45, fecha 3 mayo 2019)',
      article(4),
    ])
  })

  test('does not take repeated sentences for page headers', ({ assert }) => {
    const decree =
      'Único. El presente decreto entrará en vigor al día siguiente de su publicación en el Periódico Oficial del Estado.'
    const paragraphs = Array.from({ length: 12 }, (_, at) => [article(at + 1), decree]).flat()
    assert.deepEqual(reflowed(wrapped(...paragraphs)), paragraphs)
  })

  test('repairs a split article number when it makes the next in sequence', ({ assert }) => {
    const rows = wrapped(
      article(155),
      'Artículo 15 6.- Quien pida debe probar lo que pide, según esta ley y sus normas.',
      article(157)
    )
    assert.match(reflowed(rows)[1], /^Artículo 156\.- Quien/)
  })
})

test.group('Run-together pages', () => {
  const page = (...units: string[]) => units.join(' ')
  const long = (number: number) =>
    `ARTÍCULO ${number}.- Las personas interesadas podrán acudir a la autoridad; ${sentence(number, 60)}.`

  test('are split where their units begin', ({ assert }) => {
    const rows = [
      page(
        'TÍTULO PRIMERO',
        'DISPOSICIONES GENERALES',
        'CAPÍTULO I',
        'DEL OBJETO',
        long(1),
        '(REFORMADO, G.O. 4 DE MAYO DE 2018)',
        long(2)
      ),
      page(
        long(3),
        'CAPÍTULO II De la Revisión',
        long(4),
        'TRANSITORIOS',
        'PRIMERO.- Este Código entrará en vigor mañana.'
      ),
    ]
    assert.deepEqual(reflowed(rows), [
      'TÍTULO PRIMERO',
      'DISPOSICIONES GENERALES',
      'CAPÍTULO I',
      'DEL OBJETO',
      long(1),
      '(REFORMADO, G.O. 4 DE MAYO DE 2018)',
      long(2),
      long(3),
      'CAPÍTULO II',
      'De la Revisión',
      long(4),
      'TRANSITORIOS',
      'PRIMERO.- Este Código entrará en vigor mañana.',
    ])
  })

  test('are split at list items', ({ assert }) => {
    const rows = [
      page(
        long(1),
        'ARTÍCULO 2.- Son autoridades: I. La Secretaría; II. Los municipios; y III. El Tribunal: a) En pleno; o b) En sala.',
        long(3)
      ),
    ]
    assert.includeMembers(reflowed([...rows, ...rows]), [
      'ARTÍCULO 2.- Son autoridades:',
      'I. La Secretaría;',
      'II. Los municipios; y',
      'a) En pleno; o',
    ])
  })

  test('are not split at a mere mention of an article, heading or transitory provision', ({ assert }) => {
    const mention =
      'ARTÍCULO 2.- Se estará a lo dispuesto en el Artículo 9. Lo mismo vale de los TRANSITORIOS PRIMERO.- y del CAPÍTULO I de la ley.'
    assert.include(reflowed([page(long(1), mention, long(3), long(4))]), mention)
  })

  // each of these takes minutes when a rule looks at the same text again for every blank or row
  test('are read without delay when rows are blank or a page has ten thousand rows', ({ assert }) => {
    for (const blank of [' ', '\u00a0', '\t']) {
      const rows = ['Artículo 1.- Uno.', `artículo 2${blank.repeat(400_000)}fin`]
      assert.deepEqual(reflowed(rows), ['Artículo 1.- Uno.', 'artículo 2 fin'])
    }
    const row = page(long(1), 'ARTÍCULO 2.- Dos. CAPÍTULO II', long(3), 'Artículo 3.- Tres, y').replace(/^./, 'a')
    assert.isAbove(reflowed(Array<string>(10_000).fill(row)).length, 10_000)
  })
})
