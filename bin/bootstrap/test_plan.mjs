import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, checksOf, reachedSpecs } from './changed/index.mjs'
import { Stop } from './stop.mjs'
import { PARTS } from './test_arguments.mjs'
import { discoverSpecs, readDurations, readMariadbList, suiteOf } from './test_discovery.mjs'

const SUITES = ['unit', 'sources', 'functional', 'browser']

/**
 * What a run does, from what was asked.
 * @param {string} root
 * @param {import('./test_arguments.mjs').TestArguments} asked
 * @param {(key: string, params?: object) => void} report
 * @returns {Promise<import('./test_jobs.mjs').Plan & { parts: string[], isWhole: boolean }>} isWhole: every spec of its parts is in it
 * @throws {Stop} `no-such-file`, `no-git`, `unknown-base`
 */
export async function planOf(root, asked, report) {
  const { seed, titles, profile, matrix } = asked
  const discovered = discoverSpecs(root)
  const common = { durations: readDurations(root), seed, titles, profile }
  if (asked.specs.length > 0) return { ...common, ...chosen(root, asked.specs) }
  const listed = readMariadbList(root)
  if (asked.changed !== null) {
    const some = await changed(root, asked, discovered, report)
    if (some) return { ...common, ...some }
  }
  const onMariadb = matrix ? discovered.functional : listed.filter((file) => discovered.functional.includes(file))
  const isWhole = titles.length === 0
  return { ...common, parts: asked.parts, specs: discovered, onMariadb, checks: null, routes: null, isWhole }
}

/** Spec files by suite. */
const bySuite = (specs) =>
  Object.fromEntries(SUITES.map((suite) => [suite, specs.filter((file) => suiteOf(file) === suite)]))

/** Files that were named: nothing but them is run, and on the embedded database. */
function chosen(root, specs) {
  const missing = specs.find((file) => !existsSync(join(root, file)))
  if (missing) throw new Stop('no-such-file', { file: missing })
  const parts = SUITES.filter((suite) => specs.some((file) => suiteOf(file) === suite))
  return { parts, specs: bySuite(specs), onMariadb: [], checks: null, routes: null, isWhole: false }
}

/**
 * What a difference can reach; null when that is everything. Journeys take minutes and the production build: they are counted, and run when
 * `--only` names them.
 */
async function changed(root, { changed: base, parts }, discovered, report) {
  const files = await changedFiles(root, base || undefined)
  const { specs, all, routes } = await reachedSpecs(root, files)
  if (all) return (report('everything-reached'), null)
  const reached = bySuite(specs)
  const chosen = parts === PARTS ? parts.filter((part) => part !== 'browser') : parts
  const count = Object.values(discovered).reduce((sum, list) => sum + list.length, 0)
  report('some-reached', { files: files.length, specs: specs.length, count, journeys: reached.browser.length })
  return {
    parts: chosen.filter((part) => part === 'static' || reached[part]?.length > 0),
    specs: reached,
    onMariadb: [],
    checks: checksOf(root, files),
    routes,
    isWhole: false,
  }
}
