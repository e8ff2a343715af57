import { test } from '@japa/runner'
import { picturesOf, withPictureRows } from '#sources/laws/files/pdf_pictures'
import { paragraphsOfRows } from '#sources/laws/files/row_paragraphs'
import { pagesOfPictures, withPicturePages, withPictures } from '#sources/laws/files/picture'

const SAID = '[Aquí hay una tabla, fórmula o imagen que este texto no reproduce: véase el'

test.group('Pictures in the text of a law', () => {
  test('are said where they stand, those before the text are left out', ({ assert }) => {
    const lines = ['\uFFFC', 'LEY FICTICIA', 'Artículo 1.- La tarifa es:', '\uFFFC', 'donde \uFFFC \uFFFC es la cuota.']
    assert.deepEqual(withPictures(lines), [
      'LEY FICTICIA',
      'Artículo 1.- La tarifa es:',
      `${SAID} documento oficial]`,
      'donde [imagen: véase el documento oficial] es la cuota.',
    ])
  })

  test('tell the page of the PDF on which they stand', ({ assert }) => {
    const lines = withPictures([
      'Artículo 1.- La tarifa es:',
      '\uFFFC',
      'Artículo 2.- La cuota',
      'es \uFFFC.',
      '\uFFFC',
    ])
    const pages = pagesOfPictures(lines, ['LEY FICTICIA', 'Artículo 1.- La ta rifa es:', 'Artículo 2.- La cuota es .'])
    assert.deepEqual(pages, [2, 3, 3])
    assert.deepEqual(withPicturePages(lines, [2, null, 3]), [
      'Artículo 1.- La tarifa es:',
      `${SAID} PDF oficial, página 2]`,
      'Artículo 2.- La cuota',
      'es [imagen: véase el documento oficial] .',
      `${SAID} PDF oficial, página 3]`,
    ])
  })
})

test.group('Pictures on the pages of a PDF', () => {
  const codes = {
    save: 1,
    restore: 2,
    transform: 3,
    paintImageXObject: 4,
    paintInlineImageXObject: 5,
    paintImageMaskXObject: 6,
  }
  const row = (text: string, y: number, left = 70) => ({ text, left, right: left + text.length * 5, y, size: 10 })
  const picture = { x: 200, y: 550, width: 150, height: 40 }

  test('are where the operators of the page draw them; lines and bullets are none', ({ assert }) => {
    const operators = {
      fnArray: [1, 3, 3, 4, 2, 3, 4],
      argsArray: [null, [1, 0, 0, 1, 100, 200], [125, 0, 0, -30, 10, 40], null, null, [4, 0, 0, 4, 5, 5], null],
    }
    assert.deepEqual(picturesOf(operators, codes), [{ x: 110, y: 210, width: 125, height: 30 }])
  })

  test('stand between the rows above and below, also when a footer comes first', ({ assert }) => {
    const rows = [row('7 de 9', 37), row('La tarifa es la siguiente:', 600), row('Quienes hagan pagos.', 500)]
    const [page] = withPictureRows([{ rows, pictures: [picture, { ...picture, y: 540, height: 9 }] }])
    assert.deepEqual(
      page.rows.map(({ text }) => text),
      ['7 de 9', 'La tarifa es la siguiente:', '\uFFFC', 'Quienes hagan pagos.']
    )
    assert.include(paragraphsOfRows([page.rows.slice(1)]), '\uFFFC')
  })

  test('stand in the row at whose height they are drawn', ({ assert }) => {
    const rows = [row('= Raíz enésima.', 555, 120)]
    const [page] = withPictureRows([{ rows, pictures: [{ x: 80, y: 550, width: 20, height: 14 }] }])
    assert.equal(page.rows[0].text, '\uFFFC = Raíz enésima.')
  })

  test('are left out when every page bears them', ({ assert }) => {
    const pages = Array.from({ length: 5 }, () => ({ rows: [row('Artículo 1.- Uno.', 600)], pictures: [picture] }))
    assert.isTrue(withPictureRows(pages).every(({ rows }) => rows.length === 1))
  })
})
