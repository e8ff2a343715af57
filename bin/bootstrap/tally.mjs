/**
 * @typedef {import('./test_report.mjs').Test} Test
 * @typedef {import('./test_report.mjs').Failure} Failure
 * @typedef {{ title: string, milliseconds: number, passed: number, failed: number, note?: string, failures?: Failure[] }} Row
 */

/** @param {number} milliseconds @returns {string} `41 s` or `3 min 05 s` */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/**
 * One row for each title: shares of one suite are added up.
 * @param {Row[]} rows
 * @returns {Row[]} in the order in which the titles first come; milliseconds are those of all shares together
 */
export function merged(rows) {
  /** @type {Map<string, Row>} */
  const found = new Map()
  for (const { title, milliseconds, passed, failed, note } of rows) {
    const row = found.get(title) ?? { title, milliseconds: 0, passed: 0, failed: 0, note: undefined }
    const notes = [row.note, note].filter(Boolean)
    found.set(title, {
      title,
      milliseconds: row.milliseconds + milliseconds,
      passed: row.passed + passed,
      failed: row.failed + failed,
      note: [...new Set(notes)].join('; ') || undefined,
    })
  }
  return [...found.values()]
}

/**
 * Cells in columns, the first one to the left and the others to the right.
 * @param {string[][]} cells
 */
export function columns(cells) {
  const count = Math.max(0, ...cells.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(0, ...cells.map((row) => (row[column] ?? '').length))
  )
  const align = (cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))
  return cells.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}

/**
 * The table of all parts.
 * @param {Row[]} rows
 * @returns {string}
 */
export function table(rows) {
  const lines = merged(rows).map(({ title, milliseconds, passed, failed, note }) => ({
    cells: [title, duration(milliseconds), `${passed} passed`, `${failed} failed`],
    note,
  }))
  const text = columns(lines.map(({ cells }) => cells)).split('\n')
  return lines.map(({ note }, place) => (note ? `${text[place]}  ${note}` : text[place])).join('\n')
}

/** Lines of an error that are shown of each failed test. */
const MAX_ERROR_LINES = 60

/**
 * Each test that failed with its file and what it said; nothing when none did.
 * @param {Row[]} rows
 * @returns {string}
 */
export function failureList(rows) {
  const told = rows.flatMap(({ title, failures = [] }) =>
    failures.map(({ title: test, file, text }) => {
      const lines = text.trimEnd().split('\n').slice(0, MAX_ERROR_LINES)
      const output = text.trim() ? `${lines.map((line) => `  ${line}`).join('\n')}\n` : ''
      return `✖ ${title}: ${test}\n${file ? `  ${file}\n` : ''}${output}`
    })
  )
  return told.join('\n')
}

/**
 * The slowest tests of a run.
 * @param {Test[]} tests
 * @param {number} count
 * @returns {string} a line each, slowest first
 */
export function slowest(tests, count) {
  const order = [...tests].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
  return order
    .map(({ milliseconds, group, title, file }) => {
      return `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${[group, title].filter(Boolean).join(' / ')}  (${file})`
    })
    .join('\n')
}

/** @param {Test[]} tests @returns {Record<string, number>} milliseconds by file */
export function durationsOf(tests) {
  /** @type {Record<string, number>} */
  const found = {}
  for (const { file, milliseconds } of tests) found[file] = (found[file] ?? 0) + milliseconds
  return found
}

/**
 * The files that took longest.
 * @param {Test[]} tests
 * @param {number} count
 * @returns {string} a line each, slowest first
 */
export function slowestFiles(tests, count) {
  const order = Object.entries(durationsOf(tests)).sort((a, b) => b[1] - a[1])
  return order
    .slice(0, count)
    .map(([file, milliseconds]) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`)
    .join('\n')
}

/**
 * The last line of a run, which other programs read.
 * @param {Row[]} rows
 */
export function lastLine(rows) {
  const sum = (kind) => rows.reduce((total, row) => total + row[kind], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
