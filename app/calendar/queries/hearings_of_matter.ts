import Document from '#app/documents/models/document'
import type Matter from '#app/matters/models/matter'
import { findPeople } from '#app/calendar/queries/find_people'
import Hearing from '#app/calendar/models/hearing'
import HearingDocument from '#app/calendar/models/hearing_document'
import HearingPerson from '#app/calendar/models/hearing_person'
import { resultsOfHearings } from '#app/calendar/queries/results_of_hearings'

const MOST = 200
const MOST_DOCUMENTS = 500

type Named = { id: number; name: string }
const NOBODY: Named[] = []

/** Documents of a matter that may be brought to a hearing, the newest first. */
export async function documentsToBring({ id, workspaceId }: Matter): Promise<Named[]> {
  const query = Document.in({ id: workspaceId }).where({ matter_id: id, trashed: 0 })
  const documents = await query.orderBy('id', 'desc').limit(MOST_DOCUMENTS).select('id', 'name')
  return documents.map(({ id, name }) => ({ id, name }))
}

/** The hearings of a matter, those to come first, with who attends, what is brought and what followed: eight queries. */
export async function hearingsOfMatter(matter: Matter) {
  const own = Hearing.in({ id: matter.workspaceId }).where('matter_id', matter.id)
  const hearings = await own.orderBy('day', 'desc').orderBy('time', 'desc').limit(MOST)
  const ids = hearings.map(({ id }) => id)
  const people = await HearingPerson.in({ id: matter.workspaceId }).whereIn('hearing_id', ids)
  const documents = await HearingDocument.in({ id: matter.workspaceId }).whereIn('hearing_id', ids)
  const substitutes = hearings.flatMap(({ substituteId }) => substituteId ?? [])
  const names = byId(await findPeople([...people.map(({ userId }) => userId), ...substitutes]))
  const files = byId(
    await namedDocuments(
      matter,
      documents.map(({ documentId }) => documentId)
    )
  )
  const results = await resultsOfHearings(matter, ids)
  return hearings.map((hearing) => {
    const next = hearings.find(({ deferredFromId }) => deferredFromId === hearing.id)
    const attending = people.filter(({ hearingId }) => hearingId === hearing.id)
    const brought = documents.filter(({ hearingId }) => hearingId === hearing.id)
    return {
      ...lineOf(hearing),
      people: attending.flatMap(({ userId }) => names.get(userId) ?? NOBODY),
      substitute: names.get(hearing.substituteId ?? 0) ?? null,
      documents: brought.flatMap(({ documentId }) => files.get(documentId) ?? NOBODY),
      next: next ? { id: next.id, day: next.day, time: next.time } : null,
      results: results.get(hearing.id)!,
    }
  })
}

/** Columns are read from the record itself: the rest of a destructured one has none of them. */
function lineOf(hearing: Hearing) {
  const { id, kind, status, day, time, minutes, travelMinutes } = hearing
  const { court, courtId, room, address, link, notes, outcome, shownToClient, clientAttends, version } = hearing
  const when = { day, time, minutes, travelMinutes }
  return {
    id,
    kind,
    status,
    ...when,
    court,
    courtId,
    room,
    address,
    link,
    notes,
    outcome,
    shownToClient,
    clientAttends,
    version,
  }
}

async function namedDocuments({ id, workspaceId }: Matter, ids: number[]): Promise<Named[]> {
  const documents = await Document.in({ id: workspaceId })
    .whereIn('id', ids)
    .where({ matter_id: id, trashed: 0 })
    .select('id', 'name')
  return documents.map((document) => ({ id: document.id, name: document.name }))
}

const byId = (named: Named[]) => new Map(named.map((each) => [each.id, each]))

/** How many hearings of a matter are to come or were not concluded. */
export async function openHearings({ id, workspaceId }: { id: number; workspaceId: number }): Promise<number> {
  const open = Hearing.in({ id: workspaceId }).where({ matter_id: id, status: 'scheduled' })
  const [row] = await open.count('* as total')
  return Number(row!.$extras.total)
}
