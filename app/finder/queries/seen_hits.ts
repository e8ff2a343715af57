import type { Viewer } from '#app/core/contributions/registries'
import Charge from '#app/billing/models/charge'
import { recordReader } from '#app/finder/index/record_index'
import type { RecordHit } from '#app/finder/index/record_reader'
import Matter from '#app/matters/models/matter'

/** The index knows nothing of who may see what: so many times as many hits are asked for as are shown. */
const SPARE = 4

/** Charges may be of several matters: who may see them is asked of the charges. */
async function seenCharges(viewer: Viewer, hits: RecordHit[]): Promise<RecordHit[]> {
  const ids = hits.map(({ id }) => id)
  const rows = ids.length > 0 ? await Charge.seenBy(viewer).whereIn('charges.id', ids).select('charges.id') : []
  const seen = new Set(rows.map(({ id }) => id))
  return hits.filter(({ id }) => seen.has(id))
}

/** Records of a kind that answer a text and that somebody may see: those in a matter only when they see the matter. */
export async function seenHits(viewer: Viewer, kind: string, text: string, limit: number): Promise<RecordHit[]> {
  if (viewer.workspaceId === null) return []
  const hits = recordReader().search(viewer.workspaceId, kind, text, limit * SPARE)
  if (kind === 'charge') return (await seenCharges(viewer, hits)).slice(0, limit)
  const matters = hits.flatMap((hit) => (kind === 'matter' ? hit.id : (hit.matterId ?? [])))
  const rows = matters.length > 0 ? await Matter.seenBy(viewer).whereIn('matters.id', matters).select('matters.id') : []
  const seen = new Set(rows.map(({ id }) => id))
  const isSeen = (hit: RecordHit) =>
    kind === 'matter' ? seen.has(hit.id) : hit.matterId === null || seen.has(hit.matterId)
  return hits.filter(isSeen).slice(0, limit)
}
