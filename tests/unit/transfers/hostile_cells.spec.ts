import { test } from '@japa/runner'
import { dataRows, findHeadings, headingsAt } from '#app/transfers/import/heading_rows'
import { guessMapping } from '#app/transfers/import/guess_mapping'
import { RowReader } from '#app/transfers/import/read_rows'
import type { Sheet } from '#app/transfers/import/sheets'
import type { ImportContext } from '#app/transfers/records/import_field'
import { MATTER_IMPORT_FIELDS } from '#app/transfers/records/matters/matter_import'

const LONG = 10_000
const CELLS = [
  ','.repeat(LONG),
  'a,'.repeat(LONG / 2),
  'Ana, '.repeat(LONG / 5),
  'sa '.repeat(LONG / 3),
  'a y '.repeat(LONG / 4),
  ' '.repeat(LONG - 1) + 'x',
  '.'.repeat(LONG - 1) + 'x',
  '('.repeat(LONG),
  'vs '.repeat(LONG / 3),
  '1/1/2024;'.repeat(LONG / 9),
  '-'.repeat(LONG - 1) + 'x',
]
const ROWS = 60

const context: ImportContext = {
  language: 'es',
  people: Array.from({ length: 50 }, (_, id) => ({ id, name: `Ana Ruiz ${id}`, email: `a${id}@despacho.example` })),
  courts: ['Juzgado Primero'],
  stages: [],
  options: {},
  choices: {},
  template: null,
  mayArchive: true,
  today: '2026-11-22',
}

/** Milliseconds of the processor since then: what else the machine does is not counted. */
function processorSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

test.group('Cells made to be slow', () => {
  test('are read within a few milliseconds each', async ({ assert }) => {
    const head = {
      line: 1,
      cells: ['Expediente', 'Carátula', 'Actor', 'Demandado', 'Equipo', 'Fecha', 'Cliente', 'Juzgado'],
    }
    const rows = Array.from({ length: ROWS }, (_, at) => ({
      line: at + 2,
      cells: head.cells.map((_, place) => CELLS[(at + place) % CELLS.length]!.trim()),
    }))
    const sheet: Sheet = { name: 'Hoja', rows: [head, ...rows] }
    const began = process.cpuUsage()
    const heading = findHeadings('matters', sheet)
    const headings = headingsAt(sheet, heading)
    const data = dataRows(sheet, heading).rows
    const columns = headings.map((_, at) => data.flatMap(({ cells }) => cells[at] || []))
    const mapping = guessMapping({ subject: 'matters', fields: MATTER_IMPORT_FIELDS }, headings, columns, new Map())
    const fields = ['fileNumber', 'caption', 'party.plaintiff', 'party.defendant', 'team', 'date', 'client', 'court']
    const reader = new RowReader('matters', { headings, mapping: fields }, context)
    for (const row of data) await reader.read(row)
    assert.isBelow(processorSince(began), ROWS * fields.length * 10, String(mapping.length))
  })

  test('are read within a few milliseconds each in files of clients', async ({ assert }) => {
    const mapping = [
      'name',
      'responsible',
      'tags',
      'contact',
      'contactRole',
      'contactEmail',
      'contactPhone',
      'archived',
    ]
    const reader = new RowReader('clients', { headings: mapping, mapping }, context)
    const cells = [
      ...CELLS,
      ...['a;', '";', '@;', '1 ', '1;', '"a";', ' @'].map((unit) => unit.repeat(LONG / unit.length)),
      `a${' '.repeat(LONG - 2)}b`,
    ]
    const began = process.cpuUsage()
    for (let line = 0; line < ROWS; line++)
      await reader.read({ line, cells: mapping.map((_, place) => cells[(line + place) % cells.length]!) })
    assert.isBelow(processorSince(began), ROWS * mapping.length * 10)
  })
})
