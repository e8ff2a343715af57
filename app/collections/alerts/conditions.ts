import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endOf } from '#app/research/laws/condition'
import { documentLights } from '#app/research/registries'
import { todayInMexico } from '#app/core/mexico'

/** How a document stands, as far as people are told of changes of it. */
export interface Condition {
  documentId: number
  fingerprint: string
  /** `withdrawn`: its source has it no more. `ended`: not law any more on this day. */
  force: 'standing' | 'ended' | 'withdrawn'
  /** The word of the validity light; null when nothing is known. */
  light: string | null
}

/** How some documents stand today, by id; a constant number of queries. */
export async function conditionsOf(trx: TransactionClientContract, ids: number[]): Promise<Map<number, Condition>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .from('legal_documents')
    .whereIn('id', ids)
    .select('id', 'fingerprint', 'in_force_until', 'withdrawn_at', 'facets', 'metadata')
  const lights = await lightsOf(trx, ids)
  const today = todayInMexico()
  return new Map(
    rows.map((row) => {
      const documentId = Number(row.id)
      const lists = { facets: JSON.parse(row.facets), metadata: JSON.parse(row.metadata) }
      const isEnded = endOf({ inForceUntil: row.in_force_until, ...lists }, today) !== null
      const force = row.withdrawn_at !== null ? 'withdrawn' : isEnded ? 'ended' : 'standing'
      return [
        documentId,
        { documentId, fingerprint: String(row.fingerprint), force, light: lights.get(documentId) ?? null },
      ]
    })
  )
}

async function lightsOf(trx: TransactionClientContract, ids: number[]): Promise<Map<number, string>> {
  const lights = new Map<number, string>()
  for (const source of documentLights.all()) for (const [id, light] of await source.of(ids, trx)) lights.set(id, light)
  return lights
}
