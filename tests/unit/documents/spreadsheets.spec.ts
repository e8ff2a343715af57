import { test } from '@japa/runner'
import { extentOf } from '#app/documents/reading/extraction/sheet_extent'
import { spreadsheetOf } from '#app/documents/reading/extraction/spreadsheet'
import { memoryOf } from '#app/core/system/memory_of'
import { Reader } from '#app/documents/reading/process/reader'
import { xlsxOf } from '#tests/helpers/document_files'

const MEGABYTE = 1_048_576
const LIMITS = { rows: 20_001, columns: 100, cells: 600_000 }

/** A workbook of a few hundred bytes whose sheet is this XML. */
const workbook = (cells: string) =>
  xlsxOf({ a: [['x']] }, { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData></worksheet>` })
const cell = (address: string) => `<c r="${address}" t="inlineStr"><is><t>x</t></is></c>`
const read = (bytes: Buffer) => spreadsheetOf(bytes, { kind: 'xlsx', ...LIMITS })

test.group('Spreadsheet bounds', () => {
  test('refuse a cell beyond the columns or rows, however it is written', async ({ assert }) => {
    const cases: [string, string][] = [
      [`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`, 'columns'],
      [`<row r="1">${cell('CW1')}</row>`, 'columns'],
      [`<row r="20002">${cell('A20002')}</row>`, 'rows'],
      [`<row r="9999999"></row>`, 'rows'],
      [`<x:row r='1'><x:c t=">" r='XFD1'/></x:row>`, 'columns'],
      [`<!-- it's --><row r="1"><c r="&#88;FD1"/></row>`, 'columns'],
      [`<row r="1"><c r="ZZZZ1"/></row>`, 'broken'],
      [`<row r="1"><c r="A99999999"/></row>`, 'broken'],
      [`<row r="1"><c r="xfd1"/></row>`, 'broken'],
      [`<row>${'<c/>'.repeat(101)}</row>`, 'columns'],
      ['<row/>'.repeat(20_002), 'rows'],
    ]
    for (const [xml, fault] of cases) assert.deepEqual(await read(workbook(xml)), { fault }, xml.slice(0, 80))
  })

  test('refuse too many cells in all sheets together', async ({ assert }) => {
    const rows = Array.from({ length: 7_000 }, () => `<row>${'<c/>'.repeat(100)}</row>`).join('')
    assert.deepEqual(await read(workbook(rows)), { fault: 'cells' })
  })

  test('accept a sheet up to the last row and column', async ({ assert }) => {
    const sheets = await read(workbook(`<row r="1">${cell('A1')}</row><row r="20001">${cell('CV20001')}</row>`))
    assert.isArray(sheets)
    const { rows } = (sheets as { rows: { cells: string[] }[] }[])[0]!
    assert.deepEqual([rows.length, rows.at(-1)!.cells.length], [20_001, 100])
  })

  test('refuse delimited text with too many columns, rows or cells', async ({ assert }) => {
    const csv = (text: string) => spreadsheetOf(Buffer.from(text), { kind: 'csv', ...LIMITS })
    assert.deepEqual(await csv(`a,b\n${'x,'.repeat(150)}x`), { fault: 'columns' })
    assert.deepEqual(await csv('a,b\n'.repeat(20_002)), { fault: 'rows' })
    assert.deepEqual(await csv(`${'x,'.repeat(99)}x\n`.repeat(6_001)), { fault: 'cells' })
    assert.isArray(await csv(`a,b${','.repeat(300)}\n1,2`))
  })

  test('count the cells of a sheet in one pass', ({ assert }) => {
    assert.deepEqual(extentOf(`<row r="3"><c r="B3"/><c/></row><row><c/></row>`), { rows: 4, columns: 3, cells: 3 })
  })
})

test.group('Spreadsheet reading process', (group) => {
  let reader: Reader
  group.setup(() => {
    reader = new Reader({ time: 10_000, memory: 256 * MEGABYTE })
    return () => reader.close()
  })

  test('refuses workbooks of few bytes that name the last cell at once, without growing', async ({ assert }) => {
    const bytes = workbook(`<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`)
    assert.isBelow(bytes.length, 2_000)
    await reader.ask('spreadsheet', bytes, { kind: 'xlsx', ...LIMITS })
    const [before, startedAt] = [memoryOf(process.pid), performance.now()]
    const asked = Array.from({ length: 3 }, () => reader.ask('spreadsheet', bytes, { kind: 'xlsx', ...LIMITS }))
    assert.deepEqual(await Promise.all(asked), Array(3).fill({ fault: 'columns' }))
    assert.isBelow(performance.now() - startedAt, 2_000)
    assert.isBelow(memoryOf(process.pid) - before, 20 * MEGABYTE)
    const asDocument = await reader.ask('text', bytes, { name: 'a.xlsx' }).catch(({ reason }) => reason)
    assert.equal(asDocument, 'tooLarge')
  })

  test('reads a sheet of many rows', async ({ assert }) => {
    const row = Array.from({ length: 20 }, (_, n) => `Dato ficticio ${n}`)
    const bytes = xlsxOf({ Clientes: Array.from({ length: 5_000 }, () => row) })
    const read = await reader.ask('spreadsheet', bytes, { kind: 'xlsx', ...LIMITS })
    assert.isArray(read)
    assert.lengthOf((read as { rows: unknown[] }[])[0]!.rows, 5_000)
  }).timeout(20_000)
})
