import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import SweepRegistrationsJob from '#app/accounts/jobs/sweep_registrations_job'
import { countRegistration } from '#app/accounts/registration_limits'
import User from '#app/accounts/models/user'
import { changesSince, dump } from '#tests/helpers/dump'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { application, atJoin, newEmail, registered, typeCode } from '#tests/helpers/registering'
import { Visitor } from '#tests/helpers/visitor'

test.group('Account registration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const path of ['/join', '/join-app/home', '/join-app/client', '/affiliate-signup', '/join-embedded']) {
    test(`opens ${path} for a visitor`, async ({ assert }) => {
      const { status, page } = await new Visitor().open(path)
      assert.equal(status, 200)
      assert.equal(page!.component, `security${path.replaceAll('-', '_')}`)
    })
  }

  test('leads from /join-app to its start page', async ({ assert }) => {
    assert.equal((await new Visitor().open('/join-app')).headers.location, '/join-app/home')
  })

  for (const type of ['lawyer', 'client'] as const) {
    test(`takes name, email and password of a ${type} and leads to the code`, async ({ assert }) => {
      const visitor = await atJoin()
      const email = newEmail()
      const answer = await visitor.submit('post', '/join', application({ email: ` ${email.toUpperCase()} `, type }))
      assert.equal(answer.headers.location, '/join/verify')
      const { page } = await visitor.open('/join/verify')
      assert.equal(page!.component, 'security/verify')
      assert.equal(page!.props.email, email)
      const user = await User.findByOrFail('email', email)
      assert.deepInclude(user.serialize(), { name: 'Ana Olmos Rey', type, language: 'es', emailVerifiedAt: null })
      assert.isFalse(user.profileComplete)
      assert.isNull(page!.props.identity ?? null, 'nobody is signed in before the mailbox is proven')
    })
  }

  test('creates account and email in the language of the page', async ({ assert }) => {
    const email = newEmail()
    const visitor = await atJoin('/join', { language: 'en' })
    await visitor.submit('post', '/join', application({ email }))
    assert.equal((await User.findByOrFail('email', email)).language, 'en')
    const [mail] = await mailsTo(email)
    assert.equal(mail!.subject, 'Confirm your email to use Foja')
    assert.include(mail!.text, 'expires in 15 minutes')
  })

  test('emails a code and a link, without any word typed by a stranger', async ({ assert }) => {
    const { mail } = await registered({ name: 'Gane dinero en estafa.example' })
    assert.equal(mail.kind, 'verify_email')
    assert.match(mail.code!, /^\d{6}$/)
    assert.match(mail.link!, /^\/join\/verify\/[\w-]{43}$/)
    assert.notInclude(mail.html + mail.text + mail.subject, 'estafa')
  })

  test('logs the consent to the privacy notice, and no password', async ({ assert }) => {
    const { email } = await registered()
    const user = await User.findByOrFail('email', email)
    const entry = await db.from('audit_entries').where('action', 'user.registered').firstOrFail()
    assert.equal(entry.subject_id, String(user.id))
    assert.include(entry.after, '"privacyAccepted":true')
    assert.notInclude(JSON.stringify(await db.from('audit_entries')), 'tomo primero')
  })

  test('stores neither password nor code in plain text', async ({ assert }) => {
    const { mail } = await registered()
    const stored = JSON.stringify(await dump())
    assert.notInclude(stored, 'tomo primero')
    assert.notInclude(stored, mail.link!.split('/').at(-1)!)
    assert.notInclude(JSON.stringify(await db.from('mailed_codes')), `"${mail.code}"`)
  })

  test('ignores protected fields sent along', async ({ assert }) => {
    const email = newEmail()
    const visitor = await atJoin()
    const more = {
      isAdmin: true,
      is_admin: 1,
      emailVerifiedAt: '2020-01-01',
      googleId: 'x',
      id: 77_777,
      kind: 'affiliate',
    }
    const others = { clabe: '032180000118359719', workspaceId: 1, role: 'owner', profileComplete: true, language: 'en' }
    await visitor.submit('post', '/join', application({ email, ...more, ...others }))
    const user = await User.findByOrFail('email', email)
    assert.notEqual(user.id, 77_777)
    assert.deepInclude(user.serialize(), { isAdmin: false, emailVerifiedAt: null, googleId: null, language: 'es' })
    assert.isFalse(user.profileComplete)
    const kept = await db.from('registrations').where('user_id', user.id).firstOrFail()
    assert.deepInclude(kept, { kind: 'person', clabe: null })
    assert.isEmpty(await db.from('members').where('user_id', user.id))
  })

  const WRONG: [string, Record<string, unknown>, string, string, string][] = [
    ['no name', { name: ' ' }, 'name', 'Este campo es obligatorio', 'This field is required'],
    ['no address', { email: 'ana@' }, 'email', 'Este correo no es válido', 'Please enter a valid email'],
    ['a short password', { password: 'siete77' }, 'password', 'Mínimo 8 caracteres', 'Minimum 8 characters'],
    ['a long password', { password: 'ñ'.repeat(129) }, 'password', 'Máximo 128 caracteres', 'Maximum 128 characters'],
    ['no type', { type: 'admin' }, 'type', 'Hay que elegir una de las opciones', 'Choose one of the options'],
    [
      'no consent',
      { privacy: false },
      'privacy',
      'Para continuar hay que aceptar el aviso de privacidad',
      'Accept the privacy notice to continue',
    ],
  ]
  for (const [what, given, field, es, en] of WRONG) {
    test(`stores nothing with ${what} and marks the field in both languages`, async ({ assert }) => {
      for (const [language, words] of Object.entries({ es, en })) {
        const visitor = await atJoin('/join', { language })
        const before = await dump(['sessions', 'idempotency_keys'])
        const answer = await visitor.json('post', '/join', application(given))
        assert.equal(answer.status, 422)
        assert.deepEqual(answer.body.errors, [{ field, message: words }])
        assert.deepEqual(await changesSince(before), {})
      }
    })
  }

  test('refuses a breached password or one made of the own name at the field', async ({ assert }) => {
    const visitor = await atJoin()
    for (const password of ['password123', 'Ana Olmos Rey']) {
      const answer = await visitor.json('post', '/join', application({ password }))
      assert.deepEqual([answer.status, answer.body.errors?.[0].field], [422, 'password'], password)
    }
    assert.equal(await countMails(), 0)
  })

  test('creates one account and one email for a form sent twice', async ({ assert }) => {
    const visitor = await atJoin()
    const body = application()
    const key = { 'x-idempotency-key': 'k-1' }
    const answers = [await visitor.submit('post', '/join', body, key), await visitor.submit('post', '/join', body, key)]
    assert.deepEqual(
      answers.map(({ headers }) => headers.location),
      ['/join/verify', '/join/verify']
    )
    assert.equal(await countMails(), 1)
  })

  test('leads from the code page to registration when this browser has none pending', async ({ assert }) => {
    const visitor = await atJoin()
    assert.equal((await visitor.open('/join/verify')).headers.location, '/join')
    const answer = await visitor.submit('post', '/join/verify', { code: '123456' })
    assert.equal(answer.headers.location, '/join')
  })

  test('keeps the address in the session, never in a URL', async ({ assert }) => {
    const body = application()
    const visitor = await atJoin()
    const answer = await visitor.submit('post', '/join', body)
    assert.notInclude(JSON.stringify(answer.headers), body.email as string)
  })
})

