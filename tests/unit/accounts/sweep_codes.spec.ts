import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import SweepCodesJob from '#app/accounts/jobs/sweep_codes_job'
import { person } from '#tests/helpers/people'

test.group('Emailed code cleanup', (group) => {
  group.each.setup(() => {
    clock.freeze('2026-11-20T10:00:00Z')
    return testUtils.db().wrapInGlobalTransaction()
  })
  const ago = (span: Record<string, number>) => toSqlInstant(clock.now().minus(span))
  const row = (name: string, expires_at: string) => {
    const at = ago({ days: 60 })
    return { code_hash: name, link_hash: name, tries: 0, expires_at, created_at: at, updated_at: at }
  }
  const left = async (table: string) => (await db.from(table).orderBy('code_hash')).map(({ code_hash: hash }) => hash)

  test('keeps codes emailed to a person for thirty days, used or not', async ({ assert }) => {
    const { id: user_id, email } = await person()
    const own = { user_id, email, purpose: 'verify' }
    await db.table('mailed_codes').multiInsert([
      { ...own, ...row('old', ago({ days: 30, seconds: 1 })), used_at: null },
      { ...own, ...row('young', ago({ days: 29 })), used_at: ago({ days: 29 }) },
    ])
    await new SweepCodesJob().handle()
    assert.deepEqual(await left('mailed_codes'), ['young'])
  })

  test('keeps requests for an address for a day', async ({ assert }) => {
    await db.table('recovery_requests').multiInsert([
      { email_hash: 'a', ...row('old', ago({ hours: 25 })) },
      { email_hash: 'b', ...row('over', ago({ hours: 23 })) },
      { email_hash: 'c', ...row('active', toSqlInstant(clock.now().plus({ minutes: 5 }))) },
    ])
    await new SweepCodesJob().handle()
    assert.deepEqual(await left('recovery_requests'), ['active', 'over'])
  })
})
