import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ suite: string, file: string, group?: string, title: string, examples?: number, milliseconds: number, assertions: number, state: 'passed' | 'failed' | 'not run',
 *   pinned: boolean, errors: { phase: string, text: string }[], processor?: number, hashing?: number, children?: number, waits?: number }} Test
 * @typedef {{ tests: Test[], planned: Map<string, number>, hooks: { name: string, phase: string, text: string }[], times: Record<string, number>, queries: Map<string, [string, string][]>, isWhole: boolean }} Report
 *   planned: tests by file; times: milliseconds of boot, migrations and the set-up between tests; queries: shapes by file; isWhole: the run came to its end
 * @typedef {{ title: string, file: string, text: string }} Failure
 */

/**
 * What a process of tests has written about itself (`tests/helpers/run_report.ts`). The last line may be cut off when it was killed.
 * @param {string} path
 * @returns {Report}
 */
export function readReport(path) {
  /** @type {Report} */
  const report = { tests: [], planned: new Map(), hooks: [], times: {}, queries: new Map(), isWhole: false }
  for (const line of parseLines(path)) {
    const { kind, ...row } = line
    if (kind === 'test') report.tests.push(row)
    else if (kind === 'planned') report.planned.set(row.file, row.tests)
    else if (kind === 'hook') report.hooks.push(row)
    else if (kind === 'queries') report.queries.set(row.file, [...(report.queries.get(row.file) ?? []), ...row.shapes])
    else if (kind === 'end') report.isWhole = true
    else if (typeof row.milliseconds === 'number') report.times[kind] = (report.times[kind] ?? 0) + row.milliseconds
  }
  return report
}

function parseLines(path) {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}

const nameOf = ({ group, title }) => [group, title].filter(Boolean).join(' / ')

/**
 * What failed in a run, each with what to read: tests, hooks of groups, tests that did not run, pinned ones, which shut out the others, and files
 * of which fewer tests ran than were found in them.
 * @param {Report} report
 * @param {{ files: string[], code: number | null, output: string, timedOut: boolean, isFiltered?: boolean }} run files: which were to run; isFiltered: only tests of some titles
 * @returns {Failure[]}
 */
export function failuresOf(report, { files, code, output, timedOut, isFiltered = false }) {
  const failures = report.tests.flatMap((test) => parseFailure(test))
  for (const { name, phase, text } of report.hooks) failures.push({ title: `${name} (${phase})`, file: '', text })
  const ending = `ended with ${code === null ? 'a signal' : `code ${code}`}`
  if (timedOut) failures.unshift({ title: 'took too long and was ended', file: '', text: lastLines(output) })
  else if (!report.isWhole) failures.unshift({ title: ending, file: '', text: lastLines(output) })
  if (!isFiltered && report.tests.length > 0) failures.push(...lacking(report, files))
  if (failures.length === 0 && code !== 0) failures.push({ title: ending, file: '', text: lastLines(output) })
  if (report.tests.length === 0 && failures.length === 0)
    failures.push({ title: 'no test was run', file: '', text: lastLines(output) })
  return failures
}

function parseFailure(test) {
  const { file, state, pinned, errors } = test
  if (state === 'not run') return [{ title: nameOf(test), file, text: 'is skipped or left to do' }]
  if (pinned) return [{ title: nameOf(test), file, text: 'is pinned, which shuts out the others' }]
  if (state === 'passed') return []
  const text = errors.map((error) => (error.phase === 'test' ? error.text : `${error.phase}: ${error.text}`)).join('\n')
  return [{ title: nameOf(test), file, text }]
}

/** Files that were found on disk and did not run, or not whole. */
function lacking({ tests, planned }, files) {
  const ran = new Map()
  // A test with many examples is one that was planned.
  for (const { file, examples = 1 } of tests) ran.set(file, (ran.get(file) ?? 0) + 1 / examples)
  return files.flatMap((file) => {
    const wanted = planned.get(file) ?? 0
    const count = Math.round((ran.get(file) ?? 0) * 1000) / 1000
    if (wanted > 0 && count === wanted) return []
    return [
      { title: `${count} of ${wanted || 'its'} tests ran`, file, text: wanted ? '' : 'no test of this file was found' },
    ]
  })
}

const lastLines = (output) => stripVTControlCharacters(output).trimEnd().split('\n').slice(-40).join('\n')
