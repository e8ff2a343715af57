import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { passwordCost } from '#config/hash'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type User from '#app/accounts/models/user'
import { logOf } from '#tests/helpers/log'
import { JSON_HEADERS } from '#tests/helpers/http'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { Visitor } from '#tests/helpers/visitor'

const COST = passwordCost('test')
const MONDAY = '2026-11-23T15:00:00.000Z'
const FRESH = 'velero trueno mesa'

/** Asks for a mail and returns what came. */
async function askFor(email: string) {
  const visitor = new Visitor()
  await visitor.open('/password-recovery')
  await visitor.submit('post', '/password-recovery', { email })
  const [mail] = await mailsTo(email)
  return { code: mail?.code ?? '000000', link: mail?.link?.split('#')[1] ?? '' }
}

async function changing(cookies: Record<string, string> = {}) {
  const visitor = new Visitor(cookies)
  await visitor.open('/password-change')
  return visitor
}

/** What a program is answered; a redirect has no body. */
async function change(body: object, cookies: Record<string, string> = {}) {
  const visitor = await changing(cookies)
  const headers = { ...JSON_HEADERS, 'x-csrf-token': visitor.csrf }
  const answer = await visitor.ask('/password-change', 'POST', headers, JSON.stringify(body))
  return { ...answer, body: answer.status === 302 ? null : JSON.parse(answer.text) }
}

const otherThan = (code: string) => (code === '123456' ? '654321' : '123456')

async function signsIn(user: User, password: string): Promise<boolean> {
  const visitor = new Visitor()
  await visitor.open('/login')
  await visitor.submit('post', '/login', { email: user.email, password })
  const opened = await db.from('sessions').where('user_id', user.id)
  await db.from('sessions').where('user_id', user.id).delete()
  return opened.length > 0
}

