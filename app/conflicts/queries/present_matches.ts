import type { FiledMatch, Match } from '#app/conflicts/match'
import Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import { joinOn } from '#app/core/models/join_on'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import MatterClient from '#app/matters/models/matter_client'

/** A matter as a match names it. */
export interface PresentedMatter {
  id: number
  reference: string
  title: string
}

/** What somebody may know of a match; `client` is whose contact was found. */
export type PresentedMatch = Omit<FiledMatch, 'matterId'> & { matters: PresentedMatter[]; client: NamedClient | null }

type NamedClient = { id: number; name: string }

/** Matches as somebody may see them; `hidden` says that there are some in matters that they may not know of. */
export interface PresentedMatches {
  shown: PresentedMatch[]
  hidden: boolean
}

/** Matters named beside each client. */
const MATTERS_TOLD = 5

/**
 * Leaves out what is in matters that the viewer may not see, of which only it is told that there is something. Four queries, however many
 * matches there are.
 */
export async function presentMatches(
  viewer: MatterViewer,
  matches: (Match & { searched?: number })[]
): Promise<PresentedMatches> {
  const contacts = await clientsOfContacts(viewer, idsOf(matches, 'contact'))
  const clientOf = ({ kind, recordId }: Match) => (kind === 'client' ? recordId : contacts.get(recordId)?.id)
  const clientIds = [...new Set(matches.flatMap((match) => clientOf(match) ?? []))]
  const links = await MatterClient.byKey('client_id', clientIds).select('client_id', 'matter_id')
  const named = matches.flatMap(({ matterId }) => matterId ?? [])
  const ids = [...new Set([...named, ...links.map(({ matterId }) => matterId)])]
  const matters = await Matter.seenBy(viewer).whereIn('matters.id', ids).select('id', 'reference', 'title')
  const seen = new Map(matters.map(({ id, reference, title }) => [id, { id, reference, title }]))
  const known = await clientsOf(viewer, clientIds)

  const isOfClient = ({ kind }: Match) => kind === 'client' || kind === 'contact'
  const isOpen = (match: Match) =>
    isOfClient(match) ? known.has(clientOf(match) ?? 0) : match.matterId !== null && seen.has(match.matterId)
  const shown = matches.filter(isOpen).map(({ matterId, ...match }) => {
    const clientId = clientOf({ ...match, matterId })
    const own = links.filter((link) => link.clientId === clientId).map((link) => link.matterId)
    const places = clientId === undefined ? [matterId!] : own
    const told = places.flatMap((id) => seen.get(id) ?? []).slice(0, MATTERS_TOLD)
    const client = match.kind === 'contact' ? contacts.get(match.recordId)! : null
    return { ...match, searched: match.searched ?? 0, matters: told, client }
  })
  return { shown, hidden: ids.some((id) => !seen.has(id)) }
}

const idsOf = (matches: Match[], kind: Match['kind']) =>
  matches.filter((match) => match.kind === kind).map(({ recordId }) => recordId)

/** Whose contacts they are, by the id of the contact. */
async function clientsOfContacts({ workspaceId }: MatterViewer, ids: number[]): Promise<Map<number, NamedClient>> {
  if (ids.length === 0) return new Map()
  type Row = NamedClient & { contact: number }
  const rows = (await ClientContact.in({ id: workspaceId ?? 0 })
    .join(...joinOn(Client, 'client_contacts.client_id'))
    .whereIn('client_contacts.id', ids)
    .select('client_contacts.id as contact', 'clients.id', 'clients.name')
    .pojo<Row>()) as Row[]
  return new Map(rows.map(({ contact, ...client }) => [contact, client]))
}

/** Clients that are still there. */
async function clientsOf({ workspaceId }: MatterViewer, ids: number[]): Promise<Set<number>> {
  const clients = await Client.in({ id: workspaceId ?? 0 })
    .whereIn('id', ids)
    .select('id')
  return new Set(clients.map(({ id }) => id))
}
