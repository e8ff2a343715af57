import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import { codeAt } from '#app/accounts/two_factor/one_time_code'
import { clock } from '#app/core/clock'
import { unseal } from '#app/core/encryption/sealed'
import { logOf } from '#tests/helpers/log'
import { mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { openSession, signedIn } from '#tests/helpers/signed_in'
import { appShows, withTwoFactor, wrongCode } from '#tests/helpers/two_factor'
import { pageIn } from '#tests/helpers/visitor'

const PAGE = '/settings/security'
const FACTOR = '/settings/security/two-factor'
const ENROLMENT = '/settings/security/two-factor/enrolment'
const CODES = '/settings/security/recovery-codes'
const confirmation = { password: PASSWORD }

interface Shown {
  since: string | null
  recoveryCodesLeft: number
  enrolment: { secret: string; address: string; qr: { size: number; path: string } } | null
  recoveryCodes: string[] | null
}

/** A signed-in browser, and the section of two factors of its page. */
async function atSecurity(client: ApiClient, user: User) {
  const browser = await signedIn(client, user)
  const shown = async (): Promise<Shown> => pageIn((await browser.page(PAGE)).text()).props.twoFactor as Shown
  return { ...browser, shown }
}

/** Begins and returns the secret as the page shows it. */
async function enrol(browser: Awaited<ReturnType<typeof atSecurity>>): Promise<string> {
  await browser.submit('post', ENROLMENT, { confirmation })
  return (await browser.shown()).enrolment!.secret
}

test.group('Two-factor setup', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('asks for the password, shows the secret and verifies a code', async ({ assert, client }) => {
    const user = await person({}, true)
    const browser = await atSecurity(client, user)
    assert.deepEqual(await browser.shown(), { since: null, recoveryCodesLeft: 0, enrolment: null, recoveryCodes: null })
    const answer = await browser.submit('post', ENROLMENT, { confirmation })
    assert.equal(answer.header('location'), PAGE)
    const { enrolment } = await browser.shown()
    assert.match(enrolment!.secret, /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    assert.equal(new URL(enrolment!.address).searchParams.get('secret'), enrolment!.secret.replaceAll(' ', ''))
    await browser.submit('post', FACTOR, { code: appShows(enrolment!.secret) })
    const after = await browser.shown()
    assert.isNotNull(after.since)
    assert.isNull(after.enrolment)
    assert.lengthOf(after.recoveryCodes!, 10)
    assert.equal(after.recoveryCodesLeft, 10)
  })

  test('stores the secret encrypted and the recovery codes hashed', async ({ assert, client }) => {
    const user = await person({}, true)
    const browser = await atSecurity(client, user)
    const secret = (await enrol(browser)).replaceAll(' ', '')
    const during = JSON.stringify([await db.from('sessions'), await db.from('users')])
    assert.notInclude(during, secret)
    await browser.submit('post', FACTOR, { code: appShows(secret) })
    const flashed = JSON.stringify(await db.from('sessions'))
    const { recoveryCodes } = await browser.shown()
    await user.refresh()
    assert.equal(unseal(user.twoFactorSecret, 'two-factor'), secret)
    const tables = [await db.from('users'), await db.from('two_factor_recovery_codes'), await db.from('audit_entries')]
    for (const hidden of [secret, ...recoveryCodes!]) {
      assert.notInclude(JSON.stringify(tables), hidden)
      assert.notInclude(flashed, hidden)
    }
  })

  test('shows the recovery codes once', async ({ assert, client }) => {
    const browser = await atSecurity(client, await person({}, true))
    const secret = await enrol(browser)
    await browser.submit('post', FACTOR, { code: appShows(secret) })
    assert.lengthOf((await browser.shown()).recoveryCodes!, 10)
    assert.isNull((await browser.shown()).recoveryCodes)
  })

  test('enables nothing for a wrong code and keeps the same secret on the page', async ({ assert, client }) => {
    const user = await person({}, true)
    const browser = await atSecurity(client, user)
    const secret = await enrol(browser)
    const answer = await browser.post(FACTOR, { code: wrongCode(secret.replaceAll(' ', '')) })
    answer.assertStatus(422)
    assert.deepInclude(answer.body(), { code: 'COD-500' })
    await user.refresh()
    assert.isNull(user.twoFactorEnabledAt)
    assert.equal((await browser.shown()).enrolment!.secret, secret)
  })

  test('does not accept the setup code again', async ({ assert, client }) => {
    clock.freeze('2026-11-21T10:00:10Z')
    const user = await person({}, true)
    const browser = await atSecurity(client, user)
    const secret = (await enrol(browser)).replaceAll(' ', '')
    await browser.submit('post', FACTOR, { code: codeAt(secret, clock.now()) })
    await user.refresh()
    assert.equal(Number(user.twoFactorLastStep), Math.floor(clock.now().toSeconds() / 30))
  })

  test('requires the right password first (PSW-500)', async ({ assert, client }) => {
    const browser = await atSecurity(client, await person({}, true))
    for (const wrong of [{ password: 'otra' }, {}]) {
      const answer = await browser.post(ENROLMENT, { confirmation: wrong })
      answer.assertStatus(401)
      assert.deepInclude(answer.body(), { code: 'PSW-500' })
    }
    assert.isNull((await browser.shown()).enrolment)
  })

  test('is refused without a start and half an hour after it', async ({ assert, client }) => {
    clock.freeze('2026-11-21T10:00:00Z')
    const browser = await atSecurity(client, await person({}, true))
    assert.deepInclude((await browser.post(FACTOR, { code: '123456' })).body(), { code: 'COD-419' })
    const secret = await enrol(browser)
    clock.advance({ minutes: 30, seconds: 1 })
    assert.deepInclude((await browser.post(FACTOR, { code: appShows(secret) })).body(), { code: 'COD-419' })
    assert.isNull((await browser.shown()).enrolment)
  })

  test('can be cancelled', async ({ assert, client }) => {
    const browser = await atSecurity(client, await person({}, true))
    const secret = await enrol(browser)
    await browser.submit('delete', ENROLMENT)
    assert.isNull((await browser.shown()).enrolment)
    assert.deepInclude((await browser.post(FACTOR, { code: appShows(secret) })).body(), { code: 'COD-419' })
  })

  test('enables one secret when requested twice at once', async ({ assert, client }) => {
    const user = await person({}, true)
    const [one, two] = [await atSecurity(client, user), await atSecurity(client, user)]
    const [first, second] = [await enrol(one), await enrol(two)]
    await one.submit('post', FACTOR, { code: appShows(first) })
    const answer = await two.post(FACTOR, { code: appShows(second) })
    assert.include([401, 422], answer.status())
    await user.refresh()
    assert.equal(unseal(user.twoFactorSecret, 'two-factor'), first.replaceAll(' ', ''))
  })

  test('ends the person’s other sessions, keeps this one and sends an email', async ({ assert, client }) => {
    const user = await person({ language: 'en' }, true)
    const other = await openSession(user)
    const stranger = await openSession(await person())
    const browser = await atSecurity(client, user)
    const secret = await enrol(browser)
    await browser.submit('post', FACTOR, { code: appShows(secret) })
    assert.isNotNull((await browser.shown()).since)
    assert.lengthOf(await db.from('sessions').where('user_id', user.id), 1)
    assert.notEqual(other.id, stranger.id)
    assert.lengthOf(await db.from('sessions').whereNotNull('user_id').whereNot('user_id', user.id), 1)
    const [mail] = await mailsTo(user.email)
    assert.deepInclude(mail!, { kind: 'two_factor_on', language: 'en', link: PAGE })
  })

  test('writes no secret to the log', async ({ assert, client }) => {
    const browser = await atSecurity(client, await person({}, true))
    let secret = ''
    let code = ''
    const log = await logOf(async () => {
      secret = await enrol(browser)
      code = appShows(secret)
      await browser.submit('post', FACTOR, { code })
    })
    for (const hidden of [secret, secret.replaceAll(' ', ''), code, PASSWORD]) assert.notInclude(log, hidden)
  })
})

test.group('Two-factor removal and recovery codes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('removes secret and codes with the password and ends other sessions', async ({ assert, client }) => {
    const user = await person({}, true)
    await withTwoFactor(user)
    await db.table('devices').insert({
      user_id: user.id,
      token_hash: 'x'.repeat(64),
      trusted_until: '2099-01-01 00:00:00.000',
      last_seen_at: '2026-01-01 00:00:00.000',
      created_at: '2026-01-01 00:00:00.000',
      updated_at: '2026-01-01 00:00:00.000',
    })
    await openSession(user)
    const browser = await atSecurity(client, user)
    const refused = await browser.delete(FACTOR, { confirmation: { password: 'otra' } })
    assert.deepInclude(refused.body(), { code: 'PSW-500' })
    await user.refresh()
    assert.isNotNull(user.twoFactorEnabledAt)
    await browser.submit('delete', FACTOR, { confirmation })
    await user.refresh()
    assert.deepInclude(user.toJSON(), { twoFactorSecret: null, twoFactorEnabledAt: null, twoFactorLastStep: null })
    assert.isEmpty(await db.from('two_factor_recovery_codes').where('user_id', user.id))
    assert.lengthOf(await db.from('sessions').where('user_id', user.id), 1)
    assert.isNull((await db.from('devices').where('user_id', user.id).firstOrFail()).trusted_until)
    assert.equal((await mailsTo(user.email))[0]!.kind, 'two_factor_off')
    assert.isNull((await browser.shown()).since)
  })

  test('replaces the recovery codes with the password, and the old ones stop working', async ({ assert, client }) => {
    const user = await person({}, true)
    await withTwoFactor(user)
    const before = await db.from('two_factor_recovery_codes').where('user_id', user.id).select('code_hash')
    const browser = await atSecurity(client, user)
    assert.deepInclude((await browser.post(CODES, { confirmation: {} })).body(), { code: 'PSW-500' })
    await browser.submit('post', CODES, { confirmation })
    assert.lengthOf((await browser.shown()).recoveryCodes!, 10)
    const after = await db.from('two_factor_recovery_codes').where('user_id', user.id).select('code_hash')
    assert.lengthOf(after, 10)
    const hashes = before.map(({ code_hash: hash }) => hash)
    assert.isEmpty(after.filter(({ code_hash: hash }) => hashes.includes(hash)))
    assert.equal((await mailsTo(user.email))[0]!.kind, 'recovery_codes_renewed')
  })

  test('offers no recovery codes without two-factor authentication', async ({ assert, client }) => {
    const browser = await atSecurity(client, await person({}, true))
    assert.deepInclude((await browser.post(CODES, { confirmation })).body(), { code: 'DAT-500' })
  })

  test('is recorded in the audit log', async ({ assert, client }) => {
    const user = await person({}, true)
    const browser = await atSecurity(client, user)
    const secret = await enrol(browser)
    await browser.submit('post', FACTOR, { code: appShows(secret) })
    await browser.submit('post', CODES, { confirmation })
    await browser.submit('delete', FACTOR, { confirmation })
    const entries = await db.from('audit_entries').where('actor_id', user.id).orderBy('seq').select('action', 'ip')
    assert.includeOrderedMembers(
      entries.map(({ action }) => action),
      ['two_factor.turned_on', 'recovery_codes.renewed', 'two_factor.turned_off']
    )
    assert.isTrue(entries.every(({ ip }) => ip === '127.0.0.1'))
  })

  test('is hidden from and refused to an impersonating operator', async ({ assert, client }) => {
    const user = await person({}, true)
    const browser = await atSecurity(client, user)
    const row = await db.from('sessions').where('user_id', user.id).firstOrFail()
    const impersonation = { id: 1, adminId: 99, adminName: 'Operación', until: '2099-01-01T00:00:00.000Z' }
    const content = JSON.stringify({ ...JSON.parse(row.content), impersonation })
    await db.from('sessions').where('id', row.id).update({ content })
    for (const answer of [
      await browser.get(PAGE),
      await browser.post(ENROLMENT, { confirmation }),
      await browser.post(FACTOR, { code: '123456' }),
      await browser.delete(FACTOR, { confirmation }),
      await browser.post(CODES, { confirmation }),
      await browser.post('/settings/security/google', { intent: 'link' }),
      await browser.delete('/settings/security/google', { confirmation }),
    ])
      answer.assertStatus(403)
    assert.isEmpty(await db.from('audit_entries').where('action', 'like', 'two_factor%'))
  })
})
