import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import User from '#app/accounts/models/user'
import { changesSince, dump } from '#tests/helpers/dump'
import { mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import {
  application,
  atJoin,
  GOOD_PASSWORD,
  otherThan,
  refererOf,
  refusalAfter,
  registered,
  typeCode,
} from '#tests/helpers/registering'
import { Visitor } from '#tests/helpers/visitor'

const isVerified = async (email: string) => (await User.findByOrFail('email', email)).emailVerifiedAt !== null
const OTHER_PASSWORD = 'Otra frase de alguien más'

async function followLink(visitor: Visitor, link: string) {
  await visitor.open(link)
  return visitor.submit('post', link, {}, { referer: refererOf(link) })
}

/** Signs in through the form and says where that leads, or what was refused. */
async function signsIn(email: string, password: string) {
  const visitor = new Visitor()
  await visitor.open('/login')
  const answer = await visitor.submit('post', '/login', { email, password }, { referer: refererOf('/login') })
  return answer.headers.location!.endsWith('/login') ? refusalAfter(visitor, answer) : 'in'
}

test.group('Emailed verification code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('verifies the account, signs in with a new session and leads to the home page', async ({ assert }) => {
    const { visitor, email, mail } = await registered()
    const before = visitor.cookies.get('__Host-foja')
    const { location } = await typeCode(visitor, mail.code!)
    assert.equal(location, '/main')
    assert.notEqual(visitor.cookies.get('__Host-foja'), before)
    const user = await User.findByOrFail('email', email)
    assert.isNotNull(user.emailVerifiedAt)
    const session = await db.from('sessions').where('user_id', user.id)
    assert.lengthOf(session, 1)
    assert.isEmpty(await db.from('registrations'))
    const entry = await db.from('audit_entries').where('action', 'user.verified').firstOrFail()
    assert.equal(entry.actor_id, user.id)
    assert.equal(await signsIn(email, GOOD_PASSWORD), 'in')
  })

  test('may contain blanks, as it is read aloud', async ({ assert }) => {
    const { visitor, mail } = await registered()
    const spaced = ` ${mail.code!.slice(0, 3)} ${mail.code!.slice(3)} `
    assert.equal((await typeCode(visitor, spaced)).location, '/main')
  })

  test('leads to the page requested before', async ({ assert }) => {
    const visitor = new Visitor()
    assert.equal((await visitor.open('/law-firm/files/list?q=olmos')).headers.location, '/login')
    await visitor.open('/join')
    const body = application()
    await visitor.submit('post', '/join', body)
    await visitor.open('/join/verify')
    const [mail] = await mailsTo(body.email as string)
    assert.equal((await typeCode(visitor, mail!.code!)).location, '/law-firm/files/list?q=olmos')
  })

  test('is refused with COD-500 when wrong, which only counts the attempt', async ({ assert }) => {
    const { visitor, email, mail } = await registered()
    const before = await dump(['sessions', 'idempotency_keys', 'mailed_codes'])
    const { answer } = await typeCode(visitor, otherThan(mail.code!))
    assert.equal(await refusalAfter(visitor, answer), 'COD-500')
    assert.deepEqual(await changesSince(before), {})
    assert.isFalse(await isVerified(email))
    assert.equal((await typeCode(visitor, mail.code!)).location, '/main')
  })

  test('is refused with COD-419 after five wrong ones', async ({ assert }) => {
    const { visitor, email, mail } = await registered()
    for (let count = 1; count <= 5; count++) {
      const { answer } = await typeCode(visitor, otherThan(mail.code!))
      assert.equal(await refusalAfter(visitor, answer), 'COD-500')
    }
    const { answer } = await typeCode(visitor, mail.code!)
    assert.equal(await refusalAfter(visitor, answer), 'COD-419')
    assert.isFalse(await isVerified(email))
  })

  test('is refused with COD-419 after 15 minutes', async ({ assert }) => {
    const { visitor, mail } = await registered()
    const start = clock.now()
    clock.freeze(start.plus({ minutes: 15, seconds: 1 }))
    const { answer } = await typeCode(visitor, mail.code!)
    assert.equal(await refusalAfter(visitor, answer), 'COD-419')
  })

  test('must be six digits, or the field says so in both languages', async ({ assert }) => {
    for (const [language, words] of [
      ['es', 'El código tiene seis dígitos'],
      ['en', 'The code has six digits'],
    ] as const) {
      const { visitor } = await registered()
      visitor.cookies.set('language', language)
      for (const code of ['12345', '1234567', 'abcdef', '١٢٣٤٥٦', ['123456'], { a: 1 }]) {
        const answer = await visitor.json('post', '/join/verify', { code })
        assert.equal(answer.status, 422, JSON.stringify(code))
        if (typeof code === 'string') assert.equal(answer.body.errors[0].message, words)
      }
    }
  })

  test('works once and then reports that this step is done (SES-501)', async ({ assert }) => {
    const { visitor, email, mail } = await registered()
    const second = new Visitor(Object.fromEntries(visitor.cookies))
    second.csrf = visitor.csrf
    await followLink(new Visitor(), mail.link!)
    const { answer } = await typeCode(second, mail.code!)
    assert.equal(await refusalAfter(second, answer), 'SES-501')
    assert.isTrue(await isVerified(email))
    const { answer: guessed } = await typeCode(second, otherThan(mail.code!))
    assert.equal(await refusalAfter(second, guessed), 'COD-500', 'who cannot read the mail learns nothing')
  })
})

