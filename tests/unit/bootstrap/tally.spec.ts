import { test } from '@japa/runner'
import { duration, failureList, lastLine, table } from '../../../bin/bootstrap/tally.mjs'

const rows = [
  { title: 'unit', milliseconds: 9_400, passed: 120, failed: 0 },
  { title: 'browser', milliseconds: 185_000, passed: 11, failed: 2, note: 'ended with code 1' },
]

test.group('the result of npm test', () => {
  test('the last line sums all steps', ({ assert }) => {
    assert.equal(lastLine(rows), '131 passed, 2 failed')
    assert.equal(lastLine([]), '0 passed, 0 failed')
  })

  test('the table gives each step its time and its sums in columns', ({ assert }) => {
    assert.equal(
      table(rows),
      [
        'unit            9 s  120 passed  0 failed',
        'browser  3 min 05 s   11 passed  2 failed  ended with code 1',
      ].join('\n')
    )
  })

  test('names each test that failed under its step, at the end, where it is read first', ({ assert }) => {
    assert.equal(failureList(rows), '')
    assert.equal(failureList([{ ...rows[1], failures: ['Letters / is lost'] }]), '✖ browser: Letters / is lost\n')
  })

  test('a time is told in seconds up to a minute', ({ assert }) => {
    assert.equal(duration(59_400), '59 s')
    assert.equal(duration(59_600), '1 min 00 s')
  })
})
