import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Knows = (email: string, trx?: TransactionClientContract) => Promise<boolean>

let knows: Knows = () => Promise.resolve(false)

/** Has the module that knows say which addresses belong to clients of firms: letters address those as usted. */
export function tellClientsBy(test: Knows): void {
  knows = test
}

/** Whether an address is that of a client of firms. Who asks within a transaction hands it over: SQLite has one connection, which it holds. */
export function isClient(email: string, trx?: TransactionClientContract): Promise<boolean> {
  return knows(email, trx)
}