test.group('Password reset by email', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('works with its code and leads to sign-in, where only the new password works', async ({ assert }) => {
    const user = await person({}, true)
    const { code } = await askFor(user.email)
    const visitor = await changing()
    const body = { email: user.email.toUpperCase(), code: `${code.slice(0, 3)} ${code.slice(3)}`, password: FRESH }
    const answer = await visitor.submit('post', '/password-change', body)
    assert.equal(answer.headers.location, '/login')
    const { page } = await visitor.follow('/login')
    assert.deepEqual(page!.props.notices, { toast: { key: 'recovery.password_changed' } })
    assert.isFalse(await signsIn(user, PASSWORD))
    assert.isTrue(await signsIn(user, FRESH))
    const [mail] = await mailsTo(user.email)
    assert.equal(mail!.kind, 'password_changed')
    assert.include(mail!.text, user.name)
  })

  test('works with its link, without typing code or address', async ({ assert }) => {
    const user = await person({}, true)
    const { link } = await askFor(user.email)
    assert.equal((await change({ link, password: FRESH })).status, 302)
    assert.isTrue(await signsIn(user, FRESH))
  })

  test('hashes the password with argon2id at the current cost', async ({ assert }) => {
    const user = await person({}, true)
    const { link } = await askFor(user.email)
    await change({ link, password: '😀'.repeat(120) + FRESH.slice(0, 8) })
    await user.refresh()
    assert.include(user.password!, `$argon2id$v=19$m=${COST.memory},t=${COST.iterations}`)
    assert.isTrue(await hash.verify(user.password!, '😀'.repeat(120) + FRESH.slice(0, 8)))
    assert.equal(user.passwordChangedAt!.toISO(), MONDAY)
  })

  test('ends every session, remembered browser, token and trusted device of the person, and of nobody else', async ({
    assert,
    client,
  }) => {
    const [user, other] = [await person({}, true), await person({}, true)]
    const [own, foreign] = [await signedIn(client, user), await signedIn(client, other)]
    const at = toSqlInstant(clock.now())
    const family = { scopes: '[]', created_at: at, updated_at: at }
    await db.table('token_families').insert({ ...family, user_id: user.id, kind: 'remember' })
    await db.table('token_families').insert({ ...family, user_id: user.id, kind: 'personal' })
    await db.table('token_families').insert({ ...family, user_id: other.id, kind: 'remember' })
    const device = { token_hash: 'x', trusted_until: at, last_seen_at: at, created_at: at, updated_at: at }
    await db.table('devices').insert({ ...device, user_id: user.id })
    const { link } = await askFor(user.email)
    await change({ link, password: FRESH })
    assert.equal((await own.get('/workspaces')).status(), 401)
    assert.notEqual((await foreign.get('/workspaces')).status(), 401)
    const families = await db.from('token_families').orderBy('id')
    assert.deepEqual(
      families.map((row) => row.ended_because),
      ['password', 'password', null]
    )
    assert.isNull((await db.from('devices').firstOrFail()).trusted_until)
  })

  test('ends the session of the same person in the same browser, too', async ({ assert, client }) => {
    const user = await person({}, true)
    const session = await signedIn(client, user)
    const { link } = await askFor(user.email)
    const response = await session.submit('post', '/password-change', { link, password: FRESH })
    assert.equal(response.header('location'), '/login')
    assert.equal((await session.get('/workspaces')).status(), 401)
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
  })

  test('leaves the second factor as it was', async ({ assert }) => {
    const user = await person({}, true)
    await user.merge({ twoFactorEnabledAt: clock.now(), twoFactorSecret: 'sealed' }).save()
    const { link } = await askFor(user.email)
    await change({ link, password: FRESH })
    await user.refresh()
    assert.equal(user.twoFactorSecret, 'sealed')
    assert.isNotNull(user.twoFactorEnabledAt)
    assert.isFalse(await signsIn(user, FRESH), 'the password alone opens nothing')
  })

  test('verifies an unverified mailbox and discards a pending registration', async ({ assert }) => {
    const user = await person({}, true)
    await user.merge({ emailVerifiedAt: null }).save()
    const at = toSqlInstant(clock.now())
    const asked = { kind: 'affiliate', password: 'x', ref_code: 'ABC', created_at: at, updated_at: at }
    await db.table('registrations').insert({ ...asked, user_id: user.id })
    const { link } = await askFor(user.email)
    await change({ link, password: FRESH })
    await user.refresh()
    assert.equal(user.emailVerifiedAt!.toISO(), MONDAY)
    assert.isEmpty(await db.from('registrations'))
    assert.isEmpty(await db.from('affiliates'))
    assert.isTrue(await signsIn(user, FRESH))
  })

  test('revokes codes for other purposes', async ({ assert }) => {
    const user = await person({}, true)
    const at = toSqlInstant(clock.now())
    const code = { email: 'otro@ejemplo.mx', code_hash: 'x', tries: 0, created_at: at, updated_at: at, expires_at: at }
    for (const purpose of ['verify', 'change_email', 'confirm'])
      await db.table('mailed_codes').insert({ ...code, user_id: user.id, purpose, link_hash: purpose })
    const { link } = await askFor(user.email)
    await change({ link, password: FRESH })
    assert.isEmpty(await db.from('mailed_codes').whereNull('used_at'))
  })

  test('is logged without any secret', async ({ assert }) => {
    const user = await person({}, true)
    const { code, link } = await askFor(user.email)
    const log = await logOf(() => change({ email: user.email, code, password: FRESH }))
    const entry = await db.from('audit_entries').where('action', 'password.recovered').firstOrFail()
    assert.deepInclude(entry, { actor_kind: 'visitor', subject_type: 'user', subject_id: String(user.id) })
    for (const secret of [FRESH, code, link]) {
      assert.notInclude(JSON.stringify(await db.from('audit_entries')), secret)
      assert.notInclude(log, secret)
    }
  })

  const EDGES: [string, Record<string, number>, number][] = [
    ['14:59', { minutes: 14, seconds: 59 }, 302],
    ['15:00', { minutes: 15 }, 302],
    ['15:00.001', { minutes: 15, milliseconds: 1 }, 410],
    ['15:01', { minutes: 15, seconds: 1 }, 410],
  ]
  for (const [at, duration, status] of EDGES) {
    test(`answers ${status} to code and link at ${at}`, async ({ assert }) => {
      const [byCode, byLink] = [await person({}, true), await person({}, true)]
      const { code } = await askFor(byCode.email)
      const { link } = await askFor(byLink.email)
      clock.advance(duration)
      const answers = [
        await change({ email: byCode.email, code, password: FRESH }),
        await change({ link, password: FRESH }),
      ]
      for (const answer of answers) {
        assert.equal(answer.status, status)
        if (status === 410) assert.deepEqual(answer.body, { code: 'COD-419', params: {} })
      }
    })
  }

  test('answers COD-500 to five wrong codes and then COD-419, for known and unknown addresses', async ({ assert }) => {
    const user = await person({}, true)
    for (const email of [user.email, 'nadie@ejemplo.mx']) {
      const { code } = await askFor(email)
      for (let n = 1; n <= 5; n++) {
        const answer = await change({ email, code: otherThan(code), password: FRESH })
        assert.equal(answer.status, 422, `${email} ${n}`)
        assert.deepEqual(answer.body, { code: 'COD-500', params: {} })
      }
      const spent = await change({ email, code, password: FRESH })
      assert.equal(spent.status, 410, email)
      assert.deepEqual(spent.body, { code: 'COD-419', params: {} })
    }
    assert.isTrue(await signsIn(user, PASSWORD))
  })

  test('answers an unrequested or expired code alike for known and unknown addresses', async ({ assert }) => {
    const user = await person({}, true)
    for (const email of [user.email, 'nadie@ejemplo.mx']) {
      clock.freeze(MONDAY)
      assert.deepInclude((await change({ email, code: '123456', password: FRESH })).body, { code: 'COD-500' })
      await askFor(email)
      clock.advance({ minutes: 15, seconds: 1 })
      assert.deepInclude((await change({ email, code: '123456', password: FRESH })).body, { code: 'COD-419' })
    }
  })

  test('takes the same statements and no hash for a wrong code of a known and an unknown address', async ({
    assert,
  }) => {
    const user = await person({}, true)
    const { code } = await askFor(user.email)
    await askFor('nadie@ejemplo.mx')
    const costs: unknown[] = []
    const [made, verified] = [hash.make, hash.verify]
    let hashes = 0
    hash.make = (value) => (hashes++, made.call(hash, value))
    hash.verify = (hashed, plain) => (hashes++, verified.call(hash, hashed, plain))
    for (const email of [user.email, 'nadie@ejemplo.mx']) {
      const visitor = await changing()
      hashes = 0
      const body = { email, code: otherThan(code), password: FRESH }
      const statements = await queriesOf(() => visitor.json('post', '/password-change', body))
      costs.push({ statements, hashes })
    }
    Object.assign(hash, { make: made, verify: verified })
    assert.deepEqual(costs[0], costs[1])
    assert.deepInclude(costs[0] as object, { hashes: 0 })
  })

  test('works once: code and link are spent together', async ({ assert }) => {
    const user = await person({}, true)
    const { code, link } = await askFor(user.email)
    assert.equal((await change({ link, password: FRESH })).status, 302)
    for (const proof of [{ link }, { email: user.email, code }]) {
      const answer = await change({ ...proof, password: 'otra casa distinta' })
      assert.deepInclude(answer.body, { code: 'COD-500' })
    }
    assert.isTrue(await signsIn(user, FRESH))
  })

  test('is valid for one address and one purpose', async ({ assert }) => {
    const [ana, luis] = [await person({}, true), await person({}, true)]
    const { code } = await askFor(ana.email)
    await askFor(luis.email)
    const foreign = await change({ email: luis.email, code, password: FRESH })
    const verify = 'a'.repeat(43)
    const made = [foreign, await change({ link: verify, password: FRESH })]
    for (const answer of made) assert.deepInclude(answer.body, { code: 'COD-500' })
    assert.isTrue(await signsIn(luis, PASSWORD))
  })

  test('does not follow a person to another address', async ({ assert }) => {
    const user = await person({}, true)
    const { link } = await askFor(user.email)
    await user.merge({ email: 'nueva@ejemplo.mx' }).save()
    assert.deepInclude((await change({ link, password: FRESH })).body, { code: 'COD-500' })
  })

  test('is revoked when requested again', async ({ assert }) => {
    const user = await person({}, true)
    const first = await askFor(user.email)
    clock.advance({ minutes: 16 })
    const second = await askFor(user.email)
    assert.deepInclude((await change({ link: first.link, password: FRESH })).body, { code: 'COD-500' })
    assert.equal((await change({ link: second.link, password: FRESH })).status, 302)
  })

  test('reveals SES-500 for an account that lost its password only to the owner of the mailbox', async ({ assert }) => {
    const user = await person({}, true)
    const { code } = await askFor(user.email)
    await user.merge({ password: null, googleId: '7' }).save()
    const wrong = await change({ email: user.email, code: otherThan(code), password: FRESH })
    assert.deepInclude(wrong.body, { code: 'COD-500' })
    const right = await change({ email: user.email, code, password: FRESH })
    assert.equal(right.status, 409)
    assert.deepInclude(right.body, { code: 'SES-500' })
  })

  test('is refused for a disabled person', async ({ assert }) => {
    const user = await person({}, true)
    const { code, link } = await askFor(user.email)
    await user.merge({ disabledAt: clock.now() }).save()
    for (const proof of [{ email: user.email, code }, { link }])
      assert.deepInclude((await change({ ...proof, password: FRESH })).body, { code: 'COD-500' })
  })

  test('refuses a common password or the person’s name at its field and keeps the code valid', async ({ assert }) => {
    const user = await person({ name: 'Ana Olmos Núñez' }, true)
    const { code } = await askFor(user.email)
    const said = async (password: string, cookies: Record<string, string>) =>
      (await change({ email: user.email, code, password }, cookies)).body.errors
    assert.match((await said('Contraseña1', {}))[0].message, /^Esta contraseña es muy común/)
    assert.match((await said('password', { language: 'en' }))[0].message, /^This password is too common/)
    assert.match((await said(user.email, {}))[0].message, /^La contraseña no puede ser el nombre ni el correo/)
    assert.match((await said('ana olmos nuñez', {}))[0].message, /^La contraseña no puede ser el nombre ni el correo/)
    assert.equal((await change({ email: user.email, code, password: FRESH })).status, 302)
  })

  const WRONG: [string, object, Record<string, [string, string]>][] = [
    [
      'nothing',
      {},
      {
        email: ['Este campo es obligatorio', 'This field is required'],
        code: ['Este campo es obligatorio', 'This field is required'],
        password: ['Este campo es obligatorio', 'This field is required'],
      },
    ],
    [
      'a short password',
      { link: 'x', password: '😀'.repeat(7) },
      { password: ['Mínimo 8 caracteres', 'Minimum 8 characters'] },
    ],
    [
      'a long password',
      { link: 'x', password: 'x'.repeat(129) },
      { password: ['Máximo 128 caracteres', 'Maximum 128 characters'] },
    ],
    [
      'objects',
      { email: { $ne: '' }, code: ['123456'], password: { $ne: '' } },
      {
        email: ['Hace falta un texto', 'Enter text'],
        code: ['Hace falta un texto', 'Enter text'],
        password: ['Hace falta un texto', 'Enter text'],
      },
    ],
  ]
  for (const [what, body, says] of WRONG) {
    test(`marks each invalid field in the language of the reader: ${what}`, async ({ assert }) => {
      for (const [index, cookies] of [{}, { language: 'en' }].entries()) {
        const answer = await change(body, cookies as Record<string, string>)
        assert.equal(answer.status, 422)
        const told = answer.body.errors.map(({ field, message }: Record<string, string>) => [field, message])
        assert.deepEqual(
          told,
          Object.entries(says).map(([field, texts]) => [field, texts[index]])
        )
      }
    })
  }

  test('marks a code without six digits at its field and does not count it as an attempt', async ({ assert }) => {
    const user = await person({}, true)
    const { code } = await askFor(user.email)
    for (const typed of ['12345', '1234567', 'abcdef', '１２３４５６', '12 34 5']) {
      const answer = await change({ email: user.email, code: typed, password: FRESH })
      assert.deepEqual(answer.status, 422)
      assert.equal(answer.body.errors[0].field, 'code')
    }
    assert.equal((await db.from('recovery_requests').firstOrFail()).tries, 0)
    assert.equal((await change({ email: user.email, code, password: FRESH })).status, 302)
  })

  test('locks a network address after fifty wrong codes', async ({ assert }) => {
    const visitor = await changing()
    const body = { email: 'nadie@ejemplo.mx', code: '123456', password: FRESH }
    for (let n = 0; n < 50; n++) assert.equal((await visitor.json('post', '/password-change', body)).status, 422)
    const refused = await visitor.json('post', '/password-change', body)
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers['retry-after']), 0)
  })

  test('sends no referrer from its page and forbids storing it', async ({ assert }) => {
    const visitor = new Visitor()
    const { headers, page } = await visitor.open('/password-change')
    assert.equal(headers['referrer-policy'], 'same-origin')
    assert.include(String(headers['cache-control']), 'no-store')
    assert.equal(page!.component, 'security/password_change')
    assert.equal(await countMails(), 0)
  })
})
