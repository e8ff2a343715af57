import Document from '#app/documents/models/document'
import { isSuspended, startOf, type ActEffect } from '#app/docket/domain/clocks'
import MatterClockAct from '#app/docket/models/matter_clock_act'

export type ClockActLine = {
  id: number
  effect: ActEffect
  title: string
  /** ISO date. */
  happenedOn: string
  recordedBy: string | null
  document: { id: number; name: string } | null
  removed: { by: string | null; at: string; reason: string | null } | null
}

export type ClockLine = {
  /** Id of its deadline. */
  id: number
  /** Title and day of the act from which it runs. */
  start: { title: string; happenedOn: string } | null
  suspended: boolean
  /** The last ones first, those that were removed among them. */
  acts: ClockActLine[]
}

type InMatter = { id: number; workspaceId: number }

/** The acts of the clocks of a matter, by clock: four queries however many there are. */
export async function clocksOf({ id: matterId, workspaceId }: InMatter): Promise<ClockLine[]> {
  const acts = await MatterClockAct.in({ id: workspaceId })
    .where('matter_id', matterId)
    .orderBy('happened_on', 'desc')
    .orderBy('id', 'desc')
    .preload('recordedBy', (people) => void people.select('id', 'name'))
    .preload('removedBy', (people) => void people.select('id', 'name'))
  const wanted = acts.flatMap(({ documentId }) => documentId ?? [])
  const documents = await Document.in({ id: workspaceId })
    .whereIn('id', wanted)
    .where({ matter_id: matterId, trashed: 0 })
    .select('id', 'name')
  const named = new Map(documents.map(({ id, name }) => [id, { id, name }]))
  return [...Map.groupBy(acts, ({ deadlineId }) => deadlineId)].map(([id, own]) => {
    const counted = own.filter(({ removedAt }) => removedAt === null)
    const start = startOf(counted)
    return {
      id,
      start: start ? { title: start.title, happenedOn: start.happenedOn } : null,
      suspended: isSuspended(counted),
      acts: own.map((act) => lineOf(act, act.documentId === null ? null : (named.get(act.documentId) ?? null))),
    }
  })
}

function lineOf(act: MatterClockAct, document: ClockActLine['document']): ClockActLine {
  const { id, effect, title, happenedOn, recordedBy, removedBy, removedAt, removedReason: reason } = act
  const removed = removedAt && { by: removedBy?.name ?? null, at: removedAt.toISO()!, reason }
  return { id, effect, title, happenedOn, recordedBy: recordedBy?.name ?? null, document, removed }
}
