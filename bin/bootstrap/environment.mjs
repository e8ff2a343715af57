import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

/** Variables that describe an installation of Foja. */
const FOJA_VARIABLE =
  /^(PORT|HOST|NODE_ENV|LOG_LEVEL|INTERNAL_DOMAIN|SEARCH_ENGINE|(APP|DB|FOJA|GOOGLE|MAIL|MEILISEARCH|SMTP|SOURCES)_.+)$/

/**
 * The environment for tests: what the shell says about an installation of Foja must not reach them.
 * @param {NodeJS.ProcessEnv} base
 * @returns {NodeJS.ProcessEnv}
 */
export function testEnvironment(base) {
  const kept = Object.entries(base).filter(([name]) => !FOJA_VARIABLE.test(name))
  return { ...Object.fromEntries(kept), TZ: 'UTC' }
}

/**
 * The environment with this Node first on PATH and a home folder that can be written, which npm and Chromium insist on:
 * with HOME set to nothing npm makes a folder called `~` in the project.
 * @param {NodeJS.ProcessEnv} base
 * @param {string} node path of the executable
 * @param {string} root folder of the project
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(base, node, root) {
  const env = { ...base, PATH: [dirname(node), base.PATH].filter(Boolean).join(delimiter) }
  if (isWritable(homedir())) return env
  const home = join(root, '.runtime', 'home')
  mkdirSync(home, { recursive: true })
  return { ...env, HOME: home, npm_config_cache: join(home, '.npm'), npm_config_userconfig: join(home, '.npmrc') }
}

function isWritable(folder) {
  try {
    accessSync(folder || '/nowhere', constants.W_OK)
    return true
  } catch {
    return false
  }
}
