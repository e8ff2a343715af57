import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import type { Author } from '#app/core/audit/author'
import { Refusal } from '#app/core/errors/refusal'
import { TooManyTries } from '#app/core/limits/rate_limiter'
import { ConfirmIdentity, type IdentityProof } from '#app/accounts/actions/confirm_identity'
import { issueCode } from '#app/accounts/actions/mailed_codes'
import type User from '#app/accounts/models/user'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'

const MONDAY = '2026-11-23T15:00:00.000Z'

/** What confirming answers: nothing, the code of a refusal, or 429. */
async function confirm(user: User, proof: IdentityProof, signedInAgainAt?: string): Promise<string | null> {
  const author: Author = { userId: user.id, kind: 'user', ip: '127.0.0.1', requestId: null }
  try {
    await new ConfirmIdentity().handle(user, proof, author, signedInAgainAt)
    return null
  } catch (error) {
    if (error instanceof TooManyTries) return '429'
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** As the database has them: without password. */
const passwordless = async () => (await person()).refresh()

const mailedCode = async (user: User) =>
  (await db.transaction((trx) => issueCode(trx, { user, purpose: 'confirm', email: user.email })))!.code

test.group('Confirmation of a sensitive action', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('requires the password, and answers PSW-500 when wrong or missing', async ({ assert }) => {
    const user = await person({}, true)
    assert.isNull(await confirm(user, { password: PASSWORD }))
    for (const proof of [{}, { password: '' }, { password: 'otra' }, { code: '123456' }])
      assert.equal(await confirm(user, proof), 'PSW-500')
  })

  test('refuses a code or Google for a person with a password', async ({ assert }) => {
    const user = await person({}, true)
    const code = await mailedCode(user)
    assert.equal(await confirm(user, { code }, clock.now().toISO()!), 'PSW-500')
  })

  test('accepts an emailed code once for a person without a password', async ({ assert }) => {
    const user = await passwordless()
    const code = await mailedCode(user)
    assert.equal(await confirm(user, { password: PASSWORD }), 'COD-500')
    assert.isNull(await confirm(user, { code }))
    assert.equal(await confirm(user, { code }), 'COD-500')
  })

  test('refuses a code of another person or purpose', async ({ assert }) => {
    const [ana, luis] = [await passwordless(), await passwordless()]
    const foreign = await mailedCode(luis)
    const order = { user: ana, purpose: 'verify' as const, email: ana.email }
    const verify = (await db.transaction((trx) => issueCode(trx, order)))!.code
    assert.equal(await confirm(ana, { code: foreign }), 'COD-500')
    assert.equal(await confirm(ana, { code: verify }), 'COD-500')
    await mailedCode(ana)
    assert.equal(await confirm(ana, { code: foreign }), 'COD-500')
  })

  test('accepts a code for fifteen minutes', async ({ assert }) => {
    for (const [duration, answer] of [
      [{ minutes: 14, seconds: 59 }, null],
      [{ minutes: 15 }, null],
      [{ minutes: 15, seconds: 1 }, 'COD-419'],
    ] as const) {
      clock.freeze(MONDAY)
      const user = await passwordless()
      const code = await mailedCode(user)
      clock.advance(duration)
      assert.equal(await confirm(user, { code }), answer)
    }
  })

  test('accepts a new Google sign-in for five minutes', async ({ assert }) => {
    const user = await passwordless()
    const at = clock.now().toISO()!
    for (const [duration, answer] of [
      [{ minutes: 4, seconds: 59 }, null],
      [{ seconds: 1 }, null],
      [{ seconds: 1 }, 'COD-500'],
    ] as const) {
      clock.advance(duration)
      assert.equal(await confirm(user, {}, at), answer)
    }
    assert.equal(await confirm(user, {}, clock.now().plus({ minutes: 1 }).toISO()!), 'COD-500')
    assert.equal(await confirm(user, {}, 'ayer'), 'COD-500')
  })

  test('is locked for this person only after ten wrong attempts in five minutes', async ({ assert }) => {
    const [ana, luis] = [await person({}, true), await person({}, true)]
    for (let n = 0; n < 10; n++) assert.equal(await confirm(ana, { password: `no ${n}` }), 'PSW-500')
    assert.equal(await confirm(ana, { password: PASSWORD }), '429')
    assert.isNull(await confirm(luis, { password: PASSWORD }))
  })

  test('resets the counter after a right answer', async ({ assert }) => {
    const user = await person({}, true)
    for (let n = 0; n < 9; n++) await confirm(user, { password: `no ${n}` })
    assert.isNull(await confirm(user, { password: PASSWORD }))
    for (let n = 0; n < 9; n++) assert.equal(await confirm(user, { password: `no ${n}` }), 'PSW-500')
  })

  test('logs wrong attempts without what was typed', async ({ assert }) => {
    const user = await person({}, true)
    await confirm(user, { password: 'mi secreto 9' })
    const entry = await db.from('audit_entries').where('action', 'identity.unconfirmed').firstOrFail()
    assert.deepInclude(entry, { actor_id: user.id, subject_id: String(user.id), after: '{"because":"PSW-500"}' })
    assert.notInclude(JSON.stringify(entry), 'mi secreto 9')
  })
})

test.group('Confirmation code for people without a password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('is emailed in their language and confirms the action', async ({ assert, client }) => {
    const user = await (await person({ language: 'en' })).refresh()
    const session = await signedIn(client, user)
    const response = await session.submit('post', '/settings/confirmation-code')
    assert.equal(response.status(), 302)
    const [mail] = await mailsTo(user.email)
    assert.equal(mail!.subject, 'Your code to confirm your identity')
    assert.isNull(await confirm(user, { code: mail!.code! }))
    const entry = await db.from('audit_entries').where('action', 'confirmation_code.mailed').firstOrFail()
    assert.equal(entry.actor_id, user.id)
  })

  test('is not emailed again while it is active', async ({ assert, client }) => {
    const user = await passwordless()
    const session = await signedIn(client, user)
    await session.submit('post', '/settings/confirmation-code')
    await session.submit('post', '/settings/confirmation-code')
    assert.equal(await countMails(), 1)
    const page = await session.page('/password-change')
    assert.include(page.text(), 'recovery.code_still_active')
    clock.advance({ minutes: 15, seconds: 1 })
    await session.submit('post', '/settings/confirmation-code')
    assert.equal(await countMails(), 2)
  })

  test('is emailed at most ten times a day', async ({ assert, client }) => {
    const session = await signedIn(client, await passwordless())
    for (let n = 0; n < 10; n++) {
      assert.equal((await session.post('/settings/confirmation-code')).status(), 302)
      clock.advance({ minutes: 16 })
    }
    assert.equal((await session.post('/settings/confirmation-code')).status(), 429)
  })

  test('is refused to people with a password', async ({ assert, client }) => {
    const session = await signedIn(client, await person({}, true))
    assert.deepInclude((await session.post('/settings/confirmation-code')).body(), { code: 'PSW-500' })
    assert.equal(await countMails(), 0)
  })
})
