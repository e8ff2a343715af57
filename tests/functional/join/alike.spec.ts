import testUtils from '@adonisjs/core/services/test_utils'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import type { Answer } from '#tests/helpers/http'
import { countMails, mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import {
  application,
  atJoin,
  newEmail,
  refererOf,
  refusalAfter,
  registered,
  typeCode,
} from '#tests/helpers/registering'
import { Visitor } from '#tests/helpers/visitor'

/** What of an answer could tell one address from another. */
const shownTo = ({ status, headers, text }: Answer) => ({
  status,
  text,
  headers: Object.keys(headers).sort(),
  location: headers.location,
})

/** Counts what is hashed and verified while something is done. */
async function hashesOf(act: () => Promise<unknown>): Promise<{ made: number; verified: number }> {
  const { make, verify } = hash
  const count = { made: 0, verified: 0 }
  hash.make = (...args) => (count.made++, make.apply(hash, args))
  hash.verify = (...args) => (count.verified++, verify.apply(hash, args))
  await act().finally(() => Object.assign(hash, { make, verify }))
  return count
}

test.group('Registration without account disclosure', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** An address of nobody, of an account, of an account that is not verified and of one that is disabled. */
  async function addresses(): Promise<Record<string, string>> {
    const [verified, unverified, disabled] = [await person({}, true), await person({}, true), await person({}, true)]
    await unverified.merge({ emailVerifiedAt: null }).save()
    await disabled.merge({ disabledAt: clock.now() }).save()
    const [{ email }, google] = [verified, await person()]
    return {
      nobody: newEmail(),
      verified: email,
      unverified: unverified.email,
      disabled: disabled.email,
      google: google.email,
    }
  }

  test('gives the same response, next page and number of emails and hashes for any address', async ({ assert }) => {
    const seen: unknown[] = []
    for (const email of Object.values(await addresses())) {
      const visitor = await atJoin()
      const mails = await countMails()
      let answer: Answer
      const hashes = await hashesOf(async () => {
        answer = await visitor.submit('post', '/join', application({ email }))
      })
      const { page } = await visitor.open('/join/verify')
      const { csrf: _, email: shown, ...props } = page!.props
      assert.equal(shown, email)
      seen.push({ answer: shownTo(answer!), hashes, mails: (await countMails()) - mails, props })
    }
    for (const other of seen) assert.deepEqual(other, seen[0])
    assert.containSubset(seen[0], { mails: 1, hashes: { made: 1, verified: 0 } })
  })

  test('answers wrong codes alike until they expire, even after the email was requested again', async ({ assert }) => {
    const seen: unknown[] = []
    for (const email of Object.values(await addresses())) {
      const visitor = await atJoin()
      const answer = await visitor.json('post', '/resend-validation-email', { email })
      await mailsTo(email)
      const codes = []
      for (let count = 1; count <= 7; count++)
        codes.push((await visitor.json('post', '/join/verify', { code: '000000' })).body)
      seen.push({ answer: shownTo(answer), codes })
    }
    for (const other of seen) assert.deepEqual(other, seen[0])
    const { codes } = seen[0] as { codes: { code: string }[] }
    assert.deepEqual(
      codes.map(({ code }) => code),
      ['COD-500', 'COD-500', 'COD-500', 'COD-500', 'COD-500', 'COD-419', 'COD-419']
    )
  })

  test('answers sign-in after registration alike for every owner of the address', async ({ assert }) => {
    const { nobody, verified } = await addresses()
    const seen: unknown[] = []
    for (const email of [nobody!, verified!]) {
      await registered({ email, password: 'La frase de un curioso 7' })
      const visitor = new Visitor()
      await visitor.open('/login')
      for (const password of ['La frase de un curioso 7', 'otra cosa']) {
        let body: unknown
        const hashes = await hashesOf(async () => {
          body = (await visitor.json('post', '/login', { email, password })).body
        })
        seen.push([password, body, hashes])
      }
    }
    assert.deepEqual(seen.slice(2), seen.slice(0, 2))
    assert.containSubset(seen, [
      [, { code: 'UVA-500' }],
      [, { code: 'LOG-500' }],
    ])
  })

  test('takes the same statements to resend the email for a known and an unknown address', async ({ assert }) => {
    const counts = []
    for (const email of Object.values(await addresses())) {
      const visitor = await atJoin()
      const queries = await queriesOf(() => visitor.json('post', '/resend-validation-email', { email }))
      counts.push(queries.map((sql) => sql.replace(/\d+/g, 'n')))
    }
    for (const other of counts) assert.deepEqual(other, counts[0])
  })
})

