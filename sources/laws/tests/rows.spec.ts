import { test } from '@japa/runner'
import { withoutFurniture } from '../files/page_furniture.js'
import { rowsOf } from '../files/pdf_rows.js'
import type { Glyphs, Row } from '../files/pdf_rows.js'
import { paragraphsOfRows } from '../files/row_paragraphs.js'

const glyphs = (str: string, x: number, y: number, { width = str.length * 5, height = 10 } = {}): Glyphs => ({
  str,
  transform: [1, 0, 0, 1, x, y],
  width,
  height,
})
/** A row that ends at the right edge unless told otherwise. */
const row = (text: string, y: number, { left = 71, right = 541, size = 10 } = {}): Row => ({
  text,
  y,
  left,
  right,
  size,
})

test.group('Page rows', () => {
  test('join pieces of one height, with a space where there is a gap', ({ assert }) => {
    const [one] = rowsOf([glyphs('Artículo', 71, 600), glyphs('1o.', 114, 600), glyphs('-', 129, 600)])
    assert.equal(one.text, 'Artículo 1o.-')
    assert.equal(one.left, 71)
    assert.lengthOf(rowsOf([glyphs('uno', 71, 600), glyphs('dos', 71, 588)]), 2)
  })

  test('keep a superscript letter in its row', ({ assert }) => {
    assert.deepEqual(
      rowsOf([glyphs('m', 71, 600), glyphs('2', 76, 603, { height: 6 })]).map(({ text }) => text),
      ['m2']
    )
  })

  test('split distant pieces into cells, except after the number of a fraction', ({ assert }) => {
    const cells = rowsOf([glyphs('Leve falta administrativa', 71, 600), glyphs('10', 300, 600)])
    assert.equal(cells[0].text, 'Leve falta administrativa | 10')
    assert.equal(rowsOf([glyphs('IV.', 71, 600), glyphs('Los', 140, 600)])[0].text, 'IV. Los')
  })
})

test.group('Paragraphs from page rows', () => {
  test('continue after a full row and end after a short one', ({ assert }) => {
    const rows = [row('Uno dos', 600), row('tres.', 588, { right: 100 }), row('Cuatro cinco', 576)]
    assert.deepEqual(paragraphsOfRows([rows]), ['Uno dos tres.', 'Cuatro cinco'])
  })

  test('join a sentence cut by a page break', ({ assert }) => {
    assert.deepEqual(paragraphsOfRows([[row('El juez', 80)], [row('resolverá lo conducente.', 670)]]), [
      'El juez resolverá lo conducente.',
    ])
  })

  test('start anew on a new page after a finished sentence', ({ assert }) => {
    const pages = [[row('Se resolverá.', 80)], [row('Artículo 2.- Otro.', 670)]]
    assert.deepEqual(paragraphsOfRows(pages), ['Se resolverá.', 'Artículo 2.- Otro.'])
  })

  test('keep a heading apart from its name, even across pages', ({ assert }) => {
    const title = row('TÍTULO PRIMERO', 90, { left: 260, right: 352 })
    const name = row('Disposiciones Generales', 78, { left: 246, right: 366 })
    const text = row('Texto de todo el ancho', 60)
    assert.deepEqual(paragraphsOfRows([[title, name, text]]), [title.text, name.text, text.text])
    assert.deepEqual(
      paragraphsOfRows([
        [text, title],
        [{ ...name, y: 670 }, text],
      ]).slice(1, 3),
      [title.text, name.text]
    )
  })

  test('rejoin a word hyphenated at the end of a row, but keep a hyphen between names', ({ assert }) => {
    assert.deepEqual(paragraphsOfRows([[row('la consti-', 600), row('tución', 588)]]), ['la constitución'])
    assert.deepEqual(paragraphsOfRows([[row('la Norte-', 600), row('Sur', 588)]]), ['la Norte- Sur'])
  })

  test('separate each note in small print', ({ assert }) => {
    const rows = [
      row('Texto del párrafo', 600),
      row('Párrafo reformado DOF 01-02-2001', 591, { left: 420, size: 8 }),
      row('Artículo reformado DOF 01-02-2001', 582, { left: 420, size: 8 }),
    ]
    assert.lengthOf(paragraphsOfRows([rows]), 3)
  })
})

test.group('Repeated page headers', () => {
  const page = (number: number, text: string) => ({
    height: 792,
    rows: [
      row('LEY FICTICIA', 750, { size: 7 }),
      row('Secretaría de Servicios Parlamentarios', 714, { size: 6.5 }),
      row(text, 673),
      row(`${number} de 9`, 37, { size: 9 }),
    ],
  })

  test('are removed, but not the first line of the text', ({ assert }) => {
    const kept = withoutFurniture([page(1, 'Uno'), page(2, 'Dos'), page(3, 'Tres')])
    assert.deepEqual(
      kept.flat().map(({ text }) => text),
      ['Uno', 'Dos', 'Tres']
    )
  })

  test('do not include the title in larger type or a note at the top of a page', ({ assert }) => {
    const first = page(1, 'LEY FICTICIA')
    const kept = withoutFurniture([first, page(2, 'Fe de erratas al artículo DOF 13-03-1943'), page(3, 'Tres')])
    assert.deepEqual(
      kept.flat().map(({ text }) => text),
      ['LEY FICTICIA', 'Fe de erratas al artículo DOF 13-03-1943', 'Tres']
    )
  })

  test('are recognised for another publisher, too', ({ assert }) => {
    const pages = [1, 2, 3, 4].map((number) => ({
      height: 792,
      rows: [
        row('Congreso Ficticio del Estado', 740),
        row(`Texto ${'abcd'[number - 1]}`, 400),
        row(`Página ${number} de 4`, 40),
      ],
    }))
    assert.deepEqual(
      withoutFurniture(pages)
        .flat()
        .map(({ text }) => text),
      ['Texto a', 'Texto b', 'Texto c', 'Texto d']
    )
  })
})
