import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { isoOf } from './matter_rows.js'

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

/** One page of the trash as far as somebody sees it, last deleted first, and how much there is, in one query. */
export async function listTrash(viewer: MatterViewer, page: number) {
  const counted = Matter.trashedSeenBy(viewer).count('*').as('total')
  const rows = (await Matter.trashedSeenBy(viewer)
    .join('matter_trashings', 'matter_trashings.matter_id', 'matters.id')
    .leftJoin('users as deleter', 'deleter.id', 'matter_trashings.user_id')
    .select('matters.id', 'matters.reference', 'matters.title', 'matters.client_name', 'deleter.name as deleted_by')
    .select('matter_trashings.created_at as deleted_at', 'matter_trashings.erase_at', counted)
    .orderBy('matter_trashings.created_at', 'desc')
    .orderBy('matters.id', 'desc')
    .limit(TRASH_PER_PAGE)
    .offset((page - 1) * TRASH_PER_PAGE)
    .pojo<Row>()) as Row[]
  return { rows: rows.map(shown), paging: { total: Number(rows[0]?.total ?? 0), page, perPage: TRASH_PER_PAGE } }
}

function shown({ id, reference, title, client_name: clientName, deleted_by: deletedBy, ...dates }: Row): TrashedMatter {
  const [deletedAt, eraseAt] = [isoOf(dates.deleted_at), isoOf(dates.erase_at)]
  return { id: Number(id), reference, title, clientName, deletedBy, deletedAt, eraseAt }
}
