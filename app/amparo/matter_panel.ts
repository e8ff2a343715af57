import { nameOfProceeding } from '#app/amparo/domain/proceeding_name'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import { unreadIn } from '#app/amparo/queries/unread_news'
import type Matter from '#app/matters/models/matter'
import type { Identity } from '#app/workspaces/identity'

const MOST = 20

/** The amparo proceedings of a matter, for its summary; null when it has none. */
export async function proceedingsOfMatter({ id, workspaceId }: Matter, identity: Identity) {
  const rows = await AmparoProceeding.in({ id: workspaceId }).where('matterId', id).orderBy('id').limit(MOST)
  if (rows.length === 0) return null
  const unread = await unreadIn(
    { userId: identity.user.id, workspaceId },
    rows.map((row) => row.id)
  )
  return {
    proceedings: rows.map((row) => ({
      ...{ id: row.id, kind: row.kind, stage: row.stage, name: nameOfProceeding(row) },
      unread: unread.get(row.id) ?? 0,
    })),
  }
}
