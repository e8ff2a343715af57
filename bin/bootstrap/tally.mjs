/** @typedef {{ title: string, milliseconds: number, passed: number, failed: number, note?: string, failures?: string[] }} Row */

/** @param {number} milliseconds @returns {string} `41 s` or `3 min 05 s` */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`
}

/**
 * The table of all steps.
 * @param {Row[]} rows
 * @returns {string}
 */
export function table(rows) {
  const cells = rows.map(({ title, milliseconds, passed, failed, note }) => {
    return [title, duration(milliseconds), `${passed} passed`, `${failed} failed`, note ?? '']
  })
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...cells.map((cell) => cell[column].length)))
  const align = (cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column] ?? 0))
  return cells.map((row) => row.map(align).join('  ').trimEnd()).join('\n')
}

/**
 * The tests that failed, under the step in which they did; nothing when none did.
 * @param {Row[]} rows
 * @returns {string}
 */
export function failureList(rows) {
  return rows.flatMap(({ title, failures = [] }) => failures.map((test) => `✖ ${title}: ${test}\n`)).join('')
}

/**
 * The last line of a run, which other programs read.
 * @param {Row[]} rows
 */
export function lastLine(rows) {
  const sum = (kind) => rows.reduce((total, row) => total + row[kind], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
