import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Rows = ReturnType<QueryClientContract['from']>
/** The database, a transaction or a connection. */
type Client = { from(table: string): Rows }

/**
 * Rows of firms to which keys lead that were read from a row of the same firm, e.g. the steps of an activity that was found in it. Whoever asks
 * with an id of which they do not know whose it is narrows by the firm. A key has one value, several, or a query of them.
 */
export function rowsBy(client: Client, table: string, keys: object): Rows {
  const query = client.from(table)
  for (const [column, values] of Object.entries(keys)) {
    if (typeof values === 'object' && values !== null) void query.whereIn(column, values)
    else void query.where(column, values)
  }
  return query
}

/** Rows of all firms: for work that is done for every firm, and for what is a person's in whatever firm. */
export function acrossFirms(client: Client, table: string): Rows {
  return client.from(table)
}
