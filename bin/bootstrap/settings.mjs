import { accessSync, constants, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { Stop } from './stop.mjs'

/**
 * What the demo needs to know of the environment; an empty variable counts as absent.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root folder of the project
 * @returns {{ port: number, host: string, url: string, data: string, connection: string }}
 * @throws {Stop} `bad-port`, `bad-connection`
 */
export function demoSettings(env, root) {
  const port = Number(env.PORT || 3333)
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Stop('bad-port', { port: env.PORT ?? '' })
  const connection = env.DB_CONNECTION || 'sqlite'
  if (!['sqlite', 'mysql'].includes(connection)) throw new Stop('bad-connection', { connection })
  return {
    port,
    host: env.HOST || '127.0.0.1',
    url: (env.APP_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    data: resolve(root, env.FOJA_DATA || 'data'),
    connection,
  }
}

/**
 * The environment in which the built application runs.
 * @param {NodeJS.ProcessEnv} base
 * @param {ReturnType<typeof demoSettings>} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function demoEnvironment(base, { port, host, url, data, connection }) {
  const own = { PORT: String(port), HOST: host, APP_URL: url, FOJA_DATA: data, DB_CONNECTION: connection }
  return { ...base, ...own, SEARCH_ENGINE: base.SEARCH_ENGINE || 'embedded', TZ: 'UTC', NODE_ENV: 'production' }
}

const FOJA_VARIABLE = /^(PORT|HOST|NODE_ENV|LOG_LEVEL|SEARCH_ENGINE|SOURCES_MIRROR|(APP|DB|FOJA)_.+)$/

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
