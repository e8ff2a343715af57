import { columns, slowest, slowestFiles } from './tally.mjs'

/**
 * @typedef {import('./test_report.mjs').Test} Test
 * @typedef {import('./test_report.mjs').Report} Report
 * @typedef {{ title: string, reports: Report[] }} Profiled one for each suite that ran
 */

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1)

/**
 * Where the time of a run went: by suite, then the slowest tests and files.
 * @param {Profiled[]} suites
 * @returns {string}
 */
export function profile(suites) {
  const all = suites.flatMap(({ reports }) => reports.flatMap(({ tests }) => tests))
  return [
    'Seconds, by suite (processor: of the process of the tests; children that run at once count each)',
    bySuite(suites),
    '\nThe 50 slowest tests',
    slowest(all, 50),
    '\nThe 50 slowest files',
    slowestFiles(all, 50),
  ].join('\n')
}

function bySuite(suites) {
  const head = [
    ...['suite', 'tests', 'assertions', 'in tests', 'set-up', 'boot', 'migrations'],
    ...['processor', 'hashing', 'children', 'fixed waits'],
  ]
  const rows = suites.map(({ title, reports }) => {
    const tests = reports.flatMap((report) => report.tests)
    const sum = (read) => tests.reduce((total, test) => total + (read(test) ?? 0), 0)
    const times = (kind) => reports.reduce((total, report) => total + (report.times[kind] ?? 0), 0)
    return [
      title,
      String(tests.length),
      String(sum((test) => test.assertions)),
      ...[sum((test) => test.milliseconds), times('set-up'), times('boot'), times('migrations')].map(seconds),
      ...[(test) => test.processor, (test) => test.hashing, (test) => test.children, (test) => test.waits].map((read) =>
        seconds(sum(read))
      ),
    ]
  })
  return columns([head, ...rows])
}
