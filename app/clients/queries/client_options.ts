import type { Tenant } from '#app/core/tenancy/tenanted'
import { fold, likeAnywhere } from '#app/core/text/fold'
import Client from '#app/clients/models/client'

const MOST = 10
const MOST_WORDS = 8
const LONGEST_SEARCH = 200

/** The clients among which a person picks one: those whose name has every word that was typed, by name. */
export function clientOptions(workspace: Tenant, typed: unknown): Promise<Client[]> {
  const text = typeof typed === 'string' ? typed.slice(0, LONGEST_SEARCH) : ''
  const query = Client.in(workspace)
  for (const word of fold(text).split(' ').filter(Boolean).slice(0, MOST_WORDS)) {
    query.whereRaw('clients.name_folded LIKE ? ESCAPE ?', [likeAnywhere(word), '\\'])
  }
  return query.orderBy('name_folded').orderBy('id').limit(MOST).exec()
}
