import db from '@adonisjs/lucid/services/db'
import type { FiledMatch, Match } from '#app/conflicts/match'
import Matter, { type MatterViewer } from '#app/matters/models/matter'

/** A matter as a match names it. */
export interface ToldMatter {
  id: number
  reference: string
  title: string
}

/** What somebody may know of a match. */
export type ShownMatch = Omit<FiledMatch, 'matterId'> & { matters: ToldMatter[] }

/** Matches as somebody may see them; `hidden` says that there are some in matters that they may not know of. */
export interface ShownMatches {
  shown: ShownMatch[]
  hidden: boolean
}

/** Matters named beside each client. */
const MATTERS_TOLD = 5

/**
 * Leaves out what is in matters that the viewer may not see, of which only it is told that there is something. Three queries, however many
 * matches there are.
 */
export async function shownMatches(
  viewer: MatterViewer,
  matches: (Match & { searched?: number })[]
): Promise<ShownMatches> {
  const clientIds = matches.filter(({ kind }) => kind === 'client').map(({ recordId }) => recordId)
  const links = await db.from('matter_clients').whereIn('client_id', clientIds).select('client_id', 'matter_id')
  const named = matches.flatMap(({ matterId }) => matterId ?? [])
  const ids = [...new Set([...named, ...links.map(({ matter_id: id }) => Number(id))])]
  const matters = await Matter.seenBy(viewer).whereIn('matters.id', ids).select('id', 'reference', 'title')
  const seen = new Map(matters.map(({ id, reference, title }) => [id, { id, reference, title }]))
  const known = await clientsOf(viewer, clientIds)

  const isOpen = ({ kind, matterId, recordId }: Match) =>
    kind === 'client' ? known.has(recordId) : matterId !== null && seen.has(matterId)
  const shown = matches.filter(isOpen).map(({ matterId, ...match }) => {
    const own = links
      .filter(({ client_id: id }) => Number(id) === match.recordId)
      .map(({ matter_id: id }) => Number(id))
    const places = match.kind === 'client' ? own : [matterId!]
    const told = places.flatMap((id) => seen.get(id) ?? []).slice(0, MATTERS_TOLD)
    return { ...match, searched: match.searched ?? 0, matters: told }
  })
  return { shown, hidden: ids.some((id) => !seen.has(id)) }
}

/** Clients that are still there. */
async function clientsOf({ workspaceId }: MatterViewer, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .from('clients')
    .where('workspace_id', workspaceId ?? 0)
    .whereIn('id', ids)
    .select('id')
  return new Set(rows.map(({ id }) => Number(id)))
}
