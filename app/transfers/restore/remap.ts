import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { CATALOGUES } from '#app/transfers/exported_tables'

/** Roles that the firm had already are remembered apart, as nothing takes them back. */
const tableNames = (table: string): string[] => (table === 'roles' ? ['roles', 'roles_here'] : [table])

/** New ids of the rows of an archive, kept in the database: as many as there are, and still there after a kill. */
export class Remap {
  constructor(private readonly taskId: number) {}

  /** The new ids of some old ones. */
  async find(client: QueryClientContract, table: string, old: number[]): Promise<Map<number, number>> {
    if (old.length === 0) return new Map()
    const rows = await client
      .from('remapped_ids')
      .where('task_id', this.taskId)
      .whereIn('table_name', tableNames(table))
      .whereIn('old_id', old)
      .select('old_id', 'new_id')
    return new Map(rows.map(({ old_id, new_id }) => [Number(old_id), Number(new_id)]))
  }

  /** People of the archive by their old ids: their new ids and how they are called here. */
  async findPeople(client: QueryClientContract, old: number[]): Promise<Map<number, { id: number; name: string }>> {
    const ids = await this.find(client, 'people', old)
    if (ids.size === 0) return new Map()
    const names = await User.namesById([...ids.values()], client)
    return new Map([...ids].map(([before, id]) => [before, { id, name: names.get(id) ?? '' }]))
  }

  async keep(trx: TransactionClientContract, table: string, pairs: [number, number][]): Promise<void> {
    if (pairs.length === 0) return
    const rows = pairs.map(([old_id, new_id]) => ({ task_id: this.taskId, table_name: table, old_id, new_id }))
    await trx.table('remapped_ids').multiInsert(rows)
  }

  /** Some of the rows that came with the archive, by their new ids. */
  async some(client: QueryClientContract, table: string, most: number): Promise<number[]> {
    const rows = await client
      .from('remapped_ids')
      .where({ task_id: this.taskId, table_name: table })
      .limit(most)
      .select('new_id')
    return rows.map(({ new_id }) => Number(new_id))
  }

  async forget(trx: TransactionClientContract, table: string, ids: number[]): Promise<void> {
    await trx.from('remapped_ids').where({ task_id: this.taskId, table_name: table }).whereIn('new_id', ids).delete()
  }

  async clear(trx: TransactionClientContract): Promise<void> {
    await trx.from('remapped_ids').where('task_id', this.taskId).delete()
  }
}

/** Ids of rows of a public catalogue by their public keys. */
export async function inCatalogue(
  client: QueryClientContract,
  catalogue: string,
  keys: string[]
): Promise<Map<string, number>> {
  const columns = CATALOGUES[catalogue]!
  const found = new Map<string, number>()
  for (const key of keys) {
    const parts = key.split('/')
    const values = [...parts.slice(0, columns.length - 1), parts.slice(columns.length - 1).join('/')]
    const row = await client
      .from(catalogue)
      .where(Object.fromEntries(columns.map((name, at) => [name, values[at] ?? ''])))
      .select('id')
      .first()
    if (row) found.set(key, Number(row.id))
  }
  return found
}
