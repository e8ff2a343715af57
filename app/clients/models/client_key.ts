import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ClientKeySchema } from '#database/schema'
import type { DuplicateKey } from '#app/clients/domain/duplicate_keys'

/** One thing by which a client is recognised again. */
export default class ClientKey extends ClientKeySchema {}

type Owner = { id: number; workspaceId: number; $trx?: TransactionClientContract | undefined }

const toText = ({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`

/**
 * Keeps the keys of a client as they are now. Only what differs is written, row by row: on MariaDB a delete of what may not be there holds the
 * gaps into which others insert.
 */
export async function syncClientKeys({ id, workspaceId, $trx: client }: Owner, keys: DuplicateKey[]): Promise<void> {
  const held = await ClientKey.query({ client }).where('client_id', id).orderBy('id')
  const wanted = new Set(keys.map(toText))
  const gone = held.filter((key) => !wanted.has(toText(key))).map((key) => key.id)
  if (gone.length > 0) await ClientKey.query({ client }).whereIn('id', gone).delete()
  const known = new Set(held.map(toText))
  const fresh = keys.filter((key) => !known.has(toText(key)))
  if (fresh.length === 0) return
  const rows = fresh.map(({ kind, value }) => ({ client_id: id, workspace_id: workspaceId, kind, value }))
  await (client ?? ClientKey.query().client).table('client_keys').multiInsert(rows)
}
