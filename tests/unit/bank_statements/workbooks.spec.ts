import { test } from '@japa/runner'
import { guessMapping } from '#app/bank_statements/domain/guess_mapping'
import { BANK_LIMITS } from '#app/bank_statements/domain/limits'
import { lackingIn } from '#app/bank_statements/domain/mapping'
import type { FileContent } from '#app/bank_statements/domain/movement'
import { readFile } from '#app/bank_statements/reading/read_file'
import { readMovements } from '#app/bank_statements/reading/read_movements'
import { UnreadableStatement } from '#app/bank_statements/reading/unreadable_file'
import { docxOf, xlsxOf, zipOf } from '#tests/helpers/document_files'

const TODAY = '2026-03-31'
/** Each file is sent by somebody else: who sends many is held up. */
let person = 70_000

/** What is read of a file as it is guessed to be. */
async function read(bytes: Buffer) {
  const { content } = await readFile(person++, bytes, TODAY)
  const mapping = guessMapping((content as Extract<FileContent, { kind: 'table' }>).rows)
  const { movements, refused } = readMovements(content, mapping, TODAY)
  const told = movements.map(({ day, amount, balance }) => [day, amount, balance])
  return { told, refused, movements, lacking: lackingIn(mapping) }
}

const faultOf = (bytes: Buffer) =>
  readFile(person++, bytes, TODAY).then(
    () => 'read',
    (error: unknown) => {
      if (error instanceof UnreadableStatement) return error.fault
      throw error
    }
  )

const M = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const sheetOf = (xml: string) =>
  xlsxOf({ Movimientos: [] }, { 'xl/worksheets/sheet1.xml': `<worksheet ${M}>${xml}</worksheet>` })
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`

const EXPECTED = [
  ['2026-03-02', -35_050, 9_964_950],
  ['2026-03-13', 1_160_000, 11_124_950],
]

test.group('Workbooks of banks', () => {
  test('are read with cells of numbers, in two columns and with days as text', async ({ assert }) => {
    const { told, refused, lacking } = await read(
      xlsxOf({
        Movimientos: [
          ['Fecha', 'Descripción', 'Cargo', 'Abono', 'Saldo'],
          ['02/03/2026', 'COMISIÓN', 350.5, '', 99_649.5],
          ['13/03/2026', 'SPEI PEÑA', '', 11_600, 111_249.50000000001],
        ],
      })
    )
    assert.deepEqual({ told, refused, lacking }, { told: EXPECTED, refused: [], lacking: [] })
  })

  test('are read with days that are numbers, with and without their format', async ({ assert }) => {
    const rows = [
      ['Fecha', 'Descripción', 'Importe', 'Saldo'],
      [46_083, 'COMISIÓN', '(350.50)', '99,649.50'],
      [46_094.75, 'SPEI', '$11,600.00', '$111,249.50'],
    ]
    assert.deepEqual((await read(xlsxOf({ Hoja: rows }))).told, EXPECTED)
    const styles = `<styleSheet ${M}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`
    const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`
    const sheet = `<worksheet ${M}><sheetData><row r="1">${text('A1', 'Fecha')}${text('B1', 'Importe')}</row><row r="2"><c r="A2" s="1"><v>46083</v></c><c r="B2"><v>-1.25</v></c></row></sheetData></worksheet>`
    const files = { 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': sheet, 'xl/_rels/workbook.xml.rels': rels }
    assert.deepEqual((await read(xlsxOf({ Hoja: [] }, files))).told, [['2026-03-02', -125, null]])
  })

  test('are read below merged titles, from the sheet with the movements', async ({ assert }) => {
    const title = `<row r="1">${text('A1', 'Banco Ficticio, S.A.')}</row><row r="2">${text('A2', 'Cuenta')}${text('B2', '4321')}</row>`
    const head = `<row r="11">${['Fecha', 'Concepto', 'Retiros', 'Depósitos'].map((name, at) => text(`${'ABCD'[at]}11`, name)).join('')}</row>`
    const row = `<row r="12">${text('A12', '02/03/2026')}${text('B12', 'COMISIÓN')}<c r="C12"><v>350.5</v></c></row><row r="13">${text('A13', '13/03/2026')}${text('B13', 'SPEI')}<c r="D13"><v>11600</v></c></row>`
    const merged = '<mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="B2:D2"/></mergeCells>'
    const bytes = xlsxOf(
      { Portada: [['Estado de cuenta']], Movimientos: [] },
      {
        'xl/worksheets/sheet2.xml': `<worksheet ${M}><sheetData>${title}${head}${row}</sheetData>${merged}</worksheet>`,
      }
    )
    const { told, movements } = await read(bytes)
    assert.deepEqual(told, [
      ['2026-03-02', -35_050, null],
      ['2026-03-13', 1_160_000, null],
    ])
    assert.equal(movements[0]!.line, 12)
  })

  test('are read with the last value of a formula, and tell a line whose formula has none', async ({ assert }) => {
    const { told, refused } = await read(
      sheetOf(
        `<sheetData><row r="1">${text('A1', 'Fecha')}${text('B1', 'Importe')}</row>` +
          `<row r="2">${text('A2', '13/03/2026')}<c r="B2"><f>11000+600</f><v>11600</v></c></row>` +
          `<row r="3">${text('A3', '14/03/2026')}<c r="B3"><f>SUM(B2)</f></c></row>` +
          `<row r="4">${text('A4', '15/03/2026')}<c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData>`
      )
    )
    assert.deepEqual(told, [['2026-03-13', 1_160_000, null]])
    assert.deepEqual(
      refused.map(({ line }) => line),
      [3, 4]
    )
  })

  test('are refused each with its own reason', async ({ assert }) => {
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)])
    const row = (at: number) => `<row r="${at}"><c r="A${at}"><v>1</v></c><c r="B${at}"><v>1</v></c></row>`
    const many = Array.from({ length: BANK_LIMITS.lines + 2 }, (_, at) => row(at + 1)).join('')
    const full = Array.from({ length: 15_000 }, () => Array.from({ length: 45 }, () => 1))
    const cases: [Buffer, string][] = [
      [compound, 'old_excel'],
      [Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]), 'locked'],
      [docxOf(['Fecha, Importe']), 'kind'],
      [zipOf({ 'movimientos.csv': 'Fecha,Importe\n01/03/2026,1.00' }), 'kind'],
      [xlsxOf({ Hoja: [['Fecha', 'Importe']] }).subarray(0, 700), 'broken'],
      [sheetOf(`<sheetData>${'<row/>'.repeat(5_000_000)}</sheetData>`), 'bomb'],
      [sheetOf(`<!DOCTYPE a [<!ENTITY b "c">]><sheetData>&b;</sheetData>`), 'bomb'],
      [sheetOf(`<sheetData>${many}</sheetData>`), 'too_many_lines'],
      [sheetOf(`<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>`), 'wide_book'],
      [sheetOf(`<sheetData><row r="1"><c r="A1048576"><v>1</v></c></row></sheetData>`), 'too_many_lines'],
      [xlsxOf({ Una: full, Otra: full }), 'too_many_cells'],
      [xlsxOf({ Hoja: [] }), 'empty'],
      [xlsxOf({ Hoja: [['solo un texto']] }), 'no_table'],
      [xlsxOf({ Hoja: [['Fecha', 'Importe']] }), 'no_movements'],
    ]
    for (const [at, [bytes, fault]] of cases.entries()) assert.equal(await faultOf(bytes), fault, `${at}: ${fault}`)
  }).timeout(60_000)
})

