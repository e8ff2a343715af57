import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import Matter, { type MatterQuery, type MatterViewer } from '#app/matters/models/matter'
import { isoOf } from './matter_rows.js'
import { whereMatterSays } from './matter_search.js'

export const TRASH_PER_PAGE = 25

export type TrashedMatter = {
  id: number
  reference: string
  title: string
  clientName: string | null
  deletedBy: string | null
  deletedAt: string
  eraseAt: string
}

type Row = Record<'id' | 'total', number> &
  Record<'reference' | 'title' | 'deleted_at' | 'erase_at', string> &
  Record<'client_name' | 'deleted_by', string | null>

/** What of the trash is shown, as the address says it. */
export interface TrashFilters {
  q: string
  page: number
}

/** One page of the trash as far as somebody sees it, last deleted first, and how much there is, in one query. A page past the end is the last one. */
export async function listTrash(viewer: MatterViewer, { q, page }: TrashFilters) {
  const counted = found(viewer, q).count('*').as('total')
  const rows = (await found(viewer, q)
    .join('matter_trashings', 'matter_trashings.matter_id', 'matters.id')
    .leftJoin(...joinOn(User, 'matter_trashings.user_id', 'deleter'))
    .select('matters.id', 'matters.reference', 'matters.title', 'matters.client_name', 'deleter.name as deleted_by')
    .select('matter_trashings.created_at as deleted_at', 'matter_trashings.erase_at', counted)
    .orderBy('matter_trashings.created_at', 'desc')
    .orderBy('matters.id', 'desc')
    .limit(TRASH_PER_PAGE)
    .offset((page - 1) * TRASH_PER_PAGE)
    .pojo<Row>()) as Row[]
  if (rows.length === 0 && page > 1) return listTrash(viewer, { q, page: await lastPage(viewer, q) })
  return { rows: rows.map(shown), paging: { total: Number(rows[0]?.total ?? 0), page, perPage: TRASH_PER_PAGE } }
}

/** The matters in the trash in which every word of a text occurs. */
function found(viewer: MatterViewer, q: string): MatterQuery {
  const query = Matter.trashedSeenBy(viewer)
  whereMatterSays(query, q)
  return query
}

async function lastPage(viewer: MatterViewer, q: string): Promise<number> {
  const { total } = await found(viewer, q).count('* as total').pojo<{ total: number | string }>().firstOrFail()
  return Math.max(1, Math.ceil(Number(total) / TRASH_PER_PAGE))
}

function shown({ id, reference, title, client_name: clientName, deleted_by: deletedBy, ...dates }: Row): TrashedMatter {
  const [deletedAt, eraseAt] = [isoOf(dates.deleted_at), isoOf(dates.erase_at)]
  return { id: Number(id), reference, title, clientName, deletedBy, deletedAt, eraseAt }
}
