import { translate } from '#app/core/messages/catalogue'
import type Task from '#app/core/tasks/models/task'
import { storeTaskFile } from '#app/core/tasks/task_files'
import { csvLine } from '#app/core/text/csv'
import { BYTE_ORDER_MARK } from '#app/transfers/export/formats'
import type { ReadRow, RowProblem } from '#app/transfers/records/import_field'
import { fieldName, importFields } from '#app/transfers/records/subjects'
import type { ImportRun } from './import_run.js'

/** A problem as a person reads it: the heading of the column, and why. */
export function problemText(
  { settings, transfer, context }: ImportRun,
  { field, reason, heading }: RowProblem
): string {
  if (field === null) return reason
  if (heading) return `${heading}: ${reason}`
  const place = settings.mapping.indexOf(field)
  if (place >= 0) return `${settings.headings[place]}: ${reason}`
  const fields = importFields(transfer.subject, context.template?.definition)
  const known = fields.find(({ key }) => key === field) ?? { key: field }
  return `${fieldName(transfer.subject, known, settings.language)}: ${reason}`
}

type Noted = { line: number; found: RowProblem[] }

/** Rows as they came, with their line and what is said of them: a file that can be corrected and brought in again. */
async function storeRows(task: Task, run: ImportRun, name: string, rows: Noted[]): Promise<void> {
  if (rows.length === 0) return
  const { language, headings } = run.settings
  const byLine = new Map(run.sheet.rows.map(({ line, cells }) => [line, cells]))
  const lines = rows.map(({ line, found }) => {
    const cells = byLine.get(line) ?? []
    const reasons = found.map((problem) => problemText(run, problem)).join(' · ')
    return csvLine([...headings.map((_, place) => cells[place] ?? ''), line, reasons])
  })
  const head = csvLine([
    ...headings,
    translate(language, 'transfers.errors.line'),
    translate(language, 'transfers.errors.reason'),
  ])
  await storeTaskFile(task, translate(language, name), Buffer.from(BYTE_ORDER_MARK + head + lines.join('')))
}

/** The rows that are refused, and those that come in with a warning, each in a file. */
export async function storeErrors(task: Task, run: ImportRun, rows: ReadRow[]): Promise<void> {
  const refused = rows.filter(({ key }) => key === null).map(({ line, problems }) => ({ line, found: problems }))
  const odd = rows.filter(({ key, warnings }) => key !== null && warnings.length > 0)
  await storeRows(task, run, 'transfers.errors.file', refused)
  await storeRows(
    task,
    run,
    'transfers.warnings.file',
    odd.map(({ line, warnings }) => ({ line, found: warnings }))
  )
}

const MAX_SHOWN = 100

/** The first of the refused rows, for the page. */
export function presentProblems(run: ImportRun, rows: ReadRow[]): { line: number; texts: string[] }[] {
  return rows
    .filter(({ key }) => key === null)
    .slice(0, MAX_SHOWN)
    .map(({ line, problems }) => ({ line, texts: problems.map((problem) => problemText(run, problem)) }))
}