test.group('Emailed verification link', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('only shows a page when opened, since mail scanners open every link', async ({ assert }) => {
    const { email, mail } = await registered()
    const before = await dump(['sessions'])
    const { page, headers } = await new Visitor().open(mail.link!)
    assert.equal(page!.component, 'security/verify_link')
    assert.equal(headers['referrer-policy'], 'same-origin')
    assert.deepEqual(await changesSince(before), {})
    assert.isFalse(await isVerified(email))
  })

  test('signs in within the browser that registered', async ({ assert }) => {
    const { visitor, mail } = await registered()
    assert.equal((await followLink(visitor, mail.link!)).headers.location, '/main')
    assert.isDefined((await visitor.follow('/main')).page!.props.identity)
  })

  test('verifies in another browser without signing in, and asks to sign in', async ({ assert }) => {
    const { email, mail } = await registered()
    const other = new Visitor()
    assert.equal((await followLink(other, mail.link!)).headers.location, '/thanks/verified')
    assert.isTrue(await isVerified(email))
    assert.isUndefined((await other.follow('/thanks/verified')).page!.props.identity)
    assert.equal(await signsIn(email, GOOD_PASSWORD), 'in')
  })

  test('does not sign in a browser that waits for another address', async ({ assert }) => {
    const [{ mail }, { visitor }] = [await registered(), await registered()]
    assert.equal((await followLink(visitor, mail.link!)).headers.location, '/thanks/verified')
    assert.isEmpty(await db.from('sessions').whereNotNull('user_id'))
  })

  test('answers SES-501 when used, COD-500 when unknown and COD-419 after 15 minutes', async ({ assert }) => {
    const { mail } = await registered()
    const visitor = new Visitor()
    const refusal = async (link: string) => refusalAfter(visitor, await followLink(visitor, link))
    assert.equal(await refusal('/join/verify/unknown'), 'COD-500')
    const late = (await registered()).mail
    const start = clock.now()
    clock.freeze(start.plus({ minutes: 15, seconds: 1 }))
    assert.equal(await refusal(late.link!), 'COD-419')
    clock.restore()
    await followLink(visitor, mail.link!)
    assert.equal(await refusal(mail.link!), 'SES-501')
  })

  test('is refused after too many attempts from one network address', async ({ assert }) => {
    const visitor = await atJoin()
    const link = '/join/verify/unknown'
    for (let count = 1; count <= 50; count++) await visitor.json('post', link)
    assert.equal((await visitor.json('post', link)).status, 429)
  })
})

test.group('Competing registrations of one address', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('keep the name and password of the newest one and revoke earlier codes', async ({ assert }) => {
    const first = await registered({ name: 'Alguien', password: OTHER_PASSWORD, type: 'client' })
    const own = await registered({ email: first.email, name: 'Ana Olmos Rey' })
    const { answer } = await typeCode(first.visitor, first.mail.code!)
    assert.equal(await refusalAfter(first.visitor, answer), 'COD-500')
    const elsewhere = new Visitor()
    assert.equal(await refusalAfter(elsewhere, await followLink(elsewhere, first.mail.link!)), 'COD-500')
    assert.equal((await typeCode(own.visitor, own.mail.code!)).location, '/main')
    const user = await User.findByOrFail('email', own.email)
    assert.deepInclude(user.serialize(), { name: 'Ana Olmos Rey', type: 'lawyer' })
    assert.equal(await signsIn(own.email, GOOD_PASSWORD), 'in')
    assert.equal(await signsIn(own.email, OTHER_PASSWORD), 'LOG-500')
  })

  test('never confirm a later password through the browser of the owner', async ({ assert }) => {
    const own = await registered()
    const start = clock.now()
    clock.freeze(start.plus({ seconds: 5 }))
    const later = await registered({ email: own.email, password: OTHER_PASSWORD })
    const { answer } = await typeCode(own.visitor, later.mail.code!)
    assert.equal(await refusalAfter(own.visitor, answer), 'COD-500')
    assert.isFalse(await isVerified(own.email))
  })

  test('leave an account with a verified mailbox as it is', async ({ assert }) => {
    const owner = await person({ name: 'Dueña' }, true)
    const before = (await User.findOrFail(owner.id)).serialize()
    const { visitor, mail } = await registered({ email: owner.email, type: 'client', password: OTHER_PASSWORD })
    assert.deepEqual((await User.findOrFail(owner.id)).serialize(), before)
    assert.equal(mail.kind, 'account_exists')
    assert.include(mail.text, 'Hola, Dueña')
    const { answer } = await typeCode(visitor, mail.code!)
    assert.equal(await refusalAfter(visitor, answer), 'CNR-500')
    const after = (await User.findOrFail(owner.id)).serialize()
    assert.deepEqual(after, before)
    assert.isEmpty(await db.from('registrations'))
    assert.isEmpty(await db.from('sessions').whereNotNull('user_id'))
  })

  test('treat a disabled person like an existing account and keep them disabled', async ({ assert }) => {
    const gone = await person({}, true)
    await gone.merge({ disabledAt: clock.now(), emailVerifiedAt: null }).save()
    const { visitor, mail } = await registered({ email: gone.email })
    assert.equal(mail.kind, 'account_exists')
    const { answer } = await typeCode(visitor, mail.code!)
    assert.equal(await refusalAfter(visitor, answer), 'CNR-500')
    assert.isNull((await User.findOrFail(gone.id)).emailVerifiedAt)
  })
})
