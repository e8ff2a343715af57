import db from '@adonisjs/lucid/services/db'

const TABLES = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  mysql: `select table_name as name from information_schema.tables where table_schema = database() order by table_name`,
}

/** Names of all tables but those of the migrator. Asks through the open transaction of a test, if there is one. */
export async function tableNames(): Promise<string[]> {
  const { name } = db.connection().dialect
  const answer = await db.rawQuery(TABLES[name === 'mysql' ? 'mysql' : 'sqlite'])
  const rows: { name: string }[] = name === 'mysql' ? answer[0] : answer
  return rows.map((row) => row.name).filter((table) => !table.startsWith('adonis_schema'))
}

/** How many rows had been written when a dump was made, where the database counts them. */
const written = new WeakMap<object, string | null>()

/** SQLite counts the rows that this connection has written and notices commits of others: while both stay, no row has changed. */
async function writtenSoFar(): Promise<string | null> {
  if (db.connection().dialect.name === 'mysql') return null
  const [{ changes }] = await db.rawQuery('SELECT total_changes() AS changes')
  const [{ data_version: others }] = await db.rawQuery('PRAGMA data_version')
  return `${changes} ${others}`
}

/** Every row of every table but those named, to compare what a refused request may not have changed. */
export async function dump(except: string[] = []): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const table of await tableNames()) {
    if (except.includes(table)) continue
    const rows = await db.from(table)
    contents[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  written.set(contents, await writtenSoFar())
  return contents
}

/** What is no longer as it was in the tables of `before`: the rows that went and the rows that came. Nothing when all is as before. */
export async function changesSince(
  before: Record<string, string[]>
): Promise<Record<string, { gone: string[]; come: string[] }>> {
  const soFar = await writtenSoFar()
  if (soFar !== null && soFar === written.get(before)) return {}
  const changes: Record<string, { gone: string[]; come: string[] }> = {}
  for (const [table, rows] of Object.entries(await dump())) {
    const earlier = before[table]
    if (!earlier) continue
    const [old, now] = [new Set(earlier), new Set(rows)]
    const gone = earlier.filter((row) => !now.has(row))
    const come = rows.filter((row) => !old.has(row))
    if (gone.length + come.length > 0) changes[table] = { gone, come }
  }
  if (Object.keys(changes).length === 0) written.set(before, soFar)
  return changes
}
