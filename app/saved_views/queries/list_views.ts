import { untilWrite } from '#app/core/database/until_write'
import type { ListKey } from '#app/saved_views/lists'
import SavedView from '#app/saved_views/models/saved_view'

/** A view as its list offers it. */
export interface SavedViewLine {
  id: number
  name: string
  /** What follows the question mark in the address of the list. */
  query: string
  shared: boolean
  /** Whether the reader may change and delete it. */
  mayEdit: boolean
  /** Whether the list opens with it for the reader. */
  isDefault: boolean
}

type Viewer = { userId: number; workspaceId: number | null; may(permission: string): boolean }
type Row = Pick<SavedView, 'id' | 'name' | 'query' | 'userId'> & { shared: number | boolean; default_id: number | null }

/** The views of a list that somebody may use, oldest first: their own and those that are shared with the firm. */
export async function listViews({ userId, workspaceId, may }: Viewer, list: ListKey): Promise<SavedViewLine[]> {
  const rows = await untilWrite(`views ${workspaceId} ${userId} ${list}`, () => readViews(userId, workspaceId, list))
  return rows.map(({ shared, userId: makerId, default_id: defaultId, ...view }) => ({
    ...view,
    shared: Boolean(Number(shared)),
    mayEdit: makerId === userId || may('despacho:editar'),
    isDefault: defaultId !== null,
  }))
}

async function readViews(userId: number, workspaceId: number | null, list: ListKey): Promise<Row[]> {
  return (await SavedView.in({ id: workspaceId ?? 0 })
    .where('saved_views.list', list)
    .where((open) => void open.where('saved_views.user_id', userId).orWhere('saved_views.shared', 1))
    .leftJoin('default_views as chosen', (join) => {
      void join.on('chosen.saved_view_id', 'saved_views.id').andOnVal('chosen.user_id', userId)
    })
    .orderBy('saved_views.id')
    .select('saved_views.id', 'saved_views.name', 'saved_views.query', 'saved_views.shared')
    .select('saved_views.user_id as userId', 'chosen.id as default_id')
    .pojo<Row>()) as Row[]
}
