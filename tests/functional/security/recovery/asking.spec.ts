import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { changesSince, dump } from '#tests/helpers/dump'
import { logOf } from '#tests/helpers/log'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { Visitor } from '#tests/helpers/visitor'

const MONDAY = '2026-11-23T15:00:00.000Z'

async function asking(cookies: Record<string, string> = {}) {
  const visitor = new Visitor(cookies)
  await visitor.open('/password-recovery')
  return visitor
}

async function ask(email: string, cookies: Record<string, string> = {}) {
  const visitor = await asking(cookies)
  const answer = await visitor.submit('post', '/password-recovery', { email })
  return { visitor, answer }
}

/** One of each kind of address; none of them may be told from the others. */
async function addresses() {
  const known = await person({}, true)
  const unverified = await person({}, true)
  await unverified.merge({ emailVerifiedAt: null }).save()
  const disabled = await person({}, true)
  await disabled.merge({ disabledAt: clock.now() }).save()
  const google = await person()
  await google.merge({ googleId: '1180' }).save()
  const secured = await person({}, true)
  await secured.merge({ twoFactorEnabledAt: clock.now(), twoFactorSecret: 'x' }).save()
  return {
    known: known.email,
    unknown: 'nadie@ejemplo.mx',
    unverified: unverified.email,
    disabled: disabled.email,
    google: google.email,
    secured: secured.email,
  }
}

/** Headers that differ from one answer to the next whoever asks. */
function steady(headers: Record<string, unknown>) {
  const { 'date': _, 'x-request-id': __, 'set-cookie': ___, 'content-security-policy': ____, ...rest } = headers
  return rest
}

