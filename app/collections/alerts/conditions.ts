import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { endOf } from '#app/research/laws/condition'
import LegalDocument from '#app/research/models/legal_document'
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
  const documents = await LegalDocument.query({ client: trx })
    .whereIn('id', ids)
    .select('id', 'fingerprint', 'in_force_until', 'withdrawn_at', 'facets', 'metadata')
  const lights = await lightsOf(trx, ids)
  const today = todayInMexico()
  return new Map(
    documents.map((document) => {
      const { id: documentId, fingerprint, withdrawnAt } = document
      const force = withdrawnAt !== null ? 'withdrawn' : endOf(document, today) !== null ? 'ended' : 'standing'
      return [documentId, { documentId, fingerprint, force, light: lights.get(documentId) ?? null }]
    })
  )
}

async function lightsOf(trx: TransactionClientContract, ids: number[]): Promise<Map<number, string>> {
  const lights = new Map<number, string>()
  for (const source of documentLights.all()) for (const [id, light] of await source.of(ids, trx)) lights.set(id, light)
  return lights
}
