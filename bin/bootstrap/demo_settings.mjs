import { resolve } from 'node:path'
import { Stop } from './stop.mjs'

/**
 * The options of `npm run demo -- …`.
 * @param {string[]} argv without node and script
 * @returns {{ reset: boolean, prepare: boolean, help: boolean }}
 * @throws {Stop} `unknown-option`
 */
export function parseDemoArguments(argv) {
  const options = { reset: false, prepare: false, help: false }
  for (const argument of argv) {
    if (argument === '--reset') options.reset = true
    else if (argument === '--prepare') options.prepare = true
    else if (argument === '--help' || argument === '-h') options.help = true
    else throw new Stop('unknown-option', { option: argument, options: '--reset, --prepare' })
  }
  return options
}

/**
 * What the demo needs to know of the environment; an empty variable counts as absent.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root folder of the project
 * @returns {{ port: number, host: string, url: string, data: string, connection: string, outbox: string }}
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
    outbox: env.MAIL_OUTBOX || (env.MAIL_DRIVER === 'smtp' ? 'closed' : 'open'),
  }
}

/**
 * The environment in which the built application runs.
 * @param {NodeJS.ProcessEnv} base
 * @param {ReturnType<typeof demoSettings>} settings
 * @returns {NodeJS.ProcessEnv}
 */
export function demoEnvironment(base, { port, host, url, data, connection, outbox }) {
  const own = { PORT: String(port), HOST: host, APP_URL: url, FOJA_DATA: data, DB_CONNECTION: connection }
  const chosen = { SEARCH_ENGINE: base.SEARCH_ENGINE || 'embedded', MAIL_OUTBOX: outbox }
  return { ...base, ...own, ...chosen, TZ: 'UTC', NODE_ENV: 'production' }
}
