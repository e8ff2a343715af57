import type { LinkKind } from '#app/matters/domain/party_roles'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import MatterLink from '#app/matters/models/matter_link'

/** A matter that is linked to another one. `kind` is how the other one stands to this one, or with `_of` how this one stands to it. */
export type LinkedMatter = {
  id: number
  kind: LinkKind | `${LinkKind}_of`
  matter: Pick<Matter, 'id' | 'reference' | 'title' | 'status' | 'archived'>
}

const COLUMNS = ['matters.id', 'matters.reference', 'matters.title', 'matters.status', 'matters.archived']

type Row = Omit<LinkedMatter['matter'], 'archived'> & { archived: unknown }

/** The matters that are linked to one, as far as somebody may know of them. */
export async function listLinks(viewer: MatterViewer, { id, workspaceId }: Matter): Promise<LinkedMatter[]> {
  const links = await MatterLink.in({ id: workspaceId })
    .where((either) => void either.where('matter_id', id).orWhere('other_id', id))
    .orderBy('id')
  const others = links.map(({ matterId, otherId }) => (matterId === id ? otherId : matterId))
  if (others.length === 0) return []
  const rows = (await Matter.seenBy(viewer).whereIn('matters.id', others).select(COLUMNS).pojo<Row>()) as Row[]
  const seen = new Map(
    rows.map((row) => [Number(row.id), { ...row, id: Number(row.id), archived: Boolean(row.archived) }])
  )
  return links.flatMap(({ id: linkId, kind, matterId, otherId }) => {
    const matter = seen.get(matterId === id ? otherId : matterId)
    return matter ? [{ id: linkId, kind: matterId === id ? kind : (`${kind}_of` as const), matter }] : []
  })
}
