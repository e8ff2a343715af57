import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { nextInSequence } from '#app/core/sequences/sequence'
import { emptyDatabase } from '#tests/helpers/database'

test.group('Sequences of a firm', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })
  const next = (workspaceId = 7, name = 'matters') => db.transaction((trx) => nextInSequence(trx, workspaceId, name))

  test('numbers begin at 1 and follow each other, in each firm and each sequence', async ({ assert }) => {
    assert.deepEqual([await next(), await next(), await next()], [1, 2, 3])
    assert.equal(await next(8), 1)
    assert.equal(await next(7, 'invoices'), 1)
    assert.equal(await next(), 4)
  })

  test('a number that was taken in vain is given again', async ({ assert }) => {
    await next()
    const undone = db.transaction(async (trx) => {
      assert.equal(await nextInSequence(trx, 7, 'matters'), 2)
      throw new Error('undone')
    })
    await assert.rejects(() => undone, 'undone')
    assert.equal(await next(), 2)
  })

  test('many who ask at once, also for the first, get different numbers without gaps', async ({ assert }) => {
    const numbers = await Promise.all(Array.from({ length: 50 }, () => next()))
    assert.deepEqual(
      numbers.sort((one, other) => one - other),
      Array.from({ length: 50 }, (_, place) => place + 1)
    )
  })
})
