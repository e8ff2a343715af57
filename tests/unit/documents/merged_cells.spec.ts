import { test } from '@japa/runner'
import { fillMerged, mergedDown } from '#app/documents/reading/extraction/merged_cells'
import { spreadsheetOf } from '#app/documents/reading/extraction/spreadsheet'
import { xlsxOf } from '#tests/helpers/document_files'

const text = (address: string, value: string) => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`

test.group('Merged cells of a spreadsheet', () => {
  test('say the same in each row that they reach over, and titles do not', async ({ assert }) => {
    const sheet =
      `<worksheet><sheetData><row r="1">${text('A1', 'Lista')}</row><row r="2">${text('A2', 'Ana')}${text('B2', '1/26')}</row>` +
      `<row r="3">${text('B3', '2/26')}</row><row r="5">${text('B5', '3/26')}</row></sheetData>` +
      `<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A2:A5"/></mergeCells></worksheet>`
    const bytes = xlsxOf({ a: [['x']] }, { 'xl/worksheets/sheet1.xml': sheet })
    const read = await spreadsheetOf(bytes, { kind: 'xlsx', rows: 100, columns: 10, cells: 1_000 })
    const [{ rows }] = read as { rows: { line: number; cells: string[] }[] }[]
    assert.deepEqual(
      rows.map(({ cells }) => cells.map((cell) => cell ?? '')),
      [
        ['Lista', ''],
        ['Ana', '1/26'],
        ['Ana', '2/26'],
        ['', ''],
        ['Ana', '3/26'],
      ],
      'an empty row stays empty'
    )
  })

  test('are read from their own part of the sheet, and never fill more than the sheet may hold', ({ assert }) => {
    assert.deepEqual(
      mergedDown('<sheetData><c r="A1"/></sheetData><mergeCells><mergeCell ref="C2:C4"/></mergeCells>'),
      [{ column: 2, from: 1, to: 3 }]
    )
    assert.deepEqual(mergedDown('<sheetData/>'), [])
    const rows = Array.from({ length: 10 }, (_, at) => [at === 0 ? 'a' : '', 'b'])
    fillMerged(rows, [{ column: 0, from: 0, to: 9_999_999 }], 3)
    assert.equal(rows.filter(([first]) => first === 'a').length, 4)
  })
})
