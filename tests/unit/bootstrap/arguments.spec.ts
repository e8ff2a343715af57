import { test } from '@japa/runner'
import { parseDemoArguments } from '../../../bin/bootstrap/demo_settings.mjs'
import { Stop } from '../../../bin/bootstrap/stop.mjs'
import { PARTS, parseTestArguments } from '../../../bin/bootstrap/test_parts.mjs'

/** The key of the sentence with which an action ends the command. */
function stopOf(action: () => unknown): unknown {
  try {
    action()
  } catch (error) {
    return error instanceof Stop ? error.key : error
  }
  return null
}

test.group('the options of the two commands', () => {
  test('the demo starts when nothing is asked, and knows to start over and to prepare', ({ assert }) => {
    assert.deepEqual(parseDemoArguments([]), { reset: false, prepare: false, help: false })
    assert.deepEqual(parseDemoArguments(['--reset', '--prepare']), { reset: true, prepare: true, help: false })
    assert.isTrue(parseDemoArguments(['-h']).help)
  })

  test('a misspelt option is refused instead of ignored', ({ assert }) => {
    assert.equal(
      stopOf(() => parseDemoArguments(['--rest'])),
      'unknown-option'
    )
    assert.equal(
      stopOf(() => parseTestArguments(['--fast'])),
      'unknown-option'
    )
  })

  test('without a choice every part is tested', ({ assert }) => {
    assert.deepEqual(parseTestArguments([]), PARTS)
  })

  test('chosen parts run in the order of the whole run', ({ assert }) => {
    assert.deepEqual(parseTestArguments(['--only=mysql,unit']), ['unit', 'mysql'])
  })

  test('a part that does not exist is refused, so that a run never passes by testing nothing', ({ assert }) => {
    assert.equal(
      stopOf(() => parseTestArguments(['--only=unit,functinal'])),
      'unknown-part'
    )
    assert.equal(
      stopOf(() => parseTestArguments(['--only='])),
      'unknown-option'
    )
  })
})
