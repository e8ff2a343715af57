import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { nextInSequence } from '#app/core/sequences/sequence'
import { emptyDatabase } from '#tests/helpers/database'

test.group('Firm sequences', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })
  const next = (workspaceId = 7, name = 'matters') => db.transaction((trx) => nextInSequence(trx, workspaceId, name))

  test('start at 1 and increase, separately for each firm and sequence', async ({ assert }) => {
    assert.deepEqual([await next(), await next(), await next()], [1, 2, 3])
    assert.equal(await next(8), 1)
    assert.equal(await next(7, 'invoices'), 1)
    assert.equal(await next(), 4)
  })

  test('reuse a number that was rolled back', async ({ assert }) => {
    await next()
    const undone = db.transaction(async (trx) => {
      assert.equal(await nextInSequence(trx, 7, 'matters'), 2)
      throw new Error('undone')
    })
    await assert.rejects(() => undone, 'undone')
    assert.equal(await next(), 2)
  })

  test('give distinct numbers without gaps to concurrent requests, including the first', async ({ assert }) => {
    const numbers = await Promise.all(Array.from({ length: 50 }, () => next()))
    assert.deepEqual(
      numbers.sort((one, other) => one - other),
      Array.from({ length: 50 }, (_, place) => place + 1)
    )
  })
})
