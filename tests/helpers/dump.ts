import db from '@adonisjs/lucid/services/db'

/** Every row of every table but those named, to compare what a refused request may not have changed. */
export async function dump(except: string[] = []): Promise<Record<string, string[]>> {
  const tables = (await db.connection().getAllTables()).filter((table) => !/^(adonis_schema|sqlite_)/.test(table) && !except.includes(table))
  const contents: Record<string, string[]> = {}
  for (const table of tables.sort()) {
    const rows = await db.from(table)
    contents[table] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return contents
}