test.group('Unconfirmed registrations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('are forgotten after 30 days, but the account can still be confirmed', async ({ assert }) => {
    const { visitor, email } = await registered()
    const start = clock.now()
    clock.freeze(start.plus({ days: 29 }))
    await new SweepRegistrationsJob().handle()
    assert.lengthOf(await db.from('registrations'), 1)
    clock.freeze(start.plus({ days: 30, seconds: 5 }))
    await new SweepRegistrationsJob().handle()
    assert.isEmpty(await db.from('registrations'))
    await visitor.open('/login')
    await visitor.json('post', '/resend-validation-email', { email })
    await visitor.open('/join/verify')
    const [mail] = await mailsTo(email)
    assert.equal((await typeCode(visitor, mail!.code!)).location, '/main')
  })
})

test.group('Registration rate limit', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses the sixth attempt for an address within an hour, known or not', async ({ assert }) => {
    const visitor = await atJoin()
    const email = newEmail()
    for (let count = 1; count <= 5; count++)
      assert.equal((await visitor.submit('post', '/join', application({ email }))).headers.location, '/join/verify')
    const answer = await visitor.json('post', '/join', application({ email: email.toUpperCase() }))
    assert.equal(answer.status, 429)
    assert.isAbove(Number(answer.headers['retry-after']), 60)
    assert.equal(await countMails(), 5)
  })

  test('refuses the thirty-first attempt from a network address within an hour', async ({ assert }) => {
    const visitor = await atJoin()
    const body = application({ password: 'x' })
    for (let count = 1; count <= 30; count++) {
      await countRegistration(`n${count}@ejemplo.mx`, '127.0.0.1')
    }
    assert.equal((await visitor.json('post', '/join', body)).status, 422, 'bad input is no registration')
    assert.equal((await visitor.json('post', '/join', application())).status, 429)
    assert.equal(await countMails(), 0)
  })
})
