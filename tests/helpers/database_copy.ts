import { rm } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'

/** A copy of the whole database in a file of its own, and what has to be done to put it back. */
export interface DatabaseCopy {
  file: string
  tables: string[]
  triggers: { name: string; sql: string }[]
}

/** Copies the database as it is. SQLite only. */
export async function copyOf(file: string): Promise<DatabaseCopy> {
  await rm(file, { force: true })
  await db.rawQuery('VACUUM INTO ?', [file])
  const schema: { type: string; name: string; sql: string }[] = await db.rawQuery(
    `SELECT type, name, sql FROM sqlite_schema WHERE type IN ('table', 'trigger')`
  )
  const ofType = (type: string) => schema.filter((one) => one.type === type)
  const tables = ofType('table')
    .map(({ name }) => name)
    .filter((name) => !/^(adonis_schema|sqlite_(?!sequence$))/.test(name))
  return { file, tables, triggers: ofType('trigger').map(({ name, sql }) => ({ name, sql })) }
}

/** Puts the rows of a copy in the place of those that are there, through the connection that everything else uses: nothing has to be opened anew. */
export async function putBack({ file, tables, triggers }: DatabaseCopy): Promise<void> {
  const statements = [
    'BEGIN',
    ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
    ...tables.flatMap((name) => [
      `DELETE FROM main."${name}"`,
      `INSERT INTO main."${name}" SELECT * FROM kept."${name}"`,
    ]),
    ...triggers.map(({ sql }) => sql),
    'COMMIT',
  ]
  await db.rawQuery('PRAGMA foreign_keys=OFF')
  await db.rawQuery('ATTACH ? AS kept', [file])
  for (const statement of statements) await db.rawQuery(statement)
  await db.rawQuery('DETACH kept')
  await db.rawQuery('PRAGMA foreign_keys=ON')
}
