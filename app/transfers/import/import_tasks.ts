import { clock } from '#app/core/clock'
import { Pace, atPace } from '#app/core/database/pace'
import db from '@adonisjs/lucid/services/db'
import type Task from '#app/core/tasks/models/task'
import type { TaskKind, TaskResult, TaskWork } from '#app/core/tasks/task_kinds'
import { closeTransfer } from '#app/transfers/bulk/close_transfer'
import Transfer from '#app/transfers/models/transfer'
import TransferRow from '#app/transfers/models/transfer_row'
import { knownClients } from '#app/transfers/records/clients/clients_by_name'
import type { ReadRow } from '#app/transfers/records/import_field'
import { subjectOf } from '#app/transfers/notice_subject'
import { presentProblems, storeErrors } from './errors_file.js'
import { dataRows } from './heading_rows.js'
import { knownRecords, lookUp, openRun, readRows, type ImportRun } from './import_run.js'
import { ReportBuilder } from './report.js'
import { outcomeOf, saveRow } from './save_row.js'

const AT_ONCE = 100

export type Counts = { added: number; updated: number; same: number; wrong: number }
const none = (): Counts => ({ added: 0, updated: 0, same: 0, wrong: 0 })

/** What is said of a row; the rest of it is not needed any more. */
const noted = ({ line, key, problems, warnings }: ReadRow): ReadRow => ({
  line,
  key,
  problems,
  warnings,
  values: {},
  repeats: null,
})
const isNotable = ({ key, warnings }: ReadRow) => key === null || warnings.length > 0

/** Tries a file without writing anything: what would be added, changed or left, and what is wrong. */
export const importCheck: TaskKind = {
  key: 'transfers.check',
  title: 'transfers.task.check',

  async run(task, work) {
    const run = await openRun(task)
    const counts = none()
    let done = 0
    const notable: ReadRow[] = []
    const builder = new ReportBuilder(run, dataRows(run.sheet, run.settings.heading).leftOut)
    for await (const rows of readRows(run, AT_ONCE)) {
      const known = await lookUp(run, rows)
      const clients = await db.transaction((trx) => knownClients(trx, run.writing.firm, ReportBuilder.clientsIn(rows)))
      for (const row of rows) {
        const outcome = outcomeOf(run, row, known.has(row.key ?? ''))
        counts[outcome]++
        if (outcome !== 'wrong') builder.add(row, row.repeats === null ? outcome : 'joined', clients)
      }
      notable.push(...rows.filter(isNotable).map(noted))
      done += rows.length
      await work.progress({ state: {}, done, total: run.settings.total })
    }
    await storeErrors(task, run, notable)
    const { report } = builder
    const found = { checked: true, problems: presentProblems(run, notable), report }
    await saveFindings(task, run, { counts, found })
    return { message: 'transfers.check.done', values: counts, subject: subjectOf(run.transfer) }
  },
}

/** What was found out, unless somebody chose something else for the file meanwhile. */
async function saveFindings(task: Task, { transfer }: ImportRun, { counts, found }: { counts: Counts; found: object }) {
  const current = await Transfer.findIn({ id: transfer.workspaceId }, transfer.id)
  if (current.taskId !== task.id || current.state !== 'draft') return
  await current.merge({ counts, settings: { ...current.settings, ...found } }).save()
}

/** Brings a file in, some rows at a time; they are kept with the place that it came to. What needs no lock, to read the rows, is done before. */
export const importRows: TaskKind = {
  key: 'transfers.import',
  title: 'transfers.task.import',

  async run(task, work) {
    const run = await openRun(task)
    let { done, counts } = { done: 0, counts: none(), ...task.checkpoint } as { done: number; counts: Counts }
    let passed = 0
    const notable: ReadRow[] = []
    const pace = new Pace(AT_ONCE)
    for await (const rows of readRows(run, AT_ONCE)) {
      notable.push(...rows.filter(isNotable).map(noted))
      const written = Math.min(Math.max(0, done - passed), rows.length)
      passed += rows.length
      for (const part of atPace(rows.slice(written), pace)) {
        if (work.isStopped()) return null
        counts = await savePart(run, work, part, { done, counts, pace })
        done += part.length
      }
    }
    return finish(task, run, { notable, counts })
  },

  ended: closeTransfer,
}

async function savePart(
  run: ImportRun,
  work: TaskWork,
  rows: ReadRow[],
  at: { done: number; counts: Counts; pace: Pace }
): Promise<Counts> {
  return at.pace.transaction(async (trx) => {
    const counts = { ...at.counts }
    const known = await knownRecords(trx, run, rows)
    // What is new comes first: numbers are taken before anything else is held.
    const isLater = ({ key, repeats }: ReadRow) => Number(known.has(key ?? '') || repeats !== null)
    const order = [...rows].sort((one, other) => isLater(one) - isLater(other))
    const saved: Partial<TransferRow>[] = []
    const fresh = new Set<number | undefined>()
    for (const row of order) {
      const record = known.get(row.key ?? '')
      const made = await saveRow(trx, run, row, { known: record, isNew: fresh.has(record) })
      if (row.key !== null && made.outcome === 'added') {
        known.set(row.key, made.recordId!)
        fresh.add(made.recordId!)
      }
      saved.push(made)
    }
    for (const [place, { outcome }] of saved.entries()) {
      const isJoined = order[place]!.repeats !== null
      counts[(outcome === 'skipped' || isJoined ? 'same' : outcome) as keyof Counts]++
    }
    await TransferRow.createMany(saved, { client: trx })
    await work.checkpoint(trx, {
      state: { done: at.done + rows.length, counts },
      done: at.done + rows.length,
      total: run.settings.total,
    })
    return counts
  }, rows.length)
}

async function finish(
  task: Task,
  run: ImportRun,
  { notable, counts }: { notable: ReadRow[]; counts: Counts }
): Promise<TaskResult> {
  await storeErrors(task, run, notable)
  const { report: _, ...settings } = run.transfer.settings
  const ended = { ...settings, problems: presentProblems(run, notable) }
  await run.transfer.merge({ state: 'done', counts, settings: ended, finishedAt: clock.now() }).save()
  return { message: 'transfers.import.done', values: counts, subject: subjectOf(run.transfer) }
}