test.group('Password recovery request', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('sends a code and a link and leads to the code form', async ({ assert }) => {
    const user = await person({}, true)
    const { visitor, answer } = await ask(` ${user.email.toUpperCase()} `)
    assert.equal(answer.status, 302)
    assert.equal(answer.headers.location, '/password-change')
    const { page } = await visitor.follow('/password-change')
    assert.equal(page!.component, 'security/password_change')
    assert.deepEqual(page!.props.notices, { toast: { key: 'recovery.letter_sent' } })
    const [mail, ...others] = await mailsTo(user.email)
    assert.isEmpty(others)
    assert.equal(mail!.kind, 'recovery')
    assert.match(mail!.code!, /^\d{6}$/)
    assert.match(mail!.link!, /^\/password-change#[\w-]{43}$/)
    assert.notInclude(mail!.text, user.name)
  })

  test('gives any address the same status, headers, body, page and cookies', async ({ assert }) => {
    const answers: unknown[] = []
    for (const email of Object.values(await addresses())) {
      const visitor = await asking()
      const answer = await visitor.submit('post', '/password-recovery', { email })
      const { page } = await visitor.follow(answer.headers.location!)
      const { csrf: _, ...props } = page!.props
      const cookies = answer.cookies.map((line) => line.replace(/=[^;]+/, ''))
      answers.push({ status: answer.status, headers: steady(answer.headers), text: answer.text, cookies, props })
    }
    for (const answer of answers) assert.deepEqual(answer, answers[0])
  })

  test('takes the same statements, one email and no hash for any address', async ({ assert }) => {
    const made = hash.make
    let hashes = 0
    hash.make = (value) => (hashes++, made.call(hash, value))
    const costs: unknown[] = []
    for (const email of Object.values(await addresses())) {
      hashes = 0
      const visitor = await asking()
      const before = await countMails()
      const statements = await queriesOf(() => visitor.submit('post', '/password-recovery', { email }))
      costs.push({ statements, mails: (await countMails()) - before, hashes })
    }
    hash.make = made
    for (const cost of costs) assert.deepEqual(cost, costs[0])
    assert.deepInclude(costs[0] as object, { mails: 1, hashes: 0 })
  })

  test('reports an active code for any address when repeated, and sends nothing', async ({ assert }) => {
    for (const email of Object.values(await addresses())) {
      await ask(email)
      const before = await countMails()
      clock.freeze(MONDAY)
      clock.advance({ minutes: 14, seconds: 59 })
      const { visitor, answer } = await ask(email)
      const { page } = await visitor.follow(answer.headers.location!)
      const active = { key: 'recovery.still_active_for', values: { minutes: 1 } }
      assert.deepEqual(page!.props.notices, { toast: active }, email)
      assert.equal(await countMails(), before)
      clock.advance({ seconds: 2 })
      const later = await ask(email)
      const next = await later.visitor.follow(later.answer.headers.location!)
      assert.deepEqual(next.page!.props.notices, { toast: { key: 'recovery.letter_sent' } }, email)
      assert.equal(await countMails(), before + 1)
      clock.freeze(MONDAY)
    }
  })

  test('reveals the kind of account only to the reader of the mailbox', async ({ assert }) => {
    const all = await addresses()
    for (const email of Object.values(all)) await ask(email, { language: 'en' })
    const kind = async (email: string) => (await mailsTo(email)).map(({ kind: name, code }) => [name, code !== null])
    assert.deepEqual(await kind(all.known), [['recovery', true]])
    assert.deepEqual(await kind(all.unverified), [['recovery', true]])
    assert.deepEqual(await kind(all.unknown), [['recovery_unknown', false]])
    assert.deepEqual(await kind(all.disabled), [['recovery_disabled', false]])
    assert.deepEqual(await kind(all.google), [['recovery_google', false]])
    assert.include((await mailsTo(all.google))[0]!.text, 'SES-500')
  })

  test('emails in the language of the account, or else of the reader', async ({ assert }) => {
    const user = await person({ language: 'en' }, true)
    await ask(user.email, { language: 'es' })
    await ask('nadie@ejemplo.mx', { language: 'en' })
    assert.equal((await mailsTo(user.email))[0]!.subject, 'Your code to recover your password')
    assert.equal((await mailsTo('nadie@ejemplo.mx'))[0]!.subject, 'There is no Foja account with this email')
  })

  test('stores no address or secret in plain text in database or log', async ({ assert }) => {
    const user = await person({}, true)
    const log = await logOf(async () => {
      await ask(user.email)
      await ask('nadie@ejemplo.mx')
    })
    const rows = JSON.stringify([await db.from('recovery_requests'), await db.from('outbox_messages')])
    const [mail] = await mailsTo(user.email)
    for (const secret of ['nadie@ejemplo.mx', user.email, mail!.code!, mail!.link!.split('#')[1]!]) {
      assert.notInclude(rows, secret)
      assert.notInclude(log, secret)
    }
    const [entry] = await db.from('audit_entries').where('action', 'recovery.asked').orderBy('id')
    assert.deepInclude(entry, { actor_kind: 'visitor', subject_id: String(user.id), ip: '127.0.0.1' })
  })

  test('is refused after ten emails a day to one address, known or not', async ({ assert }) => {
    for (const email of [(await person({}, true)).email, 'nadie@ejemplo.mx']) {
      const visitor = await asking()
      for (let n = 0; n < 10; n++) {
        await visitor.submit('post', '/password-recovery', { email })
        clock.advance({ minutes: 16 })
      }
      const answer = await visitor.json('post', '/password-recovery', { email })
      assert.equal(answer.status, 429)
      assert.isAbove(Number(answer.headers['retry-after']), 0)
    }
  })

  const WRONG: [string, unknown, string, string][] = [
    ['nothing', {}, 'Este campo es obligatorio', 'This field is required'],
    ['a null', { email: null }, 'Este campo es obligatorio', 'This field is required'],
    ['no address', { email: 'ana' }, 'Este correo no es válido', 'Please enter a valid email'],
    ['a list', { email: ['a@b.mx'] }, 'Hace falta un texto', 'Enter text'],
    ['SQL', { email: `' OR 1=1 --` }, 'Este correo no es válido', 'Please enter a valid email'],
    ['a header', { email: 'a@b.mx\r\nBcc: c@d.mx' }, 'Este correo no es válido', 'Please enter a valid email'],
  ]
  for (const [what, body, spanish, english] of WRONG) {
    test(`explains an error in the language of the reader and writes nothing: ${what}`, async ({ assert }) => {
      const visitors = [await asking(), await asking({ language: 'en' })]
      const before = await dump()
      for (const [index, expected] of [spanish, english].entries()) {
        const answer = await visitors[index]!.json('post', '/password-recovery', body)
        assert.equal(answer.status, 422)
        assert.deepEqual(answer.body.errors, [{ field: 'email', message: expected }])
      }
      assert.deepEqual(await changesSince(before), {})
    })
  }

  test('sends a signed-in person home', async ({ assert, client }) => {
    const session = await signedIn(client, await person({ type: 'client' }, true))
    for (const response of [
      await session.page('/password-recovery'),
      await session.submit('post', '/password-recovery'),
    ])
      assert.equal(response.header('location'), '/main/client')
  })
})
