import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { unseal } from '#app/core/encryption/sealed'
import User from '#app/accounts/models/user'
import Affiliate from '#app/affiliates/models/affiliate'
import { changesSince, dump } from '#tests/helpers/dump'
import { mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { application, atJoin, newEmail, refusalAfter, registered, typeCode } from '#tests/helpers/registering'
import { Visitor } from '#tests/helpers/visitor'

const CLABE = '032180000118359719'
const signup = { clabe: CLABE }

/** Somebody who has become an affiliate. */
async function affiliate(given: Record<string, unknown> = {}): Promise<Affiliate & { email: string }> {
  const { visitor, email, mail } = await registered({ ...signup, ...given }, '/affiliate-signup')
  await typeCode(visitor, mail.code!)
  const user = await User.findByOrFail('email', email)
  return Object.assign(await Affiliate.findByOrFail('userId', user.id), { email })
}

/** Somebody registers with a code and proves their mailbox. */
async function comesThrough(refCode: unknown, given: Record<string, unknown> = {}): Promise<User> {
  const { visitor, email, mail } = await registered({ refCode, ...given })
  await typeCode(visitor, mail.code!)
  return User.findByOrFail('email', email)
}

test.group('Affiliate registration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('creates an account, an encrypted CLABE with its bank and a referral code once the mailbox is verified', async ({
    assert,
  }) => {
    const { visitor, email, mail } = await registered({ clabe: '032 180 00011835971 9' }, '/affiliate-signup')
    assert.isEmpty(await db.from('affiliates'))
    assert.equal((await typeCode(visitor, mail.code!)).location, '/thanks/affiliate')
    const made = await Affiliate.firstOrFail()
    assert.equal(unseal(made.clabe, 'clabe'), CLABE)
    assert.equal(made.bank, 'IXE')
    assert.match(made.code, /^[a-z0-9]{8}$/)
    assert.notInclude(JSON.stringify(await dump()), CLABE)
    const [welcome] = await mailsTo(email)
    assert.deepEqual([welcome!.kind, welcome!.link], ['affiliate_code', `/join/${made.code}`])
    assert.lengthOf(await db.from('audit_entries').where('action', 'affiliate.enrolled'), 1)
  })

  test('refuses a CLABE with a wrong check digit at its field, in both languages', async ({ assert }) => {
    for (const [language, words] of [
      ['es', 'La CLABE no es válida: debe tener 18 dígitos y el dígito de control no coincide'],
      ['en', 'Check the CLABE: it must have 18 digits, and its check digit does not match'],
    ] as const) {
      const visitor = await atJoin('/affiliate-signup', { language })
      const before = await dump(['sessions', 'idempotency_keys'])
      for (const clabe of ['032180000118359718', '123', 'x']) {
        const { body } = await visitor.json('post', '/affiliate-signup', application({ clabe }))
        assert.deepEqual(body.errors, [{ field: 'clabe', message: words }])
      }
      const { body } = await visitor.json('post', '/affiliate-signup', application())
      assert.equal(body.errors[0].field, 'clabe')
      assert.deepEqual(await changesSince(before), {})
    }
  })

  test('answers a used address alike, and reports UA-409 only to who reads its mail', async ({ assert }) => {
    const owner = await person({}, true)
    const answers = []
    for (const email of [newEmail(), owner.email]) {
      const visitor = await atJoin('/affiliate-signup')
      const { status, headers, text } = await visitor.submit(
        'post',
        '/affiliate-signup',
        application({ email, ...signup })
      )
      answers.push([status, headers.location, text])
    }
    assert.deepEqual(answers[1], answers[0])
    const { visitor, mail } = await registered({ email: owner.email, ...signup }, '/affiliate-signup')
    const { answer } = await typeCode(visitor, mail.code!)
    assert.equal(await refusalAfter(visitor, answer), 'UA-409')
    assert.isEmpty(await db.from('affiliates'))
  })

  test('ignores an account type or flag sent along with the form', async ({ assert }) => {
    const made = await affiliate({ type: 'client', isAdmin: true, code: 'home', bank: 'Mío', kind: 'person' })
    const user = await User.findOrFail(made.userId)
    assert.deepInclude(user.serialize(), { type: 'lawyer', isAdmin: false })
    assert.notEqual(made.code, 'home')
    assert.equal(made.bank, 'IXE')
  })
})

test.group('Referral code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shown on the registration page, known or not, in any spelling', async ({ assert }) => {
    const { code } = await affiliate()
    const shown = async (path: string) => (await new Visitor().open(path)).page!
    for (const path of ['/join', '/join-app']) {
      const component = path === '/join' ? 'security/join_referred' : 'security/join_app/referred'
      const known = await shown(`${path}/${code.toUpperCase()}`)
      assert.equal(known.component, component)
      assert.deepEqual(known.props.referral, { code: code.toUpperCase(), isKnown: true })
      const unknown = await shown(`${path}/zzzzzzzz`)
      assert.deepEqual(unknown.props.referral, { code: 'zzzzzzzz', isKnown: false })
      for (const odd of ['%3Cscript%3E', '%F0%9F%98%80', "'%20or%201=1--", 'x'.repeat(300)])
        assert.equal((await new Visitor().open(`${path}/${odd}`)).page!.component, component, odd)
    }
    assert.isNull((await shown('/join')).props.referral)
  })

  test('credits its affiliate when the new mailbox is verified, and not before', async ({ assert }) => {
    const { id, code } = await affiliate()
    const { visitor, mail } = await registered({ refCode: code.toUpperCase() })
    assert.isEmpty(await db.from('referrals'))
    await typeCode(visitor, mail.code!)
    const [referral] = await db.from('referrals')
    assert.equal(referral.affiliate_id, id)
    assert.lengthOf(await db.from('audit_entries').where('action', 'referral.credited'), 1)
  })

  test('is credited when the emailed link is opened in another browser, too', async ({ assert }) => {
    const { code } = await affiliate()
    const { mail } = await registered({ refCode: code })
    const other = new Visitor()
    await other.open(mail.link!)
    await other.submit('post', mail.link!)
    assert.lengthOf(await db.from('referrals'), 1)
  })

  test('credits nobody and blocks nobody when unknown or malformed', async ({ assert }) => {
    for (const code of ['zzzzzzzz', '', ' ', '<b>', 'x'.repeat(99), 7, ['a'], null])
      assert.isNotNull((await comesThrough(code)).emailVerifiedAt, String(code))
    assert.isEmpty(await db.from('referrals'))
  })

  test('does not credit its own affiliate, not even through a tagged address', async ({ assert }) => {
    const { code, email } = await affiliate()
    await comesThrough(code, { email: email.replace('@', '+otra@') })
    assert.isEmpty(await db.from('referrals'))
  })
})

test.group('Thank-you pages', () => {
  test('exist for each kind and in general for any other, and reloading changes nothing', async ({ assert }) => {
    const before = await dump()
    for (const [id, kind] of [
      ['verified', 'verified'],
      ['affiliate', 'affiliate'],
      ['1', 'general'],
      ['%3Cb%3E', 'general'],
    ]) {
      for (const _ of [1, 2]) {
        const { status, page } = await new Visitor().open(`/thanks/${id}`)
        assert.deepEqual([status, page!.component, page!.props.kind], [200, 'security/thanks', kind])
      }
    }
    assert.deepEqual(await changesSince(before), {})
  })
})