test.group('Texts of banks', () => {
  const CSV = [
    ...Array.from({ length: 11 }, (_, at) => `Renglón ${at + 1} del encabezado`),
    'Fecha;Descripción;Cargo;Abono;Saldo',
    '02/03/2026;COMISIÓN;350.50;;99,649.50',
    '13/03/2026;"SPEI PEÑA\r\nFACTURA ""A-12""; enero";;11,600.00;111,249.50',
  ].join('\r\n')
  const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16()
  const ENCODED: Record<string, Buffer> = {
    'UTF-8': Buffer.from(CSV),
    'UTF-8 with its mark': Buffer.from(`\ufeff${CSV}`),
    'Latin-1': Buffer.from(CSV, 'latin1'),
    'UTF-16': Buffer.from(`\ufeff${CSV}`, 'utf16le'),
    'UTF-16 without its mark': Buffer.from(CSV, 'utf16le'),
    'UTF-16 of the other order': swapped(Buffer.from(`\ufeff${CSV}`, 'utf16le')),
  }

  for (const [name, bytes] of Object.entries(ENCODED))
    test(`are read in ${name} below twelve lines, with breaks within quotes`, async ({ assert }) => {
      const { told, refused, movements, lacking } = await read(bytes)
      assert.deepEqual({ told, refused, lacking }, { told: EXPECTED, refused: [], lacking: [] })
      assert.equal(movements[1]!.description, 'SPEI PEÑA FACTURA "A-12"; enero')
    })

  test('are read with tabs, and with months before days where one date tells', async ({ assert }) => {
    const lines = ['Date\tDescription\tAmount\tBalance', '03/02/2026\tFEE\t(350.50)\t99,649.50']
    const { told } = await read(Buffer.from([...lines, '03/13/2026\tSPEI\t11,600.00\t111,249.50'].join('\n')))
    assert.deepEqual(told, EXPECTED)
    assert.deepEqual((await read(Buffer.from(lines.join('\n')))).lacking, ['date_order'])
  })
})
