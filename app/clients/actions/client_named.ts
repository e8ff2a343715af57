import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Author } from '#app/core/audit/author'
import { fold } from '#app/core/text/fold'
import { isBusinessName } from '#app/clients/domain/business_name'
import { AddClient } from '#app/clients/actions/add_client'
import Client from '#app/clients/models/client'

const FOLDED = 420

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
  const fields = isBusinessName(name)
    ? { type: 'business' as const, name }
    : { type: 'person' as const, givenNames: name }
  return new AddClient().handle(author, workspace, { ...fields, email }, trx)
}
