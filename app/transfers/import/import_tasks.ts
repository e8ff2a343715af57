import { clock } from '#app/core/clock'
import { Pace, atPace } from '#app/core/database/pace'
import type Task from '#app/core/tasks/models/task'
import type { TaskKind, TaskResult, TaskWork } from '#app/core/tasks/task_kinds'
import { closeTransfer } from '#app/transfers/bulk/close_transfer'
import TransferRow from '#app/transfers/models/transfer_row'
import type { JudgedRow } from '#app/transfers/records/import_field'
import type { Trx } from '#app/transfers/records/record_writer'
import { PAGE_OF } from '#app/transfers/records/subjects'
import { shownProblems, storeErrors } from './errors_file.js'
import { judged, knownRecords, lookUp, openRun, type ImportRun } from './import_run.js'

const AT_ONCE = 100

export type Counts = { added: number; updated: number; same: number; wrong: number }
const none = (): Counts => ({ added: 0, updated: 0, same: 0, wrong: 0 })

const hrefOf = ({ transfer }: ImportRun) => `${PAGE_OF[transfer.subject]}?import=${transfer.id}`

/** Tries a file without writing anything: what would be added, changed or left, and what is wrong. */
export const importCheck: TaskKind = {
  key: 'transfers.check',
  title: 'transfers.task.check',

  async run(task, work) {
    const run = await openRun(task)
    const counts = none()
    let done = 0
    const wrong: JudgedRow[] = []
    for await (const rows of judged(run, AT_ONCE)) {
      const known = await lookUp(run, rows)
      for (const row of rows) {
        if (row.key === null) wrong.push(row)
        counts[row.key === null ? 'wrong' : outcomeOf(run, known.has(row.key))]++
      }
      done += rows.length
      await work.progress({ state: {}, done, total: run.settings.total })
    }
    await storeErrors(task, run, wrong)
    const settings = { ...run.transfer.settings, checked: true, problems: shownProblems(run, wrong) }
    await run.transfer.merge({ counts, settings }).save()
    return { message: 'transfers.check.done', values: counts, href: hrefOf(run) }
  },
}

const outcomeOf = ({ settings }: ImportRun, isThere: boolean) =>
  isThere ? (settings.existing === 'update' ? 'updated' : 'same') : 'added'

/** Brings a file in, some rows at a time; they are kept with the place that it came to. What needs no lock, to judge the rows, is done before. */
export const importRows: TaskKind = {
  key: 'transfers.import',
  title: 'transfers.task.import',

  async run(task, work) {
    const run = await openRun(task)
    let { done, counts } = { done: 0, counts: none(), ...task.checkpoint } as { done: number; counts: Counts }
    let passed = 0
    const wrong: JudgedRow[] = []
    const pace = new Pace(AT_ONCE)
    for await (const rows of judged(run, AT_ONCE)) {
      wrong.push(...rows.filter(({ key }) => key === null))
      const kept = Math.min(Math.max(0, done - passed), rows.length)
      passed += rows.length
      for (const part of atPace(rows.slice(kept), pace)) {
        if (work.isStopped()) return null
        counts = await savePart(run, work, part, { done, counts, pace })
        done += part.length
      }
    }
    return finish(task, run, { wrong, counts })
  },

  ended: closeTransfer,
}

async function savePart(
  run: ImportRun,
  work: TaskWork,
  rows: JudgedRow[],
  at: { done: number; counts: Counts; pace: Pace }
): Promise<Counts> {
  return at.pace.transaction(async (trx) => {
    const counts = { ...at.counts }
    const known = await knownRecords(trx, run, rows)
    // What is new comes first: numbers are taken before anything else is held.
    const order = [...rows].sort((one, other) => Number(known.has(one.key ?? '')) - Number(known.has(other.key ?? '')))
    const kept: Partial<TransferRow>[] = []
    for (const row of order) kept.push(await keepRow(trx, run, row, known.get(row.key ?? '')))
    for (const { outcome } of kept) counts[(outcome === 'skipped' ? 'same' : outcome) as keyof Counts]++
    await TransferRow.createMany(kept, { client: trx })
    await work.checkpoint(trx, {
      state: { done: at.done + rows.length, counts },
      done: at.done + rows.length,
      total: run.settings.total,
    })
    return counts
  }, rows.length)
}

async function keepRow(
  trx: Trx,
  run: ImportRun,
  { key, line, values }: JudgedRow,
  known: number | undefined
): Promise<Partial<TransferRow>> {
  const { transfer, writer, writing, settings } = run
  const row = {
    workspaceId: transfer.workspaceId,
    transferId: transfer.id,
    line,
    importKey: key,
    recordId: known ?? null,
  }
  if (key === null) return { ...row, outcome: 'wrong' }
  if (known === undefined) return { ...row, recordId: await writer.add(trx, writing, values), outcome: 'added' }
  if (settings.existing === 'skip') return { ...row, outcome: 'same' }
  const change = await writer.update(trx, writing, known, values)
  if (change === 'locked') return { ...row, outcome: 'skipped' }
  return change
    ? { ...row, outcome: 'updated', before: change.before, after: change.after }
    : { ...row, outcome: 'same' }
}

async function finish(
  task: Task,
  run: ImportRun,
  { wrong, counts }: { wrong: JudgedRow[]; counts: Counts }
): Promise<TaskResult> {
  await storeErrors(task, run, wrong)
  const settings = { ...run.transfer.settings, problems: shownProblems(run, wrong) }
  await run.transfer.merge({ state: 'done', counts, settings, finishedAt: clock.now() }).save()
  return { message: 'transfers.import.done', values: counts, href: hrefOf(run) }
}
