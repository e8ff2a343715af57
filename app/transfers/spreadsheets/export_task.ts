import { Readable } from 'node:stream'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import { todayIn } from '#app/workspaces/queries/today_in'
import { translate, type Language } from '#app/core/messages/catalogue'
import { storeTaskFile } from '#app/core/tasks/task_files'
import { TaskFailed, type TaskKind, type TaskWork } from '#app/core/tasks/task_kinds'
import { csvLine, quotedFormula } from '#app/core/text/csv'
import type { Selection } from '#app/transfers/bulk/bulk_change'
import type { Selecting } from '#app/transfers/bulk/selected'
import { BYTE_ORDER_MARK } from '#app/transfers/export/formats'
import { mayStill } from '#app/transfers/queries/may_still'
import type { Subject } from '#app/transfers/records/import_field'
import { fieldName } from '#app/transfers/records/subjects'
import { exportLines } from './export_lines.js'
import type { ExportLine } from './record_columns.js'

/** A workbook is built in memory; longer lists leave as CSV. */
export const MAX_WORKBOOK_ROWS = 20_000

export type ExportChoices = {
  subject: Subject
  selection: Selection
  columns: string[]
  format: 'csv' | 'xlsx'
  language: Language
  permission: string
}

/** The list that somebody sees, or what they ticked in it, as a file with the columns that they chose. */
export const recordsExport: TaskKind = {
  key: 'transfers.export',
  title: 'transfers.task.export',

  async run(task, work) {
    const { workspaceId, userId } = task
    const { subject, selection, columns, format, language, permission } = task.payload as unknown as ExportChoices
    if (!(await mayStill({ userId, workspaceId }, permission))) throw new TaskFailed('transfers.error.no_access')
    const selecting: Selecting = { subject, viewer: { userId, workspaceId }, selection }
    const headings = columns.map((column) => fieldName(subject, { key: column }, language))
    const counter = { rows: 0 }
    const context = { language, timeZone: await firmZone(workspaceId) }
    const lines = counted(exportLines(selecting, context), counter, work, task.total ?? 0)
    const name = `${translate(language, `transfers.export.file.${subject}`)}-${await todayIn(workspaceId)}.${format}`
    const content =
      format === 'csv' ? Readable.from(asCsv(headings, columns, lines)) : await asWorkbook(headings, columns, lines)
    await storeTaskFile(task, name, content)
    const made = { type: 'firm', id: workspaceId, place: { page: `bulk_${subject}` } }
    return { message: 'transfers.export.done', values: { rows: counter.rows }, subject: made }
  },
}

const EVERY = 2_000

async function* counted(lines: AsyncIterable<ExportLine>, counter: { rows: number }, work: TaskWork, total: number) {
  for await (const line of lines) {
    counter.rows++
    if (counter.rows % EVERY === 0)
      await work.progress({ state: {}, done: counter.rows, total: Math.max(total, counter.rows) })
    yield line
  }
}

async function* asCsv(headings: string[], columns: string[], lines: AsyncIterable<ExportLine>) {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(headings))
  for await (const line of lines) yield Buffer.from(csvLine(columns.map((column) => line[column])))
}

const WIDTHS: Record<string, number> = {
  title: 48,
  name: 40,
  client: 32,
  clientRole: 22,
  court: 40,
  notes: 40,
  team: 32,
  responsible: 28,
  email: 30,
  representative: 32,
  representativeEmail: 30,
  contact: 32,
  contactEmail: 30,
}

/** Columns that a spreadsheet adds up. */
const AMOUNTS = new Set(['claimAmount'])

async function asWorkbook(headings: string[], columns: string[], lines: AsyncIterable<ExportLine>): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const cell = (value: string | number | null | undefined) => {
    const text = String(value ?? '')
    return { type: String, value: quotedFormula(text) }
  }
  const amount = (pesos: string) => ({ type: Number, value: Number(pesos), format: '#,##0.00' })
  const rows = [headings.map((value) => ({ type: String, value, fontWeight: 'bold' as const }))]
  for await (const line of lines)
    rows.push(
      columns.map((column) =>
        AMOUNTS.has(column) && line[column] ? amount(String(line[column])) : cell(line[column])
      ) as never
    )
  const widths = columns.map((column) => ({ width: WIDTHS[column] ?? 18 }))
  return writeExcelFile(rows, { columns: widths, stickyRowsCount: 1 }).toBuffer()
}
