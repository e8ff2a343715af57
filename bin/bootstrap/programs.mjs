import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where servers are installed, which is seldom on the PATH of a user. */
const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/local/bin', '/usr/bin', '/opt/homebrew/bin']

/**
 * Where programs of these names are on the machine.
 * @param {string[]} names in the order of preference
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]} paths, in that order
 */
export function findPrograms(names, env = process.env) {
  const folders = [...new Set([...(env.PATH ?? '').split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS])]
  return names.flatMap((name) => folders.map((folder) => join(folder, name)).filter(isExecutable))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
