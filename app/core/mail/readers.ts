import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type ClientLookup = (email: string, trx?: TransactionClientContract) => Promise<boolean>

let lookup: ClientLookup = () => Promise.resolve(false)

/** Has the module that knows say which addresses belong to clients of firms: emails address those as usted. */
export function setClientLookup(test: ClientLookup): void {
  lookup = test
}

/** Whether an address is that of a client of firms. Who asks within a transaction hands it over: SQLite has one connection, which it holds. */
export function isClient(email: string, trx?: TransactionClientContract): Promise<boolean> {
  return lookup(email, trx)
}
