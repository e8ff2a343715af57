import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { rowsBy } from '#app/core/tenancy/rows'
import { fold } from '#app/core/text/fold'
import type Matter from '#app/matters/models/matter'
import type { BatchChange } from './edit_matter_batch.js'

/** Longest name of a tag. */
export const TAG_LENGTH = 60

/** The tags of a matter, in the order in which they were given. */
export async function tagsOf(trx: TransactionClientContract, matterId: number): Promise<string[]> {
  const rows = await rowsBy(trx, 'matter_tags', { matter_id: matterId }).orderBy('id').select('name')
  return rows.map(({ name }) => String(name))
}

/** Gives tags to one matter and takes others away, within a transaction that holds it. Null when nothing changes. */
export async function tagMatterBatch(
  trx: TransactionClientContract,
  author: Author,
  matter: Matter,
  { add = [], remove = [] }: { add?: string[]; remove?: string[] }
): Promise<BatchChange | null> {
  const { id, workspaceId } = matter
  const before = await tagsOf(trx, id)
  const had = new Set(before.map(fold))
  const gone = remove.map(fold).filter((tag) => had.has(tag))
  const fresh = [...new Map(add.map((name) => [fold(name), name])).entries()].filter(([tag]) => !had.has(tag))
  if (gone.length + fresh.length === 0) return null
  await rowsBy(trx, 'matter_tags', { matter_id: id }).whereIn('name_folded', gone).delete()
  const created_at = toSqlInstant(clock.now())
  const rows = fresh.map(([name_folded, name]) => ({
    workspace_id: workspaceId,
    matter_id: id,
    name,
    name_folded,
    created_at,
  }))
  if (rows.length > 0) await trx.table('matter_tags').multiInsert(rows)
  await matter.save()
  const change = { before: { tags: before }, after: { tags: await tagsOf(trx, id) } }
  await record(trx, author, { workspaceId, action: 'matter.tagged', subject: { type: 'matter', id }, ...change })
  return change
}
