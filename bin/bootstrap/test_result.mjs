import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goneFromMariadb, listForMariadb, missingOnMariadb } from './mariadb_rule.mjs'
import { duration, durationsOf, failureList, lastLine, slowest, slowestFiles, table } from './tally.mjs'
import { readDurations, readMariadbList } from './test_discovery.mjs'
import { profile } from './test_profile.mjs'

/**
 * @typedef {import('./test_report.mjs').Report} Report
 * @typedef {import('./test_run.mjs').Done & { report?: Report }} Done
 * @typedef {import('./tally.mjs').Row} Row
 */

/** The specs that run on MariaDB too. */
const LIST = 'tests/functional/on_mariadb.json'

const print = (text) => void process.stdout.write(`${text}\n`)
const testsOf = (rows) => rows.flatMap(({ report }) => report?.tests ?? [])
const onSqlite = (rows) => rows.filter(({ part }) => part === 'functional')

/** What the functional specs asked the database, by spec. */
function reachedQueries(rows) {
  const reached = new Map()
  for (const { report } of onSqlite(rows))
    for (const [file, shapes] of report?.queries ?? [])
      reached.set(file, [...(reached.get(file) ?? []), ...shapes.map(([shape, why]) => ({ shape, why }))])
  return reached
}

/**
 * What only a whole run can tell: that every spec of a query which can differ between databases runs on both.
 * @param {string} root
 * @param {{ isWhole: boolean, parts: string[], specs: Record<string, string[]> }} plan
 * @param {Done[]} done
 * @returns {Row[]} none when there is nothing to check
 */
export function checkRun(root, { isWhole, parts, specs }, done) {
  if (!isWhole || !parts.includes('functional')) return []
  const list = readMariadbList(root)
  const gone = goneFromMariadb(list, specs.functional).map((spec) => ({
    title: `${spec} is listed for MariaDB and does not exist`,
    file: LIST,
    text: 'Take it out of the list.',
  }))
  const missing = missingOnMariadb(reachedQueries(done), list).map(({ spec, shape, why }) => ({
    title: `${spec} has to run on MariaDB too`,
    file: LIST,
    text: `It asks what can differ there (${why}): ${shape}\nAdd it to the list, or write the list anew: npm test -- --only=functional --record`,
  }))
  const failures = [...gone, ...missing]
  return [
    {
      title: 'specs chosen for MariaDB',
      milliseconds: 0,
      passed: failures.length ? 0 : 1,
      failed: failures.length ? 1 : 0,
      failures,
    },
  ]
}

/**
 * Writes down from a run how long each spec file takes and which ones run on MariaDB.
 * @param {string} root
 * @param {Done[]} done
 */
export function record(root, done) {
  const timed = done.filter(({ part }) => part !== 'mysql')
  const durations = { ...readDurations(root), ...durationsOf(testsOf(timed)) }
  const sorted = Object.entries(durations).sort(([a], [b]) => (a < b ? -1 : 1))
  const inHundreds = sorted.map(([file, milliseconds]) => [file, Math.ceil(milliseconds / 100) * 100])
  write(join(root, 'tests', 'durations.json'), Object.fromEntries(inHundreds))
  const reached = reachedQueries(done)
  if (reached.size === 0) return
  write(join(root, 'tests', 'functional', 'on_mariadb.json'), listForMariadb(reached, durations))
}

const write = (file, content) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

/**
 * Prints the end of a run: what failed first, then the slowest tests and files, the table of its parts and the sum.
 * @param {Row[]} rows
 * @param {{ milliseconds: number, isProfiled: boolean }} how
 * @returns {number} exit code
 */
export function printResult(rows, { milliseconds, isProfiled }) {
  const failures = failureList(rows)
  const tests = testsOf(/** @type {Done[]} */ (rows))
  if (failures) print(`\n── failed\n${failures}`)
  if (isProfiled) print(`\n── profile\n${profile(profiled(/** @type {Done[]} */ (rows)))}`)
  else if (tests.length > 1)
    print(`\n── the ten slowest tests\n${slowest(tests, 10)}\n\n── the ten slowest files\n${slowestFiles(tests, 10)}`)
  const assertions = tests.reduce((sum, test) => sum + test.assertions, 0)
  print(`\n── result\n${table(rows)}`)
  print(`${tests.length} tests with ${assertions} assertions; ${duration(milliseconds)} by the clock`)
  print(lastLine(rows))
  return rows.some(({ failed }) => failed > 0) ? 1 : 0
}

function profiled(rows) {
  const titles = [...new Set(rows.filter(({ report }) => report).map(({ title }) => title))]
  return titles.map((title) => ({
    title,
    reports: rows.flatMap((row) => (row.title === title && row.report ? [row.report] : [])),
  }))
}
