import { Stop } from './stop.mjs'
import { suiteOf } from './test_discovery.mjs'

/** The parts of `npm test`, as `--only` names them. */
export const PARTS = ['static', 'unit', 'sources', 'functional', 'mysql', 'browser']

const OPTIONS = [
  `--only=${PARTS.join(',')}`,
  '--matrix',
  '--changed[=BASE]',
  '--profile',
  '--record',
  '--seed=NUMBER',
  '--tests=TITLE',
  'FILE.spec.ts …',
]

/**
 * @typedef {object} TestArguments
 * @property {string[]} parts in the order of PARTS; all of them without `--only`
 * @property {string[]} specs spec files, relative to the root, to run alone; empty: all
 * @property {string[]} titles titles of tests to run alone; empty: all
 * @property {boolean} matrix run every functional spec on both databases
 * @property {boolean} profile tell where the time went
 * @property {boolean} record write `tests/durations.json` and `tests/functional/on_mariadb.json` anew from this run
 * @property {number | null} seed order of files and tests; null: as they are found
 * @property {string | null} changed run what the difference to this commit can reach; '' for uncommitted changes, null for everything
 */

/**
 * What follows `npm test --`.
 * @param {string[]} argv without node and script
 * @returns {TestArguments}
 * @throws {Stop} `unknown-option`, `unknown-part`
 */
export function parseTestArguments(argv) {
  const asked = { matrix: false, profile: false, record: false, seed: null, changed: null, specs: [], titles: [] }
  const only = new Set()
  for (const argument of argv) {
    const [, name = '', , value] = /^(--[a-z]+)(=(.+))?$/.exec(argument) ?? []
    if (name === '--only' && value) value.split(',').forEach((part) => only.add(knownPart(part)))
    else if (['--matrix', '--profile', '--record'].includes(argument)) asked[argument.slice(2)] = true
    else if (name === '--changed') asked.changed = value ?? ''
    else if (name === '--seed' && /^\d{1,9}$/.test(value ?? '')) asked.seed = Number(value)
    else if (name === '--tests' && value) asked.titles.push(value)
    else if (suiteOf(argument)) asked.specs.push(argument)
    else throw new Stop('unknown-option', { option: argument, options: OPTIONS.join(' ') })
  }
  return { ...asked, parts: only.size ? PARTS.filter((part) => only.has(part)) : PARTS }
}

function knownPart(part) {
  if (!PARTS.includes(part)) throw new Stop('unknown-part', { part, parts: PARTS.join(', ') })
  return part
}
