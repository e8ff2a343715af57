import { stripVTControlCharacters } from 'node:util'

/**
 * The sums of one run of Japa. A test that was skipped, left to do or shut out by a pinned one has shown nothing and counts as failed,
 * and so does a run without tests or without a summary.
 * @param {string} output of the whole run
 * @param {number | null} code with which it ended
 * @returns {{ passed: number, failed: number, note: string }} note: why something that Japa did not call a failure counts as one
 */
export function japaSummary(output, code) {
  const text = stripVTControlCharacters(output)
  const line = [...text.matchAll(/^\s*Tests[ \t]+(.*)\((\d+)\)[ \t]*\r?$/gm)].pop()
  if (!line) return { passed: 0, failed: 1, note: missing(text, code) }
  const count = (kind) => Number(new RegExp(`(\\d+) ${kind}`).exec(line[1])?.[1] ?? 0)
  const passed = count('passed') + count('regression')
  const notRun = count('skipped') + count('todo')
  const failed = count('failed') + notRun
  if (Number(line[2]) === 0) return { passed, failed: Math.max(failed, 1), note: 'no test was run' }
  if (/^\s*\S+ \[PINNED\] /m.test(text))
    return { passed, failed: failed + 1, note: 'a pinned test shuts out the others' }
  if (failed === 0 && code !== 0) return { passed, failed: 1, note: `ended with code ${code} though no test failed` }
  return { passed, failed, note: notRun ? `${notRun} skipped or left to do` : '' }
}

function missing(text, code) {
  if (/NO TESTS EXECUTED/.test(text)) return 'no test was run'
  return `ended with code ${code} without a summary`
}

/**
 * Group and title of each test that failed, for the end of a long run.
 * @param {string} output of the whole run
 * @returns {string[]}
 */
export function failedTests(output) {
  const [, errors = ''] = stripVTControlCharacters(output).split(/^ ERRORS[ \t]*\r?$/m)
  return [...errors.matchAll(/^❯ (.+)$/gm)].map(([, title]) => title.trim())
}

/**
 * The files of the groups in which a test failed, each once.
 * @param {string} output of the whole run
 * @param {string} suite
 * @returns {string[]} as the groups name them: `tests/browser/portal/links.spec.ts`
 */
export function failedFiles(output, suite) {
  const heading = new RegExp(`^${suite} / (.+) \\((.+\\.spec\\.tsx?)\\)[ \\t]*\\r?$`, 'gm')
  const files = new Map([...stripVTControlCharacters(output).matchAll(heading)].map(([, group, file]) => [group, file]))
  const failed = failedTests(output).map((test) => {
    const group = [...files.keys()].filter((name) => test.startsWith(`${name} / `)).sort((a, b) => b.length - a.length)
    return files.get(group[0])
  })
  return [...new Set(failed.filter((file) => file !== undefined))]
}
