import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { beginFamily } from '#app/auth/remember/remembered_families'
import { RenewSession } from '#app/auth/remember/renew_session'
import { emptyDatabase } from '#tests/helpers/database'
import { person } from '#tests/helpers/people'

const VISITOR = { userId: null, kind: 'visitor' as const, ip: '127.0.0.1', requestId: null }
const BROWSER = { userAgent: 'test', ip: '127.0.0.1' }

test.group('Twelve tabs that return at once', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('share one session and one token, and nobody is signed out, however often', async ({ assert }) => {
    const user = await person()
    // Tokens deleted before leave gaps in the index of hashes, where a lock by the hash would let the tabs wait for each other.
    for (let round = 1; round <= 6; round++) {
      for (const table of ['tokens', 'sessions', 'token_families']) await db.from(table).delete()
      const { token } = await db.transaction((trx) => beginFamily(trx, user, BROWSER, null))
      const tabs = Array.from({ length: 12 }, () => new RenewSession().handle(token, BROWSER, VISITOR))
      const answers = await Promise.all(tabs)
      assert.lengthOf([...new Set(answers.map((answer) => JSON.stringify(answer)))], 1)
      assert.isNotNull(answers[0])
      assert.lengthOf(await db.from('sessions'), 1)
      assert.lengthOf(await db.from('tokens'), 2)
      assert.lengthOf(await db.from('token_families').whereNull('ended_at'), 1)
    }
  })
})
