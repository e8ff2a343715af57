import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { CommandRefused } from '#app/core/console/say'
import { copyBelow, differing, filesBelow, sumsOf } from './copied_files.js'

const DATABASE = 'foja.sqlite'
const DUMP = 'database.sql'
const SUMS = 'SHA256SUMS'
/** A log without its database belongs to one that was moved away: SQLite would write it into the one that is restored. */
const OF_AN_INSTALLATION = [DATABASE, `${DATABASE}-wal`]
/** What is kept besides the database; indexes are made from the rest, and what is arriving has not been taken yet. */
const KEPT = ['app_key', 'files', 'raw']

const entriesOf = (folder: string) => readdir(folder).catch(() => [] as string[])

/**
 * Copies an installation into an empty folder while it runs: the database as it is at one moment, then its files, so that every file that the copy names is
 * there unless somebody deleted it since. MySQL is dumped by its own program before; `dump` is that file. Returns how many files there are.
 * Throws CommandRefused.
 */
export async function makeBackup(data: string, folder: string, dump: string | null): Promise<number> {
  if ((await entriesOf(folder)).length > 0) throw new CommandRefused('commands.backup.not_empty', { folder })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  if (dump) {
    if (!(await copyBelow(join(dump, '..'), folder, basename(dump))))
      throw new CommandRefused('commands.backup.no_dump', { file: dump })
    await rename(join(folder, basename(dump)), join(folder, DUMP))
  } else copyDatabase(join(data, DATABASE), join(folder, DATABASE))
  for (const path of KEPT) for await (const file of filesBelow(data, path)) await copyBelow(data, folder, file)
  const sums = await sumsOf(folder)
  await writeFile(join(folder, SUMS), sums, { flush: true })
  return sums.split('\n').length - 1
}

function copyDatabase(from: string, to: string): void {
  const connection = new Database(from, { fileMustExist: true, timeout: 10_000 })
  try {
    connection.prepare('VACUUM INTO ?').run(to)
  } finally {
    connection.close()
  }
}

/**
 * Brings a backup into the data folder of an installation that has none, after every file was compared with its sum and the list with what is there,
 * and the database with itself.
 * Returns how many files there were. Throws CommandRefused; then nothing was changed.
 */
export async function restoreBackup(data: string, folder: string): Promise<number> {
  const sums = await readFile(join(folder, SUMS), 'utf8').catch(() => null)
  if (sums === null) throw new CommandRefused('commands.backup.no_backup', { folder })
  const isInUse = OF_AN_INSTALLATION.some((file) => existsSync(join(data, file)))
  if (isInUse || (await entriesOf(join(data, 'files'))).length > 0)
    throw new CommandRefused('commands.backup.in_use', { folder: data })
  const files = listedIn(sums)
  const wrong = [...(await differing(folder, sums)), ...(await unlisted(folder, new Set(files)))]
  if (wrong.length > 0) throw new CommandRefused('commands.backup.damaged', { count: wrong.length, file: wrong[0]! })
  if (existsSync(join(folder, DATABASE))) assertWhole(join(folder, DATABASE))
  // The database comes last: a data folder that has one has everything.
  for (const file of files.sort((one, other) => Number(one === DATABASE) - Number(other === DATABASE)))
    if (file !== DUMP) await copyBelow(folder, data, file)
  for (const made of ['search.sqlite', 'records.sqlite'])
    for (const end of ['', '-wal', '-shm']) await rm(join(data, made + end), { force: true })
  return files.length
}

const listedIn = (sums: string) =>
  sums
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(66))

/** What a whole list names: a list that was cut short would pass for a smaller backup. */
async function unlisted(folder: string, listed: Set<string>): Promise<string[]> {
  const missing = listed.has(DATABASE) || listed.has(DUMP) ? [] : [DATABASE]
  for (const path of KEPT) for await (const file of filesBelow(folder, path)) if (!listed.has(file)) missing.push(file)
  return missing
}

function assertWhole(path: string): void {
  const connection = new Database(path, { readonly: true })
  try {
    const said = connection.pragma('integrity_check', { simple: true })
    if (said !== 'ok') throw new CommandRefused('commands.backup.damaged', { count: 1, file: DATABASE })
  } finally {
    connection.close()
  }
}
