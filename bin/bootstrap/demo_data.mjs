import { existsSync, readdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { Stop } from './stop.mjs'

/** Names that Foja and its demo give to what they keep in FOJA_DATA. */
const OURS = [
  /^foja\.sqlite/,
  /^search\.sqlite/,
  /^(files|raw)$/,
  /^\.?app_key$/,
  /^demo\.(json|lock)$/,
  /^(web|worker)\.log$/,
]

/** Only an installation of Foja has one of these. */
const SIGNS = ['foja.sqlite', 'app_key', 'demo.json']

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
  const strangers = names.filter((name) => name !== 'demo.lock')
  return strangers.length > 0 && !SIGNS.some((sign) => names.includes(sign)) ? 'reset-foreign' : null
}

/**
 * Removes what Foja made in its data folder and leaves the rest.
 * @param {string} data
 * @param {string} root
 * @returns {string[]} names that stayed because Foja did not make them
 * @throws {Stop} `reset-place`, `reset-foreign`
 */
export function resetData(data, root) {
  const names = existsSync(data) ? readdirSync(data) : []
  const refusal = resetRefusal(data, root, names)
  if (refusal) throw new Stop(refusal, { data })
  for (const name of names.filter(isOurs)) {
    if (name !== 'demo.lock') rmSync(join(data, name), { recursive: true, force: true })
  }
  return names.filter((name) => !isOurs(name))
}
