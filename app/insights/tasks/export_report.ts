import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { LockLost } from '#app/core/errors/lock_lost'
import Task from '#app/core/tasks/models/task'
import { storeTaskFile } from '#app/core/tasks/task_files'
import { TaskFailed, type TaskKind, type TaskWork } from '#app/core/tasks/task_kinds'
import type { Viewer } from '#app/core/contributions/registries'
import { stillThere, type ReportDefinition } from '#app/insights/domain/report_definition'
import type { ReportSubjectKey } from '#app/insights/domain/report_fields'
import { fieldOf, SUBJECT_FACTS } from '#app/insights/domain/report_subjects'
import { readIds, readRowsOf, rowFields, type ReportRow } from '#app/insights/queries/report_rows'
import { reportRows } from '#app/insights/queries/report_scope'
import { csvHead, csvLines } from './report_csv.js'
import { newPlace, PART_ROWS, ReportParts, type ReportPlace } from './report_parts.js'
import { reportWorkbook } from './report_workbook.js'
import type { FileReader } from './written_cells.js'
import { mayStill } from '#app/transfers/queries/may_still'

/** A workbook is built in memory; longer reports leave as CSV. */
export const MAX_WORKBOOK_ROWS = 20_000
/** Rows that are read at once. */
const PAGE = 1_000

/** What a file is made of. */
export type ReportFile = FileReader & {
  reportId: number
  title: string
  subject: ReportSubjectKey
  definition: ReportDefinition
  format: 'csv' | 'xlsx'
}

/**
 * A report as a file, with what who asked for it may see by now. Which rows it has is listed first, in one moment: what is written meanwhile neither doubles one nor moves one out of sight. A CSV is
 * written in parts and goes on after the last one when its process is killed; a workbook, which is short, begins anew. Either leaves one file.
 */
export const reportExport: TaskKind = {
  key: 'insights.report',
  title: 'insights.task',

  async run(task, work) {
    const file = writable(task.payload as unknown as ReportFile)
    const viewer = await viewerOf(task, file.subject)
    const place = await begun(task, work, { file, viewer })
    const making = { file, viewer, place }
    const made = file.format === 'csv' ? await asCsv(task, work, making) : await asWorkbook(work, making)
    if (made === null) return null
    await storeTaskFile(task, `${fileName(file.title)}-${place.today}.${file.format}`, made.content, place.store)
    const subject = { type: 'report', id: file.reportId }
    return { message: 'insights.task_done', values: { rows: made.rows }, subject }
  },

  async ended(_trx, task) {
    if (task.checkpoint?.store) await new ReportParts(task.checkpoint as ReportPlace).remove()
  },
}

/** What of an order can be written by now, with the currency of its amounts: they are bare numbers, which nothing else tells apart. */
function writable(order: ReportFile): ReportFile {
  const { subject } = order
  const { definition } = stillThere(subject, order.definition)
  const file = { ...order, definition }
  const { columns } = definition
  const hasAmounts = columns.some((key) => fieldOf(subject, key)!.type === 'money')
  if (!hasAmounts || columns.includes('currency') || !fieldOf(subject, 'currency')) return file
  return { ...file, definition: { ...definition, columns: [...columns, 'currency'] } }
}

/** Letters, digits and hyphens of a title, for the name of a file. */
const fileName = (title: string): string => title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'reporte'

async function viewerOf({ userId, workspaceId }: Task, subject: ReportSubjectKey): Promise<Viewer> {
  const owner = { userId, workspaceId }
  const { permission } = SUBJECT_FACTS[subject]
  const isAble = (await mayStill(owner, 'reportes:leer')) && (await mayStill(owner, permission))
  if (!isAble) throw new TaskFailed('transfers.error.no_access')
  return { ...owner, may: (asked) => asked === permission }
}

interface Making {
  file: ReportFile
  viewer: Viewer
  place: ReportPlace
}

/** Remembers where a task is. Throws LockLost, after what nobody will go on with was taken away, when it was canceled. */
async function remember(task: Task, work: TaskWork, place: ReportPlace): Promise<void> {
  const { total, parts } = place
  const done = Math.min(parts * PART_ROWS, total ?? 0)
  const at = { state: place, done, ...(total !== null && { total }) }
  try {
    await db.transaction((trx) => work.checkpoint(trx, at))
  } catch (error) {
    if (error instanceof LockLost && !(await Task.held(task.id))?.isOpen) await new ReportParts(place).remove()
    throw error
  }
}

/** Where the task is, with its rows listed. */
async function begun(task: Task, work: TaskWork, { file, viewer }: Omit<Making, 'place'>): Promise<ReportPlace> {
  const known = task.checkpoint as ReportPlace | null
  if (known && known.total !== null && (await new ReportParts(known).areListed())) return known
  const place = { ...newPlace(clock.now().setZone(file.zone).toISODate()!), ...(known && { store: known.store }) }
  await remember(task, work, place)
  const { subject, definition, zone } = file
  const sorted = definition.sort === null ? [] : [definition.sort]
  const rows = reportRows(viewer, subject, definition, { today: place.today, zone }, sorted)
  const ids = await readIds(rows, subject, definition)
  const listed = { ...place, total: ids.length }
  await new ReportParts(listed).list(ids)
  await remember(task, work, listed)
  return listed
}

/** The rows of some ids, as many of them as there still are. */
async function readPart({ file, viewer, place }: Making, ids: number[]): Promise<ReportRow[]> {
  const { subject, definition, zone } = file
  const read: ReportRow[] = []
  for (let from = 0; from < ids.length; from += PAGE) {
    const rows = reportRows(viewer, subject, definition, { today: place.today, zone }, rowFields(definition))
    read.push(...(await readRowsOf(rows, subject, definition, ids.slice(from, from + PAGE))))
  }
  return read
}

/** Writes the parts that are missing; null when the task has to give way before the last. */
async function asCsv(task: Task, work: TaskWork, making: Making) {
  let { place } = making
  const ids = await new ReportParts(place).ids()
  for (let from = place.parts * PART_ROWS; from < ids.length; from += PART_ROWS) {
    if (work.isStopped()) return null
    const rows = await readPart(making, ids.slice(from, from + PART_ROWS))
    await new ReportParts(place).write(csvLines(making.file, rows))
    place = { ...place, parts: place.parts + 1, rows: place.rows + rows.length }
    await remember(task, work, place)
  }
  return { content: new ReportParts(place).content(csvHead(making.file)), rows: place.rows }
}

/** Throws TaskFailed for more rows than a workbook is built of in memory. */
async function asWorkbook(work: TaskWork, making: Making) {
  const { file, place } = making
  if (place.total! > MAX_WORKBOOK_ROWS)
    throw new TaskFailed('insights.problem.workbook_too_long', { count: MAX_WORKBOOK_ROWS })
  const rows = await readPart(making, await new ReportParts(place).ids())
  if (work.isStopped()) return null
  return { content: await reportWorkbook(file, rows), rows: rows.length }
}
