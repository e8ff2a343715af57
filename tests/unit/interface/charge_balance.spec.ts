import '#tests/helpers/client_modules'
import { test } from '@japa/runner'

const { hasBalance } = await import('../../../inertia/features/billing/has_balance.js')

test.group('The balance of a charge', () => {
  test('is shown where it is owed or was, and not of drafts and of what was called off', ({ assert }) => {
    const shown = (['draft', 'issued', 'written_off', 'canceled'] as const).filter((state) => hasBalance({ state }))
    assert.deepEqual(shown, ['issued', 'written_off'])
  })
})
