import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './processes.mjs'

/**
 * Migrations that a database has not had.
 * @param {string[]} files names in the folder of migrations
 * @param {string[]} applied names as Lucid notes them: `database/migrations/1700000000000_create_users_table`
 * @returns {string[]} names without ending, sorted
 */
export function pendingMigrations(files, applied) {
  const had = new Set(applied.map((name) => basename(name)))
  const names = files.filter((file) => /\.[cm]?js$/.test(file)).map((file) => file.replace(/\.[cm]?js$/, ''))
  return names.filter((name) => !had.has(name)).sort()
}

/**
 * Whether a SQLite database is known to have every migration of the build. Asking the file takes a tenth of the time of asking the
 * application; a doubt of any kind is a no, and then the application is asked.
 * @param {{ node: string, root: string, file: string }} where
 */
export async function isMigrated({ node, root, file }) {
  const folder = join(root, 'build', 'database', 'migrations')
  if (!existsSync(file) || !existsSync(folder)) return false
  const script = fileURLToPath(new URL('applied_migrations.mjs', import.meta.url))
  const { ok, output } = await run([node, '--no-warnings', script, file], { limit: 1 })
  return ok && pendingMigrations(readdirSync(folder), JSON.parse(output)).length === 0
}
