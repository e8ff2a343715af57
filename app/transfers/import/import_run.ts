import { setImmediate } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import type Task from '#app/core/tasks/models/task'
import { TaskFailed } from '#app/core/tasks/task_kinds'
import Transfer from '#app/transfers/models/transfer'
import { clientWriter } from '#app/transfers/records/clients/client_writer'
import type { ImportContext, ReadRow } from '#app/transfers/records/import_field'
import { matterWriter } from '#app/transfers/records/matters/matter_writer'
import type { RecordWriter, Trx, Writing } from '#app/transfers/records/record_writer'
import { repeatsIn } from '#app/transfers/records/repeats'
import Workspace from '#app/workspaces/models/workspace'
import { mayStill } from '#app/transfers/queries/may_still'
import { dataRows } from './heading_rows.js'
import { readStoredSheets, type ImportSettings } from './import_source.js'
import { loadContext, templateOf } from './load_context.js'
import { RowReader } from './read_rows.js'
import type { Sheet } from './sheets.js'

/** A file that is being tried or brought in. */
export interface ImportRun {
  transfer: Transfer
  settings: ImportSettings
  context: ImportContext
  sheet: Sheet
  reader: RowReader
  writer: RecordWriter
  writing: Writing
}

/** Who does it, as the log has it: what one transfer did is found by this. */
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
  const sheet = (await readStoredSheets(transfer.storageKey))[settings.sheet]!
  const { id, name, timeZone } = await Workspace.findOrFail(task.workspaceId)
  const context = await loadContext(transfer, settings, timeZone)
  const template = await templateOf(transfer, settings.options)
  if (settings.options.templateId && !template) throw new TaskFailed('transfers.error.template_gone')
  return {
    transfer,
    settings,
    context,
    sheet,
    reader: new RowReader(transfer.subject, settings, context),
    writer: writerOf(transfer),
    writing: {
      author: authorOfTransfer(transfer),
      viewer: { userId: transfer.userId, workspaceId: id },
      firm: { id, name, timeZone },
      nameOrder: settings.options.nameOrder,
      template,
    },
  }
}

export function writerOf({ subject }: Pick<Transfer, 'subject'>): RecordWriter {
  return subject === 'matters' ? matterWriter : clientWriter
}

/** Milliseconds after which others get their turn: small files are read by the process that answers requests. */
const TURN_MS = 20

function turnGiver(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < TURN_MS) return
    await setImmediate()
    last = performance.now()
  }
}

/** The rows below the headings, read some hundreds at a time; a row that speaks of the same record as an earlier one knows its line. */
export async function* readRows(
  { sheet, settings, reader, transfer }: ImportRun,
  atOnce: number
): AsyncGenerator<ReadRow[]> {
  const repeats = repeatsIn(transfer.subject)
  const { rows } = dataRows(sheet, settings.heading)
  const giveTurn = turnGiver()
  for (let at = 0; at < rows.length; at += atOnce) {
    const chunk: ReadRow[] = []
    for (const row of rows.slice(at, at + atOnce)) {
      chunk.push(repeats(await reader.read(row)))
      await giveTurn()
    }
    yield chunk
  }
}

/** The records of which rows speak that are right, by key: by earlier imports or by what they say. */
export async function knownRecords(trx: Trx, { writer, writing, transfer }: ImportRun, rows: ReadRow[]) {
  const right = rows.filter(({ key }) => key !== null)
  if (right.length === 0) return new Map<string, number>()
  const stored = await trx
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
  const earlier = new Map(stored.map(({ import_key, record_id }) => [String(import_key), Number(record_id)]))
  return writer.find(trx, writing, right, earlier)
}

/** The same outside of a change. */
export const lookUp = (run: ImportRun, rows: ReadRow[]) => db.transaction((trx) => knownRecords(trx, run, rows))
