import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMigrated } from './migrations.mjs'
import { nextFreePort, portProblem } from './ports.mjs'
import { excerpt, run } from './processes.mjs'
import { Stop } from './stop.mjs'

/**
 * Ends the command, before any long work, when the port cannot be had.
 * @param {{ host: string, port: number }} address
 * @param {string[]} [argv] options of this run, for the offer of another port
 * @throws {Stop} `port-taken`, `port-forbidden`, `unknown-host`, `no-free-port`
 */
export async function assertPort({ host, port }, argv = []) {
  const problem = await portProblem(host, port)
  if (problem === 'forbidden') throw new Stop('port-forbidden', { port })
  if (problem === 'unknown-host') throw new Stop('unknown-host', { host })
  if (problem !== 'taken') return
  const free = await nextFreePort(host, port)
  throw free
    ? new Stop('port-taken', { port, free, flags: argv.length ? ` -- ${argv.join(' ')}` : '' })
    : new Stop('no-free-port', { port })
}

/**
 * Brings the database to the state of this build and fills it once with the demo; what is done already is not done again.
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv }} where env as for a production run
 * @param {string} build digest of the sources
 * @param {(key: string, params?: object) => void} report
 * @throws {Stop} `migration-failed`, `seed-failed`
 */
export async function prepareData({ root, node, env }, build, report) {
  const file = join(env.FOJA_DATA ?? '', 'demo.json')
  const database = join(env.FOJA_DATA ?? '', 'foja.sqlite')
  const migrated = env.DB_CONNECTION === 'sqlite' && (await isMigrated({ node, root, file: database }))
  if (migrated && seededBy(file) === build) return
  if (!migrated) {
    report('migrating')
    await ace(['migration:run', '--force'], 'migration-failed', { root, node, env })
  }
  report('seeding')
  await ace(['demo:seed'], 'seed-failed', { root, node, env })
  writeFileSync(file, `${JSON.stringify({ seededBy: build })}\n`)
}

function seededBy(file) {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')).seededBy
  } catch {
    return null
  }
}

/**
 * Runs a command of the built application.
 * @param {string[]} command
 * @param {string} failure key of the message when it fails
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv }} where
 * @returns {Promise<string>} its output
 */
export async function ace(command, failure, { root, node, env }) {
  const { ok, output } = await run([node, 'build/ace.js', ...command], { cwd: root, env })
  if (!ok) throw new Stop(failure, {}, excerpt(output))
  return output
}
