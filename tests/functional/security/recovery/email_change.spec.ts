import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { changesSince, dump } from '#tests/helpers/dump'
import { JSON_HEADERS } from '#tests/helpers/http'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'
import { Visitor } from '#tests/helpers/visitor'
import { lookThroughEyesOf } from './impersonation.js'

const MONDAY = '2026-11-23T15:00:00.000Z'
const NEW = 'ana.nueva@ejemplo.mx'
const confirmation = { password: PASSWORD }

async function asked(client: ApiClient, email = NEW) {
  const user = await person({ name: 'Ana Olmos' }, true)
  const session = await signedIn(client, user)
  const response = await session.submit('post', '/settings/email-change', { email, confirmation })
  const [mail] = await mailsTo(email)
  return { user, session, response, code: mail!.code!, link: mail!.link!.split('#')[1]! }
}

async function byLink(link: string) {
  const visitor = new Visitor()
  await visitor.open('/email-change')
  const headers = { ...JSON_HEADERS, 'x-csrf-token': visitor.csrf }
  const answer = await visitor.ask('/email-change', 'POST', headers, JSON.stringify({ link }))
  return { ...answer, body: answer.status === 302 ? null : JSON.parse(answer.text) }
}

test.group('Email change request', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('emails a code and link to the new address and a warning to the old one, changing nothing yet', async ({
    assert,
    client,
  }) => {
    const { user, session, response } = await asked(client, ` ${NEW.toUpperCase()} `.trim().toLowerCase())
    assert.equal(response.header('location'), '/email-change')
    const [mail] = await mailsTo(NEW)
    assert.equal(mail!.kind, 'email_change')
    assert.match(mail!.link!, /^\/email-change#[\w-]{43}$/)
    assert.notInclude(mail!.text, 'Ana Olmos')
    const [warning] = await mailsTo(user.email)
    assert.equal(warning!.kind, 'email_change_warning')
    assert.include(warning!.text, NEW)
    assert.equal(warning!.link, '/password-recovery')
    assert.isNull(warning!.code)
    const old = user.email
    await user.refresh()
    assert.equal(user.email, old)
    const page = await session.page('/email-change')
    assert.include(page.text(), `"pending":"${NEW}"`)
    const entry = await db.from('audit_entries').where('action', 'email_change.asked').firstOrFail()
    assert.deepInclude(entry, { actor_id: user.id, after: JSON.stringify({ email: NEW }) })
  })

  test('takes the same queries and response whether the address is in use or not', async ({ assert, client }) => {
    const taken = (await person({}, true)).email
    const costs: unknown[] = []
    for (const email of [taken, 'libre@ejemplo.mx']) {
      const session = await signedIn(client, await person({}, true))
      const before = await countMails()
      let answer: unknown
      const statements = await queriesOf(async () => {
        const response = await session.submit('post', '/settings/email-change', { email, confirmation })
        answer = [response.status(), response.header('location'), response.text()]
      })
      const page = await session.page('/email-change')
      costs.push({
        statements,
        answer,
        mails: (await countMails()) - before,
        said: pageIn(page.text()).props.notices,
      })
    }
    assert.deepEqual(costs[0], costs[1])
  })

  test('requires the password (PSW-500)', async ({ assert, client }) => {
    const session = await signedIn(client, await person({}, true))
    for (const proof of [{}, { password: 'otra' }, { code: '123456' }]) {
      const response = await session.post('/settings/email-change', { email: NEW, confirmation: proof })
      assert.deepInclude(response.body(), { code: 'PSW-500' })
    }
    assert.equal(await countMails(), 0)
  })

  test('reports an active code for the same address, while another address replaces it', async ({ assert, client }) => {
    const { session, link } = await asked(client)
    await session.submit('post', '/settings/email-change', { email: NEW, confirmation })
    assert.equal(await countMails(), 2)
    assert.include((await session.page('/email-change')).text(), 'recovery.code_still_active')
    await session.submit('post', '/settings/email-change', { email: 'otra@ejemplo.mx', confirmation })
    assert.equal(await countMails(), 4)
    assert.deepInclude((await byLink(link)).body, { code: 'COD-500' })
  })

  test('is limited to five addresses an hour', async ({ assert, client }) => {
    const session = await signedIn(client, await person({}, true))
    const ask = (n: number) => session.post('/settings/email-change', { email: `n${n}@ejemplo.mx`, confirmation })
    for (let n = 0; n < 5; n++) assert.equal((await ask(n)).status(), 302)
    assert.equal((await ask(6)).status(), 429)
  })

  test('refuses the current address at its field, in both languages', async ({ assert, client }) => {
    for (const [language, message] of [
      ['es', 'Ese ya es tu correo'],
      ['en', 'That is already your email'],
    ] as const) {
      const user = await person({ language }, true)
      const session = await signedIn(client, user)
      const response = await session.post('/settings/email-change', { email: user.email, confirmation })
      assert.equal(response.status(), 422)
      assert.deepEqual(response.body().errors, [{ field: 'email', message }])
    }
  })

  test('is refused with SSO-409 for people who sign in with Google only', async ({ assert, client }) => {
    const user = await person()
    await user.merge({ googleId: '77' }).save()
    const session = await signedIn(client, user)
    const before = await dump(['sessions'])
    const response = await session.post('/settings/email-change', { email: NEW, confirmation: {} })
    assert.equal(response.status(), 409)
    assert.deepInclude(response.body(), { code: 'SSO-409' })
    assert.deepEqual(await changesSince(before), {})
  })

  test('is refused to visitors and marks invalid input at its field', async ({ assert, client }) => {
    const visitor = await signedIn(client, null)
    assert.equal((await visitor.post('/settings/email-change', { email: NEW, confirmation })).status(), 401)
    const session = await signedIn(client, await person({}, true))
    for (const email of ['ana', '', ['a@b.mx'], 'a@b.mx\nBcc: c@d.mx']) {
      const response = await session.post('/settings/email-change', { email, confirmation })
      assert.equal(response.status(), 422)
      assert.equal(response.body().errors[0].field, 'email')
    }
    assert.equal((await session.post('/settings/email-change', { email: NEW })).body().errors[0].field, 'confirmation')
  })
})

