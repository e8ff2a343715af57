import { test } from '@japa/runner'
import { compareFiles } from '../compare_files.js'
import { pdfOf, wordOf } from '#tests/helpers/law_files'

const TEXT = [
  'LEY DE FAROS FICTICIA',
  'Articulo 1.- Los faros de tierra pagan la tarifa que sigue:',
  'Articulo 2.- Los demas.',
]
const pageOf = (rows: string[]) => rows.map((text, place) => ({ x: 85, y: 640 - place * 30, text }))

test.group('Comparison of the files of a law', () => {
  test('takes the Word file when the PDF says no more', async ({ assert }) => {
    const { better, verdict } = await compareFiles(wordOf(TEXT), pdfOf([pageOf(TEXT)]))
    assert.deepEqual([better, verdict], ['word', 'Al archivo de Word no le falta ninguna palabra de su PDF.'])
  }).timeout(30_000)

  test('takes the PDF when it has words that the Word file lacks', async ({ assert }) => {
    const { better, verdict } = await compareFiles(wordOf(TEXT.toSpliced(2, 1)), pdfOf([pageOf(TEXT)]))
    assert.equal(better, 'pdf')
    assert.match(verdict, /^Se tomó el PDF: al archivo de Word le faltan \d palabras suyas \(.*«demas»\)\.$/)
  }).timeout(30_000)

  test('takes the Word file when the PDF lacks more, and says of what', async ({ assert }) => {
    const more = 'La cuota se actualiza cada enero conforme al indice nacional de precios.'
    const { better, verdict } = await compareFiles(wordOf([...TEXT.toSpliced(2, 1), more]), pdfOf([pageOf(TEXT)]))
    assert.equal(better, 'word')
    assert.match(
      verdict,
      /^Se tomó el archivo de Word, pues al PDF le faltan \d+ palabras: al archivo de Word le faltan/
    )
  }).timeout(30_000)

  test('tells the page of the PDF on which a picture of the Word file stands, whose note is no word', async ({
    assert,
  }) => {
    const text = TEXT.toSpliced(2, 0, '\u0001')
    const at = text.join('\r').indexOf('\u0001')
    const word = wordOf(text, { letters: [{ first: at, end: at + 1, properties: [0x55, 0x08, 1] }] })
    const { better, picturePages } = await compareFiles(word, pdfOf([[], pageOf(TEXT)]))
    assert.deepEqual([better, picturePages], ['word', '2'])
  }).timeout(30_000)
})
