import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { fold } from '#app/core/text/fold'
import { AddClient } from '#app/clients/actions/add_client'
import Client from '#app/clients/models/client'

const FOLDED = 420

/** How companies end their names: whoever is only named is a business when the name ends like this, else a person. */
const BUSINESS = /\b(s\.? ?a\.?( de c\.? ?v\.?)?|s\.? de r\.? ?l\.?.*|s\.? ?c\.?|a\.? ?c\.?|i\.? ?a\.? ?p\.?|s\.? ?a\.? ?p\.? ?i\.?.*|sofom.*)$/

/** The first client of a firm of that name, or else a new one. The caller holds the firm when the name may come twice at once. */
export async function clientNamed(
  trx: TransactionClientContract,
  author: Author,
  workspace: { id: number },
  { name, email = null }: { name: string; email?: string | null }
): Promise<Client> {
  const folded = fold(name).slice(0, FOLDED)
  const known = await Client.in(workspace, trx).where('name_folded', folded).orderBy('id').first()
  if (known) return known
  const fields = BUSINESS.test(folded) ? { type: 'business' as const, name } : { type: 'person' as const, givenNames: name }
  return new AddClient().handle(author, workspace, { ...fields, email }, trx)
}
