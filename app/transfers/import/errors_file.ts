import { translate } from '#app/core/messages/catalogue'
import type Task from '#app/core/tasks/models/task'
import { storeTaskFile } from '#app/core/tasks/task_files'
import { csvLine } from '#app/core/text/csv'
import { BYTE_ORDER_MARK } from '#app/transfers/export/formats'
import type { JudgedRow, RowProblem } from '#app/transfers/records/import_field'
import type { ImportRun } from './import_run.js'

/** A problem as it is told: the heading of the column, and why. */
export function toldProblem(
  { settings, transfer }: Pick<ImportRun, 'settings' | 'transfer'>,
  { field, reason }: RowProblem
): string {
  if (field === null) return reason
  const place = settings.mapping.indexOf(field)
  const column =
    place >= 0 ? settings.headings[place] : translate(settings.language, `transfers.field.${transfer.subject}.${field}`)
  return `${column}: ${reason}`
}

/** The rows that are wrong, as they came, with their line and the reasons: a file that can be corrected and brought in again. */
export async function storeErrors(task: Task, run: ImportRun, wrong: JudgedRow[]): Promise<void> {
  if (wrong.length === 0) return
  const { language, headings } = run.settings
  const byLine = new Map(run.sheet.rows.map(({ line, cells }) => [line, cells]))
  const lines = wrong.map((row) => {
    const cells = byLine.get(row.line) ?? []
    const told = row.problems.map((problem) => toldProblem(run, problem)).join(' · ')
    return csvLine([...headings.map((_, place) => cells[place] ?? ''), row.line, told])
  })
  const head = csvLine([
    ...headings,
    translate(language, 'transfers.errors.line'),
    translate(language, 'transfers.errors.reason'),
  ])
  const name = translate(language, 'transfers.errors.file')
  await storeTaskFile(task, name, Buffer.from(BYTE_ORDER_MARK + head + lines.join('')))
}

const MOST_SHOWN = 100

/** The first of the wrong rows, for the page. */
export function shownProblems(run: ImportRun, wrong: JudgedRow[]): { line: number; told: string[] }[] {
  return wrong
    .slice(0, MOST_SHOWN)
    .map(({ line, problems }) => ({ line, told: problems.map((problem) => toldProblem(run, problem)) }))
}
