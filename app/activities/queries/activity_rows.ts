import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type { ActivityState } from '#app/activities/domain/activity_fields'
import type Activity from '#app/activities/models/activity'
import { joinOn } from '#app/core/models/join_on'
import { rowsBy } from '#app/core/tenancy/rows'
import Document from '#app/documents/models/document'

/** One line of a list of activities. */
export type ActivityLine = {
  id: number
  matterId: number
  title: string
  state: ActivityState
  priority: number
  dueOn: string | null
  dueTime: string | null
  overdue: boolean
  assignee: { id: number; name: string } | null
  subtasks: { done: number; total: number }
  documents: number
  comments: number
  version: number
}

/** A line with what it is sorted by, as the database has it. */
export type SortedLine = ActivityLine & { sortedBy: string }

interface Row {
  id: number
  matter_id: number
  title: string
  state: ActivityState
  priority: number
  due_on: string | null
  due_time: string | null
  due_at: string
  open: number
  resolved_at: string | null
  version: number
  assignee_id: number | null
  assignee_name: string | null
}

const COLUMNS = ['id', 'matter_id', 'title', 'state', 'priority', 'due_on', 'due_time', 'due_at', 'open', 'resolved_at']
const SELECTION = [...COLUMNS, 'version', 'assignee_id'].map((name) => `activities.${name}`)

/** Reads the activities of a query as lines: one query, and three for what hangs on them. */
export async function activityLines(query: ModelQueryBuilderContract<typeof Activity>): Promise<SortedLine[]> {
  query.leftJoin(...joinOn(User, 'activities.assignee_id', 'assignee')).select(SELECTION)
  const rows = (await query.select('assignee.name as assignee_name').pojo<Row>()) as Row[]
  const ids = rows.map(({ id }) => Number(id))
  const steps = await countsOf('activity_subtasks', ids, 'SUM(CASE WHEN done = 1 THEN 1 ELSE 0 END)')
  const documents = await documentCounts(ids)
  const comments = await countsOf('notes', ids)
  const now = toSqlInstant(clock.now())
  return rows.map((row) => ({
    ...lineOf(row, now),
    subtasks: { done: steps.get(row.id)?.also ?? 0, total: steps.get(row.id)?.count ?? 0 },
    documents: documents.get(row.id) ?? 0,
    comments: comments.get(row.id)?.count ?? 0,
  }))
}

function lineOf(row: Row, now: string) {
  const { id, matter_id: matterId, title, state, priority, due_on: dueOn, due_time: dueTime, version } = row
  const assignee = row.assignee_id === null ? null : { id: Number(row.assignee_id), name: row.assignee_name ?? '' }
  const overdue = Number(row.open) === 1 && row.due_at < now
  return {
    id,
    matterId,
    title,
    state,
    priority: Number(priority),
    dueOn,
    dueTime,
    overdue,
    assignee,
    version,
    sortedBy: row.due_at,
  }
}

/** How many rows of a table hang on each activity, and a further sum of them. */
async function countsOf(table: string, ids: number[], also = '0') {
  if (ids.length === 0) return new Map<number, { count: number; also: number }>()
  const rows = await db
    .from(table)
    .whereIn('activity_id', ids)
    .groupBy('activity_id')
    .select('activity_id', db.raw('COUNT(*) AS counted'), db.raw(`${also} AS also`))
  return new Map(rows.map((row) => [Number(row.activity_id), { count: Number(row.counted), also: Number(row.also) }]))
}

/** How many documents that are not in the trash each activity has. */
async function documentCounts(ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsBy(db, 'activity_documents', { 'activity_documents.activity_id': ids })
    .join(...joinOn(Document, 'activity_documents.document_id'))
    .where('documents.trashed', 0)
    .groupBy('activity_documents.activity_id')
    .select('activity_documents.activity_id', db.raw('COUNT(*) AS counted'))
  return new Map(rows.map((row) => [Number(row.activity_id), Number(row.counted)]))
}
