import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

const FOLDER = 'database/migrations'

/** The migrations of this version that the database has not had, by the names under which they are recorded. */
export async function missingMigrations(): Promise<string[]> {
  const files = await readdir(app.makePath(FOLDER))
  const own = files.filter((file) => /\.(ts|js)$/.test(file) && !file.endsWith('.d.ts'))
  const names = own.map((file) => `${FOLDER}/${file.replace(/\.(ts|js)$/, '')}`)
  if (!(await db.connection().schema.hasTable('adonis_schema'))) return names
  const applied = new Set((await db.from('adonis_schema').select('name')).map(({ name }) => String(name)))
  return names.filter((name) => !applied.has(name))
}

/** Throws a sentence for whoever starts a process when the database has not had every migration of this version. */
export async function assertMigrated(): Promise<void> {
  const missing = await missingMigrations()
  if (missing.length === 0) return
  throw new Error(
    `The database lacks ${missing.length} migration${missing.length === 1 ? '' : 's'} of this version of Foja. Run "node ace.js migration:run --force" and start again.`
  )
}
