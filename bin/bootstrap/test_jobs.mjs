import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuild } from './build.mjs'
import { checkGenerated } from './codegen.mjs'
import { DATABASE, startMariadb } from './mariadb.mjs'
import { run } from './processes.mjs'
import { Stop } from './stop.mjs'
import { shareOut } from './test_discovery.mjs'
import { failuresOf, readReport } from './test_report.mjs'

/**
 * @typedef {import('./test_run.mjs').Job} Job
 * @typedef {import('./test_run.mjs').Result} Result
 * @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv, folder: string, mariadb?: string | void, chromium?: string | void, meilisearch?: string, isBuilt?: boolean }} Ground
 *   what set-up has found; folder: for everything that the run writes
 * @typedef {{ specs: Record<string, string[]>, onMariadb: string[], durations: Record<string, number>, seed: number | null, titles: string[], profile: boolean, checks: import('./changed/checks.mjs').Checks | null, routes: string[] | null }} Plan
 *   specs: to run, by suite; checks: what to lint, format and type-check, null for everything; routes: which ones the walks over all routes may keep to, null for all
 */

const TSC = 'node_modules/typescript/bin/tsc'
const ESLINT = 'node_modules/eslint/bin/eslint.js'
const PRETTIER = 'node_modules/prettier/bin/prettier.cjs'

/** Minutes after which a process of tests is ended. */
const LIMITS = { unit: 20, sources: 20, functional: 45, mysql: 45, browser: 45 }

const GIGABYTE = 1024 ** 3
/** What a process of tests takes at most, with its browser or its database server. */
const LANE_BYTES = 2 * GIGABYTE

/**
 * How many heavy processes run at once: one more than there are cores, since a journey waits a third of its time for its page, and tests for the disk and
 * for children; never one alone, and never so many that memory runs out.
 * @param {number} cores
 * @param {number} bytes of memory
 */
export const lanesFor = (cores, bytes) => Math.max(2, Math.min(4, cores + 1, Math.floor(bytes / LANE_BYTES)))

export const LANES = lanesFor(availableParallelism?.() ?? 2, totalmem())

/**
 * The jobs of a run, what takes longest first, so that the lanes end at about the same time.
 * @param {string[]} parts of PARTS
 * @param {Ground} ground
 * @param {Plan} plan
 * @returns {Job[]}
 */
export function testJobs(parts, ground, plan) {
  const has = (part) => parts.includes(part)
  const statics = has('static') ? staticJobs(ground, plan) : []
  const jobs = [
    ...statics.filter(({ isAlone }) => isAlone),
    ...(has('mysql') && plan.onMariadb.length > 0 ? [mariadbJob(ground, plan)] : []),
    ...(has('browser') && plan.specs.browser.length > 0 ? browserJobs(ground, plan) : []),
    ...(has('functional') ? sharesOf('functional', 'functional, SQLite', ground, plan) : []),
    ...(has('unit') ? sharesOf('unit', 'unit', ground, plan, 1) : []),
    ...(has('sources') ? sharesOf('sources', 'sources', ground, plan, 1) : []),
    ...statics.filter(({ isAlone }) => !isAlone),
  ]
  return jobs
}

/** A check that either holds or does not. */
async function checked(title, result) {
  const { ok, output, note } = await result
  if (ok) return { passed: 1, failed: 0, note }
  return { passed: 0, failed: 1, note, failures: [{ title, file: '', text: output.trimEnd() }] }
}

function staticJobs(ground, { checks }) {
  const { lint, format, types } = checks ?? { lint: 'all', format: 'all', types: ['server', 'client'] }
  const cached = (...options) => (ground.env.CI ? [] : options)
  const cache = (name) => join('tmp', 'cache', name)
  mkdirSync(join(ground.root, cache('')), { recursive: true })
  const named = (files) => (files === 'all' ? ['.'] : files)
  const job = (title, args) => ({ part: 'static', title, run: () => checked(title, command(ground, args)) })
  const contents = (name) => cached('--cache', '--cache-strategy=content', `--cache-location=${cache(name)}`)
  const project = { server: [], client: ['-p', 'inertia/tsconfig.json'] }
  const generated = () => checked('generated files', checkGenerated(ground.root, withOwnData(ground)))
  return [
    ...(checks ? [] : [{ part: 'static', title: 'generated files', isAlone: true, run: generated }]),
    ...(lint.length > 0
      ? [job('lint', [ESLINT, ...named(lint), '--max-warnings=0', '--no-warn-ignored', ...contents('eslint')])]
      : []),
    ...(format.length > 0
      ? [job('format', [PRETTIER, '--check', '--ignore-unknown', ...named(format), ...contents('prettier')])]
      : []),
    ...types.map((name) => {
      const built = cached('--incremental', '--tsBuildInfoFile', cache(`${name}.tsbuildinfo`))
      return job(`types, ${name}`, [TSC, '--noEmit', ...project[name], ...built])
    }),
  ]
}

/** Commands that start the application make a data folder; a check must not make the one of an installation. */
const withOwnData = ({ root, node, env, folder }) => ({
  root,
  node,
  env: { ...env, FOJA_DATA: join(folder, 'check') },
})

async function command({ root, node, env }, args) {
  const { ok, output, timedOut } = await run([node, ...args], { cwd: root, env, limit: 10 })
  return { ok, output, note: timedOut ? 'ended after 10 minutes' : undefined }
}

