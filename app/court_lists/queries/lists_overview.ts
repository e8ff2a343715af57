import db from '@adonisjs/lucid/services/db'
import { joinOn } from '#app/core/models/join_on'
import User from '#app/accounts/models/user'
import CourtList from '#app/court_lists/models/court_list'
import type { MatterViewer } from '#app/matters/models/matter'
import type { Page } from './row_lines.js'
import { matchesSeenBy, rowsSeenBy } from './seen_rows.js'

const LISTS_PER_PAGE = 25

/** A list that was taken in, and how many of its rows wait for a decision among the matters that the reader sees. */
export type ListLine = {
  id: number
  name: string
  createdAt: string
  createdBy: string
  state: CourtList['state']
  /** The source of the library that it came by; null when a person took it in. */
  source: CourtList['source']
  rows: number
  leftOver: number
  leftOverLines: { line: number; text: string }[]
  waiting: number
}

/** One page of the lists of a firm, the last ones first. */
export async function listLists(viewer: MatterViewer, before: number): Promise<Page<ListLine>> {
  const query = CourtList.in({ id: viewer.workspaceId ?? 0 }).join(...joinOn(User, 'court_lists.created_by_id'))
  void query.where((seen) => {
    void seen
      .whereNull('court_lists.source')
      .orWhereExists(rowsSeenBy(viewer).whereColumn('court_list_rows.list_id', 'court_lists.id'))
  })
  if (before) query.where('court_lists.id', '<', before)
  const lists = await query
    .orderBy('court_lists.id', 'desc')
    .limit(LISTS_PER_PAGE + 1)
    .select('court_lists.id', 'court_lists.name', 'court_lists.created_at', 'court_lists.state', 'court_lists.source')
    .select('court_lists.row_count', 'court_lists.left_over_count', 'court_lists.left_over', 'users.name as created_by')
  const shown = lists.slice(0, LISTS_PER_PAGE)
  const waiting = await waitingByList(
    viewer,
    shown.map(({ id }) => id)
  )
  const ofSources = await seenRowsOf(
    viewer,
    shown.filter(({ source }) => source).map(({ id }) => id)
  )
  const items = shown.map(({ id, name, createdAt, state, source, rowCount, leftOverCount, leftOver, $extras }) => ({
    ...{ id, name, createdAt: createdAt.toISO()!, createdBy: String($extras.created_by), state },
    ...{ source: source ?? null, rows: source ? (ofSources.get(id) ?? 0) : rowCount },
    ...{ leftOver: leftOverCount, leftOverLines: leftOver, waiting: waiting.get(id) ?? 0 },
  }))
  return { items, next: lists.length > LISTS_PER_PAGE ? items.at(-1)!.id : null }
}

/** How many rows of lists that came by a source somebody may know of. */
async function seenRowsOf(viewer: MatterViewer, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await rowsSeenBy(viewer)
    .whereIn('court_list_rows.list_id', ids)
    .groupBy('court_list_rows.list_id')
    .select('court_list_rows.list_id', db.raw('count(*) as total'))
    .pojo<{ list_id: number; total: number | string }>()
  return new Map(
    (rows as unknown as { list_id: number; total: number }[]).map((row) => [Number(row.list_id), Number(row.total)])
  )
}

async function waitingByList(viewer: MatterViewer, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await matchesSeenBy(viewer)
    .where('court_list_matches.state', 'waiting')
    .join('court_list_rows', 'court_list_rows.id', 'court_list_matches.row_id')
    .whereIn('court_list_rows.list_id', ids)
    .groupBy('court_list_rows.list_id')
    .select('court_list_rows.list_id', db.raw('count(*) as total'))
    .pojo<{ list_id: number; total: number | string }>()
  return new Map(
    (rows as unknown as { list_id: number; total: number }[]).map((row) => [Number(row.list_id), Number(row.total)])
  )
}

/** How many proposals wait among the matters that somebody sees. */
export async function waitingFor(viewer: MatterViewer): Promise<number> {
  const [row] = await matchesSeenBy(viewer)
    .where('court_list_matches.state', 'waiting')
    .count('* as total')
    .pojo<{ total: number | string }>()
  return Number(row?.total ?? 0)
}
