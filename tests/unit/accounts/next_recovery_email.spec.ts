import { test } from '@japa/runner'
import { CODE_LIFE } from '#app/accounts/actions/mailed_codes'
import { CODE_MINUTES } from '../../../inertia/features/accounts/code_minutes.js'

test.group('Time until another email of recovery', () => {
  test('is the same in the browser as on the server', ({ assert }) => {
    assert.equal(CODE_MINUTES, CODE_LIFE.minutes)
  })
})
