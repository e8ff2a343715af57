import { join } from 'node:path'
import { ensureBuild } from './build.mjs'
import { checkGenerated } from './codegen.mjs'
import { failedFiles, failedTests, japaSummary } from './japa_summary.mjs'
import { DATABASE, startMariadb } from './mariadb.mjs'
import { run } from './processes.mjs'

/**
 * @typedef {{ passed: number, failed: number, note?: string, output?: string, failures?: string[], told?: string }} Result output: what was not shown while it ran; told: all of it
 * @typedef {{ part: string, title: string, isQuiet?: boolean, run: () => Promise<Result> }} Step
 * @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv, mariadb?: string | void, chromium?: string | void, meilisearch?: string, isBuilt?: boolean }} Ground
 *   what set-up has found
 */

const TSC = 'node_modules/typescript/bin/tsc'
const ESLINT = 'node_modules/eslint/bin/eslint.js'
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs'

/**
 * The steps of a run. Each inner list is a stage: in it the quiet steps run one after the other beside the others, which is a gain on
 * two cores; the next stage waits for all of them.
 * @param {string[]} parts of PARTS
 * @param {Ground} ground
 * @returns {Step[][]}
 */
export function testStages(parts, ground) {
  const stages = [
    [step('static', 'generated files', () => checked(checkGenerated(ground.root, withOwnData(ground))))],
    [
      quiet('static', 'lint', () => command(ground, [ESLINT, '.', '--max-warnings=0'])),
      quiet('static', 'format', () => command(ground, [PRETTIER, '--check', '.'])),
      quiet('static', 'types, server', () => command(ground, [TSC, '--noEmit'])),
      quiet('static', 'types, client', () => command(ground, [TSC, '--noEmit', '-p', 'inertia/tsconfig.json'])),
      step('unit', 'unit', () => suite(ground, 'unit', 10)),
      step('sources', 'sources', () => suite(ground, 'sources', 10)),
    ],
    [step('browser', 'production build', () => build(ground))],
    [
      quiet('functional', 'functional, SQLite', () => onSqlite(ground)),
      quiet('mysql', 'functional, MariaDB', () => onMariadb(ground)),
      step('browser', 'browser', () => inBrowser(ground)),
    ],
  ]
  return stages.map((steps) => steps.filter(({ part }) => parts.includes(part))).filter((steps) => steps.length > 0)
}

/** Commands that start the application make a data folder; a check must not make the one of an installation. */
const withOwnData = ({ root, node, env }) => ({ node, env: { ...env, FOJA_DATA: join(root, 'tmp', 'check') } })

const step = (part, title, action) => ({ part, title, run: async () => action() })
const quiet = (part, title, action) => ({ ...step(part, title, action), isQuiet: true })

/** A step that either holds or does not. */
async function checked(result) {
  const { ok, output, note } = await result
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output: ok ? '' : output, note }
}

async function command({ root, node, env }, args) {
  const { ok, output, timedOut } = await run([node, ...args], { cwd: root, env, limit: 10 })
  return checked({ ok, output, note: timedOut ? 'ended after 10 minutes' : '' })
}

/**
 * @param {Ground} ground
 * @param {string} name
 * @param {number} limit minutes
 * @param {{ more?: NodeJS.ProcessEnv, live?: boolean, files?: string[] }} [how] live: shown while it runs; otherwise only when something failed
 */
async function suite(
  { root, node, env },
  name,
  limit,
  { more = { DB_CONNECTION: 'sqlite' }, live = true, files = [] } = {}
) {
  const options = { cwd: root, env: { ...env, ...more }, live, limit }
  // Not through `ace test`, which writes the generated files anew while another suite may read them.
  const { output, code, timedOut } = await run(
    [node, '--import=@poppinss/ts-exec', 'bin/test.ts', name, ...files.map((file) => `--files=${file}`)],
    options
  )
  const summary = { ...japaSummary(output, code), failures: failedTests(output), told: output }
  const told = live || summary.failed === 0 ? summary : { ...summary, output }
  return timedOut ? { ...told, failed: told.failed || 1, note: `ended after ${limit} minutes` } : told
}

const missing = (what) => ({ passed: 0, failed: 1, note: `not run: there is no ${what}` })

/** The suites run the search tests on every engine that is there; where there is no Meilisearch for a machine, that is said. */
export function withMeilisearch(meilisearch, result) {
  if (meilisearch === 'missing')
    return {
      ...result,
      failed: result.failed + 1,
      note: joined(result.note, 'Meilisearch not run: it could not be had'),
    }
  if (meilisearch !== 'none for this machine') return result
  const machine = `${process.platform}-${process.arch}`
  return { ...result, note: joined(result.note, `search on Meilisearch not run: no server for ${machine}`) }
}

const joined = (...notes) => notes.filter(Boolean).join('; ')

const onSqlite = async (ground) =>
  withMeilisearch(ground.meilisearch, await suite(ground, 'functional', 40, { live: false }))

async function onMariadb(ground) {
  if (!ground.mariadb) return missing('MariaDB')
  const { socket, stop } = await startMariadb(ground.mariadb)
  const database = {
    DB_CONNECTION: 'mysql',
    DB_SOCKET: socket,
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_DATABASE: DATABASE,
  }
  try {
    return await suite(ground, 'functional', 40, { more: database, live: false })
  } finally {
    await stop()
  }
}

async function build(ground) {
  await ensureBuild(ground.root, withOwnData(ground), () => {})
  ground.isBuilt = true
  return { passed: 1, failed: 0 }
}

function inBrowser(ground) {
  if (!ground.chromium) return missing('Chromium')
  if (!ground.isBuilt) return missing('production build')
  return journeys(ground, { DB_CONNECTION: 'sqlite', CHROMIUM_PATH: ground.chromium })
}

/** More files than these do not fail by chance. */
const MOST_CHANCES = 3

/**
 * Journeys in a real browser, beside the functional suites. Files in which something failed run once more, alone and anew, because a machine that
 * does three things at once can be slower than a journey waits; what is mended by that is told in the result, and what fails twice has failed.
 */
async function journeys(ground, more) {
  const first = await suite(ground, 'browser', 40, { more })
  const files = failedFiles(first.told ?? '', 'browser').map((file) => file.replace(/^tests\/browser\//, ''))
  if (first.failed === 0 || files.length === 0 || files.length > MOST_CHANCES) return first
  const again = await suite(ground, 'browser', 15, { more, files })
  if (again.failed > 0) return { ...first, failures: again.failures }
  return { passed: first.passed + first.failed, failed: 0, note: `at the second try: ${first.failures.join('; ')}` }
}
