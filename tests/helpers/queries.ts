import db from '@adonisjs/lucid/services/db'

type Query = { sql: string }

interface Emitter {
  on(event: 'query', listener: (query: Query) => void): void
  off(event: 'query', listener: (query: Query) => void): void
  on(event: 'query-response', listener: (answer: unknown, query: Query) => void): void
  off(event: 'query-response', listener: (answer: unknown, query: Query) => void): void
}

const emitter = () => (db.connection().getWriteClient() as unknown as { client: Emitter }).client

/** The statements that reach the database while `act` runs; those that only open and close savepoints are left out. */
export async function queriesOf(act: () => Promise<unknown>): Promise<string[]> {
  const queries: string[] = []
  const listen = ({ sql }: { sql: string }) => {
    if (!/^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|trx)/i.test(sql)) queries.push(sql)
  }
  const client = emitter()
  client.on('query', listen)
  try {
    await act()
  } finally {
    client.off('query', listen)
  }
  return queries
}

/** How many rows each reading of a table brings while `act` runs, by statement. */
export async function readingsOf(table: string, act: () => Promise<unknown>): Promise<{ sql: string; rows: number }[]> {
  const readings: { sql: string; rows: number }[] = []
  const client = emitter()
  const listen = (answer: unknown, { sql }: Query) => {
    if (!/^select/i.test(sql) || !new RegExp(`from [\`"]${table}[\`"]`, 'i').test(sql)) return
    const [first] = answer as unknown[]
    readings.push({ sql, rows: Array.isArray(first) ? first.length : (answer as unknown[]).length })
  }
  client.on('query-response', listen)
  try {
    await act()
  } finally {
    client.off('query-response', listen)
  }
  return readings
}