test.group('Verification email resend', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sends a new code for the requesting browser and revokes the previous one', async ({ assert }) => {
    const { email, mail } = await registered()
    const visitor = new Visitor()
    await visitor.open('/login')
    const answer = await visitor.json('post', '/resend-validation-email', { email: ` ${email.toUpperCase()} ` })
    assert.deepEqual([answer.status, answer.body], [200, { success: true, code: null }])
    const mails = await mailsTo(email)
    assert.lengthOf(mails, 2)
    assert.notEqual(mails[0]!.link, mail.link)
    await visitor.open('/join/verify')
    const old = await visitor.submit('post', mail.link!, {}, { referer: refererOf('/login') })
    assert.equal(await refusalAfter(visitor, old), 'COD-500')
    assert.equal((await typeCode(visitor, mails[0]!.code!)).location, '/main')
  })

  test('sends nothing to an address without an account', async ({ assert }) => {
    const visitor = await atJoin()
    const email = newEmail()
    assert.deepEqual((await visitor.json('post', '/resend-validation-email', { email })).body.success, true)
    assert.isEmpty(await mailsTo(email))
    assert.equal(await countMails(), 0)
  })

  test('tells the owner of a verified mailbox that they have an account', async ({ assert }) => {
    const user = await person({}, true)
    const visitor = await atJoin()
    await visitor.json('post', '/resend-validation-email', { email: user.email })
    assert.deepEqual(
      (await mailsTo(user.email)).map(({ kind }) => kind),
      ['account_exists']
    )
  })

  test('answers ER-400 without an address and DAT-500 with an invalid one', async ({ assert }) => {
    const visitor = await atJoin()
    for (const body of [{}, { email: '' }, { email: null }]) {
      const answer = await visitor.json('post', '/resend-validation-email', body)
      assert.deepEqual([answer.status, answer.body], [400, { success: false, code: 'ER-400' }])
    }
    for (const email of ['ana@', ['ana@ejemplo.mx', 'b@ejemplo.mx'], { a: 1 }, 7]) {
      const answer = await visitor.json('post', '/resend-validation-email', { email })
      assert.deepEqual([answer.status, answer.body], [422, { success: false, code: 'DAT-500' }])
    }
  })

  test('refuses the sixth request within 15 minutes for any address, on pages and in the API', async ({ assert }) => {
    const user = await person({}, true)
    await user.merge({ emailVerifiedAt: null }).save()
    for (const email of [newEmail(), user.email]) {
      const visitor = await atJoin()
      for (let count = 1; count <= 5; count++)
        assert.equal((await visitor.json('post', '/resend-validation-email', { email })).status, 200)
      const answer = await visitor.json('post', '/resend-validation-email', { email })
      assert.equal(answer.status, 429)
      assert.deepInclude(answer.body, { success: false, code: 'TOO-MANY' })
      assert.isAbove(Number(answer.headers['retry-after']), 60)
      assert.equal(answer.body.params.seconds, Number(answer.headers['retry-after']))
    }
  })

  test('limits an abusive client by network address', async ({ assert }) => {
    const visitor = await atJoin()
    for (let count = 1; count <= 30; count++)
      await visitor.json('post', '/resend-validation-email', { email: `x${count}@ejemplo.mx` })
    const answer = await visitor.json('post', '/resend-validation-email', { email: 'otra@ejemplo.mx' })
    assert.equal(answer.status, 429)
    assert.lengthOf(await db.from('outbox_messages').where('topic', 'verification_letter'), 30)
  })
})
