import type { Connection } from './index_file.js'
import { CONTENT, dropSource } from './index_file.js'

/** Begins the names of the sources that are being built beside those that are searched; no source can be called so. */
export const SHADOW_PREFIX = '+'

/**
 * Begins an index beside the one that is searched, empty, in the place of one that was left unfinished. Answers its number: whoever holds an older one
 * can no longer write.
 */
export function beginBuild(connection: Connection): number {
  dropSources(connection, `substr(name, 1, 1) = '${SHADOW_PREFIX}'`)
  connection.exec(`
    INSERT OR IGNORE INTO state VALUES ('build', 0);
    UPDATE state SET value = value + 1 WHERE name = 'build';
    INSERT OR REPLACE INTO state VALUES ('build_seq', 0);
  `)
  return valueOf(connection, 'build')!
}

/** Throws when the build was taken over, finished or given up. */
export function assertBuild(connection: Connection, build: number): void {
  if (valueOf(connection, 'build') !== build || valueOf(connection, 'build_seq') === undefined)
    throw new Error('Another process has taken the building of the index over')
}

/** Puts what was built in the place of what is searched. */
export function finishBuild(connection: Connection): void {
  dropSources(connection, `substr(name, 1, 1) <> '${SHADOW_PREFIX}'`)
  connection.exec(`
    UPDATE source SET name = substr(name, 2);
    DELETE FROM text WHERE id NOT IN (SELECT id FROM entry);
    UPDATE state SET value = (SELECT value FROM state WHERE name = 'build_seq') WHERE name = 'last_seq';
    DELETE FROM state WHERE name = 'build_seq';
    INSERT OR REPLACE INTO state VALUES ('content', ${CONTENT});
  `)
}

/** Removes what was built so far, unless somebody else is building. */
export function giveUpBuild(connection: Connection, build: number): void {
  if (valueOf(connection, 'build') !== build) return
  dropSources(connection, `substr(name, 1, 1) = '${SHADOW_PREFIX}'`)
  connection.exec(`DELETE FROM state WHERE name = 'build_seq'`)
}

/** A number of the state of the index; undefined when there is none of the name. */
export function valueOf(connection: Connection, name: string): number | undefined {
  return connection.prepare('SELECT value FROM state WHERE name = ?').pluck().get(name) as number | undefined
}

function dropSources(connection: Connection, which: string): void {
  const numbers = connection.prepare(`SELECT id FROM source WHERE ${which}`).pluck().all() as number[]
  for (const number of numbers) dropSource(connection, number)
}
