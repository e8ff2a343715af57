import { test } from '@japa/runner'
import {
  columns,
  duration,
  failureList,
  lastLine,
  merged,
  slowest,
  slowestFiles,
  table,
} from '../../../bin/bootstrap/tally.mjs'

const rows = [
  { title: 'unit', milliseconds: 9_400, passed: 120, failed: 0 },
  { title: 'browser', milliseconds: 185_000, passed: 11, failed: 2, note: 'ended with code 1' },
]

test.group('Summary of npm test', () => {
  test('totals all steps in its last line', ({ assert }) => {
    assert.equal(lastLine(rows), '131 passed, 2 failed')
    assert.equal(lastLine([]), '0 passed, 0 failed')
  })

  test('shows the time and totals of each step in columns', ({ assert }) => {
    assert.equal(
      table(rows),
      [
        'unit            9 s  120 passed  0 failed',
        'browser  3 min 05 s   11 passed  2 failed  ended with code 1',
      ].join('\n')
    )
  })

  test('lists each failed test under its step, with file and error', ({ assert }) => {
    assert.equal(failureList(rows), '')
    const failure = {
      title: 'Emails / are sent once',
      file: 'tests/browser/emails.spec.ts',
      text: 'Error: twice\n  at x',
    }
    assert.equal(
      failureList([{ ...rows[1], failures: [failure] }]),
      '✖ browser: Emails / are sent once\n  tests/browser/emails.spec.ts\n  Error: twice\n    at x\n'
    )
  })

  test('truncates an error after sixty lines', ({ assert }) => {
    const text = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n')
    const told = failureList([{ ...rows[1], failures: [{ title: 'Emails', file: '', text }] }])
    assert.include(told, 'line 59')
    assert.notInclude(told, 'line 60')
  })

  test('shows the shards of one suite in one row', ({ assert }) => {
    const shares = [
      { title: 'functional', milliseconds: 1_000, passed: 3, failed: 0, note: 'no server' },
      { title: 'unit', milliseconds: 500, passed: 1, failed: 0 },
      { title: 'functional', milliseconds: 2_000, passed: 4, failed: 1, note: 'no server' },
    ]
    assert.deepEqual(merged(shares), [
      { title: 'functional', milliseconds: 3_000, passed: 7, failed: 1, note: 'no server' },
      { title: 'unit', milliseconds: 500, passed: 1, failed: 0, note: undefined },
    ])
  })

  test('lists the slowest tests first, with group and file', ({ assert }) => {
    const done = { suite: 'unit', assertions: 1, state: 'passed' as const, pinned: false, errors: [] }
    const timed = (title: string, milliseconds: number) => {
      return { ...done, group: 'Emails', title, milliseconds, file: 'a.spec.ts' }
    }
    const told = slowest([timed('quick', 20), timed('slow', 12_340), timed('middling', 900)], 2)
    assert.deepEqual(told.split('\n'), [
      '  12.3 s  Emails / slow  (a.spec.ts)',
      '   0.9 s  Emails / middling  (a.spec.ts)',
    ])
  })

  test('lists the slowest files first, with the time of all their tests', ({ assert }) => {
    const done = { suite: 'unit', assertions: 1, state: 'passed' as const, pinned: false, errors: [], group: 'Emails' }
    const timed = (file: string, milliseconds: number) => ({ ...done, title: 'are sent', milliseconds, file })
    const told = slowestFiles([timed('a', 700), timed('b', 900), timed('a', 800), timed('c', 100)], 2)
    assert.deepEqual(told.split('\n'), ['   1.5 s  a', '   0.9 s  b'])
  })

  test('makes columns as wide as their widest cell', ({ assert }) => {
    assert.equal(
      columns([
        ['a', '1'],
        ['long', '200', 'x'],
      ]),
      'a       1\nlong  200  x'
    )
  })

  test('shows times in seconds up to a minute', ({ assert }) => {
    assert.equal(duration(59_400), '59 s')
    assert.equal(duration(59_600), '1 min 00 s')
  })
})
