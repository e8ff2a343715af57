import { test } from '@japa/runner'
import { failedFiles, failedTests, japaSummary } from '../../../bin/bootstrap/japa_summary.mjs'

const summary = (tests: string, verdict = 'PASSED') => `\n ${verdict} \n\nTests  ${tests}\n Time  1s\n`

test.group('the sums of a run of Japa', () => {
  test('passed and failed tests are counted', ({ assert }) => {
    assert.deepEqual(japaSummary(summary('12 passed (12)'), 0), { passed: 12, failed: 0, note: '' })
    assert.deepEqual(japaSummary(summary('12 passed, 1 failed (13)', 'FAILED'), 1), { passed: 12, failed: 1, note: '' })
  })

  test('colours do not hide the sums', ({ assert }) => {
    const colored =
      '\n\u001b[2mTests\u001b[22m  \u001b[32m3 passed\u001b[39m, \u001b[31m2 failed\u001b[39m \u001b[2m(5)\u001b[22m\n'
    assert.containsSubset(japaSummary(colored, 1), { passed: 3, failed: 2 })
  })

  test('of two summaries the last one counts', ({ assert }) => {
    assert.containsSubset(japaSummary(summary('9 failed (9)') + summary('2 passed (2)'), 0), { passed: 2, failed: 0 })
  })

  test('a run that dies without a summary is one failure', ({ assert }) => {
    const { passed, failed, note } = japaSummary('Error: Cannot find module\n', 1)
    assert.deepEqual([passed, failed], [0, 1])
    assert.include(note, 'without a summary')
    assert.equal(japaSummary('', null).failed, 1)
  })

  test('a suite without tests is a failure, though Japa is content', ({ assert }) => {
    assert.deepEqual(japaSummary('\n NO TESTS EXECUTED \n', 0), { passed: 0, failed: 1, note: 'no test was run' })
    assert.deepEqual(japaSummary(summary(' (0)', 'FAILED'), 1), { passed: 0, failed: 1, note: 'no test was run' })
  })

  test('a run that fails outside its tests is a failure', ({ assert }) => {
    assert.containsSubset(japaSummary(summary('4 passed (4)', 'FAILED'), 1), { passed: 4, failed: 1 })
  })

  test('skipped tests and tests left to do have shown nothing', ({ assert }) => {
    const sums = japaSummary(summary('4 passed, 1 failed, 1 todo, 2 skipped (8)', 'FAILED'), 1)
    assert.deepEqual(sums, { passed: 4, failed: 4, note: '3 skipped or left to do' })
  })

  test('a pinned test, which shuts out the others, is a failure', ({ assert }) => {
    assert.equal(japaSummary(`  ✔ [PINNED] one test (1ms)\n${summary('1 passed (1)')}`, 0).failed, 1)
  })

  test('a test that is declared to fail and does is none', ({ assert }) => {
    assert.containsSubset(japaSummary(summary('4 passed, 1 regression (5)'), 0), { passed: 5, failed: 0 })
  })
})

test.group('the failures of a run of Japa', () => {
  test('are named by group and title', ({ assert }) => {
    const output = `  ✖ is lost (1ms)\n\n FAILED \n\n\u001b[41m ERRORS \u001b[49m\n\n\u001b[31m❯ Letters / is lost\u001b[39m\n\n  ❯ 63 ┃ x\n❯ Jobs / dies\n`
    assert.deepEqual(failedTests(output), ['Letters / is lost', 'Jobs / dies'])
  })

  test('lie in the files of their groups, each named once', ({ assert }) => {
    const output = [
      'browser / Letters (tests/browser/letters.spec.ts)',
      '  ✖ are lost (1ms)',
      'browser / Letters / of the court (tests/browser/court.spec.ts)',
      'browser / Jobs (tests/browser/jobs.spec.ts)',
      ' ERRORS ',
      '❯ Letters / are lost',
      '❯ Letters / of the court / come late',
      '❯ Letters / of the court / come twice',
    ].join('\n')
    assert.deepEqual(failedFiles(output, 'browser'), ['tests/browser/letters.spec.ts', 'tests/browser/court.spec.ts'])
    assert.deepEqual(failedFiles(output, 'unit'), [])
  })

  test('are none where all passed', ({ assert }) => {
    assert.deepEqual(failedTests(summary('2 passed (2)')), [])
  })
})
