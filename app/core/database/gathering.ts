import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Writes what was gathered, in the transaction in which it was. */
type Write<Item> = (client: QueryClientContract, items: Item[]) => Promise<void>

const gathered = new WeakMap<QueryClientContract, Map<Write<never>, unknown[]>>()

/**
 * Does bulk work in a transaction and writes at its end, in few statements, what each of its items would have written by itself: entries of the audit log,
 * changes for the index. Both are kept or neither, as ever.
 */
export async function gathering<T>(trx: QueryClientContract, work: () => Promise<T>): Promise<T> {
  const all = new Map<Write<never>, unknown[]>()
  gathered.set(trx, all)
  let result: T
  try {
    result = await work()
  } finally {
    gathered.delete(trx)
  }
  for (const [write, items] of all) await write(trx, items as never[])
  return result
}

/** Puts items aside until the end of bulk work; false when there is none in this transaction, and they have to be written now. */
export function putAside<Item>(client: QueryClientContract, write: Write<Item>, items: Item[]): boolean {
  const all = gathered.get(client)
  if (!all) return false
  const known = all.get(write as Write<never>)
  if (known) known.push(...items)
  else all.set(write as Write<never>, [...items])
  return true
}
