import { Readable } from 'node:stream'
import { DateTime } from 'luxon'
import { clock } from '#app/core/clock'
import type AuditEntry from '#app/core/audit/models/audit_entry'
import { catalogue, translate, type Language } from '#app/core/messages/catalogue'
import type Task from '#app/core/tasks/models/task'
import { storeTaskFile } from '#app/core/tasks/task_files'
import { TaskFailed, type TaskKind, type TaskWork } from '#app/core/tasks/task_kinds'
import { csvLine } from '#app/core/text/csv'
import type { LogFilters } from '#app/firm_log/log_filters'
import { logLines, type LogLine } from '#app/firm_log/queries/log_lines'
import { visibleEntries, type LogReader } from '#app/firm_log/queries/visible_entries'
import { BYTE_ORDER_MARK } from '#app/transfers/export/formats'
import { mayStill } from '#app/transfers/queries/may_still'
import type { Permission } from '#app/workspaces/permissions'

const PAGE = 500
const READING: Permission[] = ['expedientes:leer', 'clientes:leer', 'documentos:leer']
const COLUMNS = ['number', 'at', 'actor', 'operator', 'action', 'subject', 'matter', 'changes', 'ip'] as const

type Choices = { filters: LogFilters; language: Language; timeZone: string }

/** The log of a firm as a file, with what its reader saw when they asked for it and may still read. */
export const logExport: TaskKind = {
  key: 'firm_log.export',
  title: 'firm_log.export.task',

  async run(task, work) {
    const { filters, language, timeZone } = task.payload as unknown as Choices
    const reader = await readerOf(task, timeZone)
    const counter = { rows: 0 }
    const name = `${translate(language, 'firm_log.export.file')}-${clock.now().setZone(timeZone).toISODate()}.csv`
    const content = asCsv(entriesOf(reader, filters, work, counter), { language, timeZone })
    await storeTaskFile(task, name, Readable.from(content))
    const subject = { type: 'firm', id: task.workspaceId!, place: { page: 'log' } }
    return { message: 'firm_log.export.done', values: { rows: counter.rows }, subject }
  },
}

async function readerOf({ userId, workspaceId }: Task, timeZone: string): Promise<LogReader> {
  const owner = { userId, workspaceId }
  if (!(await mayStill(owner, 'despacho:editar'))) throw new TaskFailed('transfers.error.no_access')
  const granted = new Set<Permission>()
  for (const permission of READING) if (await mayStill(owner, permission)) granted.add(permission)
  return { ...owner, timeZone, may: (permission) => granted.has(permission) }
}

async function* entriesOf(reader: LogReader, filters: LogFilters, work: TaskWork, counter: { rows: number }) {
  for (let last: number | null = null; ;) {
    const query = visibleEntries(reader, filters).orderBy('seq', 'desc').limit(PAGE)
    const entries: AuditEntry[] = await (last === null ? query : query.where('seq', '<', last))
    yield* await logLines(reader, entries)
    counter.rows += entries.length
    await work.progress({ state: {}, done: counter.rows })
    if (entries.length < PAGE) return
    last = entries.at(-1)!.seq
  }
}

async function* asCsv(lines: AsyncIterable<LogLine>, { language, timeZone }: Pick<Choices, 'language' | 'timeZone'>) {
  const words = wordsIn(language)
  const headings = COLUMNS.map((column) => translate(language, `firm_log.column.${column}`))
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(headings))
  for await (const line of lines) {
    const cells = {
      number: String(line.id),
      at: DateTime.fromISO(line.at, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm:ss'),
      actor: line.actor ?? words('history.system', ''),
      operator: line.operator,
      action: words(`history.action.${line.action}`, line.action),
      subject: line.subject?.name,
      matter: line.matter?.name,
      changes: line.changes
        .map(({ field, before, after }) => {
          const name = FIELDS.map((of) => words(`${of}.${field}`, '')).find(Boolean) ?? field
          return before === null ? `${name}: ${after ?? ''}` : `${name}: ${before} → ${after ?? ''}`
        })
        .join('; '),
      ip: line.ip,
    }
    yield Buffer.from(csvLine(COLUMNS.map((column) => cells[column])))
  }
}

/** Where the names of fields are: the log's own, those of records. */
const FIELDS = ['history.field', 'clients.field', 'matters.field']

/** A text of the catalogues; what none has stays as it is. */
function wordsIn(language: Language) {
  const known = catalogue(language)
  return (key: string, otherwise: string) => (key in known ? translate(language, key) : otherwise)
}