test.group('Email change confirmation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('keeps this session and ends the others when the code is typed while signed in', async ({ assert, client }) => {
    const { user, session, code } = await asked(client)
    const [other, old] = [await signedIn(client, user), user.email]
    const response = await session.submit('post', '/email-change', { code })
    assert.equal(response.header('location'), '/settings/security')
    assert.equal((await session.get('/workspaces')).status(), 200)
    assert.equal((await other.get('/workspaces')).status(), 401)
    await user.refresh()
    assert.equal(user.email, NEW)
    assert.equal(user.emailVerifiedAt!.toISO(), MONDAY)
    const [mail] = await mailsTo(old)
    assert.equal(mail!.kind, 'email_changed')
    assert.include(mail!.text, NEW)
    const entry = await db.from('audit_entries').where('action', 'email.changed').firstOrFail()
    assert.deepEqual(JSON.parse(entry.before), { email: old, google: false })
    assert.deepEqual(JSON.parse(entry.after), { email: NEW, google: false })
  })

  test('ends every session when the link is used, in any browser', async ({ assert, client }) => {
    const { user, session, link } = await asked(client)
    const answer = await byLink(link)
    assert.equal(answer.headers.location, '/login')
    assert.equal((await session.get('/workspaces')).status(), 401)
    await user.refresh()
    assert.equal(user.email, NEW)
  })

  test('refuses an address in use with AUTH-400 and changes nothing', async ({ assert, client }) => {
    const taken = (await person({}, true)).email
    const first = await asked(client, taken)
    const before = await dump(['sessions', 'idempotency_keys', 'mailed_codes'])
    const response = await first.session.post('/email-change', { code: first.code })
    assert.equal(response.status(), 400)
    assert.deepInclude(response.body(), { code: 'AUTH-400' })
    assert.deepInclude((await byLink(first.link)).body, { code: 'AUTH-400' })
    const { sessions: _, ...changes } = await changesSince(before)
    assert.deepEqual(changes, {})
  })

  test('unlinks the Google account of the old address', async ({ assert, client }) => {
    const { user, session, code } = await asked(client)
    await user.merge({ googleId: '4711' }).save()
    await session.submit('post', '/email-change', { code })
    await user.refresh()
    assert.isNull(user.googleId)
  })

  test('is refused with SSO-409 when only Google is left to sign in with', async ({ assert, client }) => {
    const { user, session, code } = await asked(client)
    await user.merge({ password: null, googleId: '4711' }).save()
    assert.deepInclude((await session.post('/email-change', { code })).body(), { code: 'SSO-409' })
  })

  test('revokes codes for other purposes and a pending recovery of the old address', async ({ assert, client }) => {
    const { user, session, code } = await asked(client)
    const visitor = new Visitor()
    await visitor.open('/password-recovery')
    await visitor.submit('post', '/password-recovery', { email: user.email })
    const recovery = (await mailsTo(user.email))[0]!
    await session.submit('post', '/email-change', { code })
    assert.isEmpty(await db.from('mailed_codes').whereNull('used_at'))
    const link = recovery.link!.split('#')[1]
    const answer = await visitor.json('post', '/password-change', { link, password: 'velero trueno mesa' })
    assert.deepInclude(answer.body, { code: 'COD-500' })
  })

  test('is cancelled by a new password', async ({ assert, client }) => {
    const { session, link } = await asked(client)
    const passwords = { currentPassword: PASSWORD, password: 'velero trueno mesa' }
    await session.submit('put', '/settings/password', passwords)
    assert.deepInclude((await byLink(link)).body, { code: 'COD-500' })
  })

  test('works once, for fifteen minutes and five attempts', async ({ assert, client }) => {
    for (const [duration, status] of [
      [{ minutes: 14, seconds: 59 }, 302],
      [{ minutes: 15 }, 302],
      [{ minutes: 15, seconds: 1 }, 410],
    ] as const) {
      clock.freeze(MONDAY)
      const { link } = await asked(client, `n${JSON.stringify(duration).length}${status}@ejemplo.mx`)
      clock.advance(duration)
      assert.equal((await byLink(link)).status, status)
      if (status === 302) assert.deepInclude((await byLink(link)).body, { code: 'COD-500' })
    }
    clock.freeze(MONDAY)
    const { session, code } = await asked(client, 'cinco@ejemplo.mx')
    const wrong = code === '123456' ? '654321' : '123456'
    for (let n = 0; n < 5; n++)
      assert.deepInclude((await session.post('/email-change', { code: wrong })).body(), { code: 'COD-500' })
    assert.deepInclude((await session.post('/email-change', { code })).body(), { code: 'COD-419' })
  })

  test('refuses the code of another person, and a visitor or impersonating operator', async ({ assert, client }) => {
    const { user, session, code } = await asked(client)
    const stranger = await signedIn(client, await person({}, true))
    assert.deepInclude((await stranger.post('/email-change', { code })).body(), { code: 'COD-500' })
    const visitor = await signedIn(client, null)
    assert.deepInclude((await visitor.post('/email-change', { code })).body(), { code: 'COD-500' })
    await lookThroughEyesOf(user)
    assert.deepInclude((await session.post('/email-change', { code })).body(), { code: 'COD-500' })
    assert.include((await session.page('/email-change')).text(), '"pending":null')
  })

  test('requires a code or a link, explained in the language of the reader', async ({ assert }) => {
    for (const [cookies, message] of [
      [{}, 'Este campo es obligatorio'],
      [{ language: 'en' }, 'This field is required'],
    ] as const) {
      const visitor = new Visitor(cookies as Record<string, string>)
      const { headers, page } = await visitor.open('/email-change')
      assert.equal(headers['referrer-policy'], 'same-origin')
      assert.deepInclude(page!.props, { email: null, pending: null })
      const answer = await visitor.json('post', '/email-change', {})
      assert.deepEqual(answer.body.errors, [{ field: 'code', message }])
    }
  })
})
