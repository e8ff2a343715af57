import { existsSync, readdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { Stop } from './stop.mjs'

/** Names that Foja and its demo give to what they keep in FOJA_DATA. */
const OURS = [
  /^foja\.sqlite/,
  /^search\.sqlite/,
  /^records\.sqlite/,
  /^(files|raw|arriving|archives)$/,
  /^\.?app_key$/,
  /^demo\.(json|lock)$/,
  /^(web|worker)\.log$/,
]

/** Of the run itself. */
const LOCK = 'demo.lock'

/** Only an installation of Foja has one of these. */
const SIGNS = ['foja.sqlite', 'search.sqlite', 'app_key', 'demo.json']

/** @param {string} name */
export const isOurs = (name) => OURS.some((pattern) => pattern.test(name))

/**
 * Why a folder must not be emptied.
 * @param {string} data absolute path
 * @param {string} root folder of the project
 * @param {string[]} names what the folder holds
 * @returns {'reset-place' | 'reset-foreign' | null}
 */
export function resetRefusal(data, root, names) {
  const holds = (inner) => !relative(data, resolve(inner)).startsWith('..')
  if (holds(root) || (homedir() && holds(homedir()))) return 'reset-place'
  const strangers = names.filter((name) => name !== LOCK)
  return strangers.length > 0 && !SIGNS.some((sign) => names.includes(sign)) ? 'reset-foreign' : null
}

/**
 * Ends the command, before any long work, when there is nothing that may be removed.
 * @param {{ data: string, connection: string }} settings
 * @param {string} root folder of the project
 * @throws {Stop} `reset-mysql`, `reset-place`, `reset-foreign`
 */
export function assertResettable({ data, connection }, root) {
  if (connection === 'mysql') throw new Stop('reset-mysql')
  const refusal = resetRefusal(data, root, namesIn(data))
  if (refusal) throw new Stop(refusal, { data })
}

/**
 * Removes what Foja made in its data folder and leaves the rest; the lock of this run stays.
 * @param {string} data
 * @returns {string[]} names that stayed because Foja did not make them
 */
export function resetData(data) {
  const names = namesIn(data)
  for (const name of names.filter(isOurs)) {
    if (name !== LOCK) rmSync(join(data, name), { recursive: true, force: true })
  }
  return names.filter((name) => !isOurs(name))
}

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])
