import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ClientTagSchema } from '#database/schema'
import { fold } from '#app/core/text/fold'

/** One tag of a client, by which lists are filtered. */
export default class ClientTag extends ClientTagSchema {}

type Owner = { id: number; workspaceId: number; $trx?: TransactionClientContract | undefined }

/** Stores the tags of a client one by one, as they are now. Only what differs is written. */
export async function saveClientTags({ id, workspaceId, $trx: client }: Owner, tags: string[]): Promise<void> {
  const stored = await ClientTag.query({ client }).where('client_id', id).orderBy('id')
  const wanted = new Set(tags)
  const gone = stored.filter(({ name }) => !wanted.has(name)).map((tag) => tag.id)
  if (gone.length > 0) await ClientTag.query({ client }).whereIn('id', gone).delete()
  const known = new Set(stored.map(({ name }) => name))
  const rows = tags
    .filter((name) => !known.has(name))
    .map((name) => ({ client_id: id, workspace_id: workspaceId, name, name_folded: fold(name) }))
  if (rows.length > 0) await (client ?? ClientTag.query().client).table('client_tags').multiInsert(rows)
}