/** Jobs of a suite, as many shares as there are lanes where it is long. */
function sharesOf(suite, title, ground, plan, count = LANES) {
  const shares = shareOut(plan.specs[suite], plan.durations, count).filter(({ files }) => files.length > 0)
  return shares.map(({ files }, place) => {
    const name = shares.length > 1 ? `${title} (${place + 1} of ${shares.length})` : title
    const settings = { DB_CONNECTION: 'sqlite' }
    const part = suite
    const tests = () => suiteRun({ ground, plan, suite, part, files, settings, name })
    return {
      part,
      title,
      name,
      run: suite === 'functional' ? () => withMeilisearch(ground.meilisearch, tests()) : tests,
    }
  })
}

let count = 0

/**
 * Runs spec files of one suite in a process of their own.
 * @param {{ ground: Ground, plan: Plan, suite: string, part: string, files: string[], settings: NodeJS.ProcessEnv, name: string }} what
 * @returns {Promise<Result>}
 */
async function suiteRun({ ground, plan, suite, part, files, settings, name }) {
  const { root, node, env, folder } = ground
  const own = join(folder, String(++count))
  const [list, report] = [`${own}.json`, `${own}.ndjson`]
  writeFileSync(list, JSON.stringify({ [suite]: files }))
  const { code, output, timedOut } = await run(
    [node, 'bin/test.ts', suite, ...plan.titles.map((title) => `--tests=${title}`)],
    {
      cwd: root,
      env: {
        ...env,
        ...compiledOnce(root),
        ...settings,
        TMPDIR: folder,
        FOJA_DATA: `${own}-data`,
        FOJA_TEST_FILES: list,
        FOJA_TEST_REPORT: report,
        ...(plan.seed !== null && { FOJA_TEST_SEED: String(plan.seed) }),
        ...(plan.routes && { FOJA_TEST_ROUTES: JSON.stringify(plan.routes) }),
        ...(plan.profile && { FOJA_TEST_PROFILE: '1' }),
      },
      limit: LIMITS[part],
    }
  )
  const found = readReport(report)
  const failures = failuresOf(found, { files, code, output, timedOut, isFiltered: plan.titles.length > 0 })
  // Tests speak of full disks too: only what failed counts.
  const isFull = failures.some(({ text }) => /ENOSPC|SQLITE_FULL|database or disk is full/.test(text))
  return {
    passed: found.tests.filter(({ state }) => state === 'passed').length,
    failed: failures.length,
    failures: failures.map((failure) => ({ ...failure, part: name })),
    ...(isFull && { note: 'the disk is full: free some space and run it again' }),
    report: found,
  }
}

/** Settings with which every process and thread of tests runs TypeScript from one compiled copy. */
export const compiledOnce = (root) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'bin', 'bootstrap', 'typescript.mjs')).href}`,
  NODE_COMPILE_CACHE: join(root, 'tmp', 'compiled', 'code'),
})

/** The functional suite runs the search tests on every engine that is there; where there is no Meilisearch for a machine, that is said. */
export async function withMeilisearch(meilisearch, running) {
  const result = await running
  if (meilisearch === 'missing') {
    const failure = { title: 'Meilisearch', file: '', text: 'not run: its server could not be had' }
    return { ...result, failed: result.failed + 1, failures: [...(result.failures ?? []), failure] }
  }
  if (meilisearch !== 'none for this machine') return result
  return { ...result, note: `search on Meilisearch not run: no server for ${process.platform}-${process.arch}` }
}

const missing = (what) => ({
  passed: 0,
  failed: 1,
  note: `not run: there is no ${what}`,
  failures: [{ title: `there is no ${what}`, file: '', text: 'The reason stands above, under set-up.' }],
})

function mariadbJob(ground, plan) {
  const title = 'functional, MariaDB'
  const tests = async () => {
    if (!ground.mariadb) return missing('MariaDB')
    const { socket, stop } = await startMariadb(ground.mariadb, ground.folder)
    const settings = {
      DB_CONNECTION: 'mysql',
      DB_SOCKET: socket,
      DB_USER: 'root',
      DB_PASSWORD: '',
      DB_DATABASE: DATABASE,
    }
    const part = 'mysql'
    try {
      return await suiteRun({ ground, plan, suite: 'functional', part, files: plan.onMariadb, settings, name: title })
    } finally {
      await stop()
    }
  }
  return { part: 'mysql', title, run: () => withMeilisearch(ground.meilisearch, tests()) }
}

/** Journeys in more processes than there are lanes for them: a share that takes longer than was thought does not hold up the run. */
const BROWSER_SHARES = 4

function browserJobs(ground, plan) {
  const settings = { DB_CONNECTION: 'sqlite', CHROMIUM_PATH: ground.chromium || '' }
  const shares = shareOut(plan.specs.browser, plan.durations, BROWSER_SHARES).filter(({ files }) => files.length > 0)
  const journeys = ({ files }, place) => {
    const name = shares.length > 1 ? `browser (${place + 1} of ${shares.length})` : 'browser'
    const tests = async () => {
      if (!ground.chromium) return missing('Chromium')
      if (!ground.isBuilt) return missing('production build')
      return suiteRun({ ground, plan, suite: 'browser', part: 'browser', files, settings, name })
    }
    return { part: 'browser', title: 'browser', name, after: ['production build'], run: tests }
  }
  const building = { part: 'browser', title: 'production build', name: 'production build', run: () => build(ground) }
  return [building, ...shares.map(journeys)]
}

async function build(ground) {
  try {
    await ensureBuild(ground.root, withOwnData(ground), () => {})
    ground.isBuilt = true
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return checked('production build', Promise.resolve({ ok: false, output: error.output }))
  }
}
