import db from '@adonisjs/lucid/services/db'

interface Emitter {
  on(event: 'query', listener: (query: { sql: string }) => void): void
  off(event: 'query', listener: (query: { sql: string }) => void): void
}

/** The statements that reach the database while `act` runs; those that only open and close savepoints are left out. */
export async function queriesOf(act: () => Promise<unknown>): Promise<string[]> {
  const client = db.connection().getWriteClient() as unknown as { client: Emitter }
  const queries: string[] = []
  const listen = ({ sql }: { sql: string }) => {
    if (!/^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|trx)/i.test(sql)) queries.push(sql)
  }
  client.client.on('query', listen)
  try {
    await act()
  } finally {
    client.client.off('query', listen)
  }
  return queries
}
