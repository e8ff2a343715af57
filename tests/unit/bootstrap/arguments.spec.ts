import { test } from '@japa/runner'
import { parseDemoArguments } from '../../../bin/bootstrap/demo_settings.mjs'
import { Stop } from '../../../bin/bootstrap/stop.mjs'
import { PARTS, parseTestArguments } from '../../../bin/bootstrap/test_arguments.mjs'

/** The key of the sentence with which an action ends the command. */
function stopOf(action: () => unknown): unknown {
  try {
    action()
  } catch (error) {
    return error instanceof Stop ? error.key : error
  }
  return null
}

test.group('Command-line options', () => {
  test('start the demo by default, and can reset or prepare it', ({ assert }) => {
    assert.deepEqual(parseDemoArguments([]), { reset: false, prepare: false, help: false })
    assert.deepEqual(parseDemoArguments(['--reset', '--prepare']), { reset: true, prepare: true, help: false })
    assert.isTrue(parseDemoArguments(['-h']).help)
  })

  test('refuse a misspelt option instead of ignoring it', ({ assert }) => {
    assert.equal(
      stopOf(() => parseDemoArguments(['--rest'])),
      'unknown-option'
    )
    assert.equal(
      stopOf(() => parseTestArguments(['--fast'])),
      'unknown-option'
    )
  })

  test('test everything by default', ({ assert }) => {
    const { parts, specs, seed, changed } = parseTestArguments([])
    assert.deepEqual(parts, PARTS)
    assert.deepEqual([specs, seed, changed], [[], null, null])
  })

  test('run the chosen suites in the order of the full run', ({ assert }) => {
    assert.deepEqual(parseTestArguments(['--only=mysql,unit']).parts, ['unit', 'mysql'])
  })

  test('refuse an unknown suite, so that no run passes by testing nothing', ({ assert }) => {
    assert.equal(
      stopOf(() => parseTestArguments(['--only=unit,functinal'])),
      'unknown-part'
    )
    assert.equal(
      stopOf(() => parseTestArguments(['--only='])),
      'unknown-option'
    )
  })

  test('accept spec files and test titles, and refuse anything else', ({ assert }) => {
    const { specs, titles } = parseTestArguments(['tests/unit/bootstrap/tally.spec.ts', '--tests=adds up'])
    assert.deepEqual([specs, titles], [['tests/unit/bootstrap/tally.spec.ts'], ['adds up']])
    for (const wrong of ['tests/helpers/people.ts', 'app/x.spec.ts', '--tests', '--profile=1', '--profiles'])
      assert.equal(
        stopOf(() => parseTestArguments([wrong])),
        'unknown-option',
        wrong
      )
  })

  test('accept only a number as seed', ({ assert }) => {
    assert.equal(parseTestArguments(['--seed=7']).seed, 7)
    for (const wrong of ['--seed', '--seed=', '--seed=x', '--seed=-1', '--seed=12345678901'])
      assert.equal(
        stopOf(() => parseTestArguments([wrong])),
        'unknown-option',
        wrong
      )
  })

  test('compare with a given commit or with HEAD for --changed', ({ assert }) => {
    assert.equal(parseTestArguments(['--changed']).changed, '')
    assert.equal(parseTestArguments(['--changed=main~3']).changed, 'main~3')
  })

  test('leave --matrix, --profile and --record off by default', ({ assert }) => {
    const { matrix, profile, record } = parseTestArguments(['--matrix'])
    assert.deepEqual([matrix, profile, record], [true, false, false])
    const others = parseTestArguments(['--profile', '--record'])
    assert.deepEqual([others.matrix, others.profile, others.record], [false, true, true])
  })
})
