import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import type Task from '#app/core/tasks/models/task'
import { TaskFailed } from '#app/core/tasks/task_kinds'
import Transfer from '#app/transfers/models/transfer'
import { clientWriter } from '#app/transfers/records/client_writer'
import type { JudgedRow } from '#app/transfers/records/import_field'
import { matterWriter } from '#app/transfers/records/matter_writer'
import type { RecordWriter, Trx, Writing } from '#app/transfers/records/record_writer'
import Workspace from '#app/workspaces/models/workspace'
import { mayStill } from '#app/transfers/queries/may_still'
import { listPeople } from '#app/transfers/queries/list_people'
import { readKeptSheets, type ImportSettings } from './import_source.js'
import { RowJudge } from './judge_rows.js'
import type { Sheet } from './sheets.js'

/** A file that is being tried or brought in. */
export interface ImportRun {
  transfer: Transfer
  settings: ImportSettings
  sheet: Sheet
  judge: RowJudge
  writer: RecordWriter
  writing: Writing
}

/** Who does it, as the log keeps it: the deeds of one transfer are found by this. */
export const authorOfTransfer = ({ id, userId }: Transfer): Author => ({
  userId,
  kind: 'user',
  ip: null,
  requestId: `transfer-${id}`,
})

/** Everything that a task needs to work on a file. Throws TaskFailed when the file is gone. */
export async function openRun(task: Task): Promise<ImportRun> {
  const transfer = await Transfer.findIn({ id: task.workspaceId }, Number(task.payload.transferId))
  const { workspaceId, userId, payload } = task
  if (!(await mayStill({ userId, workspaceId }, String(payload.permission))))
    throw new TaskFailed('transfers.error.no_access')
  if (!transfer.storageKey) throw new TaskFailed('transfers.error.file_gone')
  const settings = transfer.settings as unknown as ImportSettings
  const sheet = (await readKeptSheets(transfer.storageKey))[settings.sheet]!
  const { id, name } = await Workspace.findOrFail(task.workspaceId)
  const context = { language: settings.language, people: await listPeople({ id }), defaults: settings.defaults }
  return {
    transfer,
    settings,
    sheet,
    judge: new RowJudge(transfer.subject, settings.mapping, context),
    writer: writerOf(transfer),
    writing: {
      author: authorOfTransfer(transfer),
      viewer: { userId: transfer.userId, workspaceId: id },
      firm: { id, name },
    },
  }
}

export function writerOf({ subject }: Pick<Transfer, 'subject'>): RecordWriter {
  return subject === 'matters' ? matterWriter : clientWriter
}

/** The rows below the headings, judged some hundreds at a time; a row whose key an earlier one has is told so. */
export async function* judged({ sheet, judge }: ImportRun, atOnce: number): AsyncGenerator<JudgedRow[]> {
  const seen = new Map<string, number>()
  const rows = sheet.rows.slice(1)
  for (let at = 0; at < rows.length; at += atOnce) {
    const chunk: JudgedRow[] = []
    for (const row of rows.slice(at, at + atOnce)) {
      const read = await judge.judge(row)
      const first = read.key === null ? undefined : seen.get(read.key)
      if (read.key !== null && first === undefined) seen.set(read.key, read.line)
      chunk.push(first === undefined ? read : judge.repeated(read, first))
    }
    yield chunk
  }
}

/** The records of which rows speak that are right, by key: by earlier imports or by what they say. */
export async function knownRecords(trx: Trx, { writer, writing, transfer }: ImportRun, rows: JudgedRow[]) {
  const right = rows.filter(({ key }) => key !== null)
  if (right.length === 0) return new Map<string, number>()
  const kept = await trx
    .from('transfer_rows')
    .where('workspace_id', transfer.workspaceId)
    .whereIn(
      'import_key',
      right.map(({ key }) => key!)
    )
    .whereNotNull('record_id')
    .where((query) => void query.whereNull('undo').orWhereNot('undo', 'undone'))
    .orderBy('id')
    .select('import_key', 'record_id')
  const earlier = new Map(kept.map(({ import_key, record_id }) => [String(import_key), Number(record_id)]))
  return writer.find(trx, writing, right, earlier)
}

/** The same outside of a change. */
export const lookUp = (run: ImportRun, rows: JudgedRow[]) => db.transaction((trx) => knownRecords(trx, run, rows))
