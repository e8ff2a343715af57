import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import User from '#app/accounts/models/user'
import { mailsTo } from '#tests/helpers/mailbox'
import { refererOf, refusalAfter, registered, typeCode } from '#tests/helpers/registering'
import type { Visitor } from '#tests/helpers/visitor'

const THEIRS = 'Otra frase de alguien más'
const isOpen = async (email: string) => (await User.findByOrFail('email', email)).emailVerifiedAt !== null
const later = (seconds: number) => clock.freeze(clock.now().plus({ seconds }))
const again = (visitor: Visitor, email: string) => visitor.json('post', '/resend-validation-email', { email })

async function followLink(visitor: Visitor, link: string) {
  await visitor.open(link)
  return visitor.submit('post', link, {}, { referer: refererOf(link) })
}

/** Somebody registers; then another registers the same address with a password of their own. */
async function registeredTwice() {
  const own = await registered()
  later(5)
  const other = await registered({ email: own.email, password: THEIRS })
  later(5)
  return { visitor: own.visitor, email: own.email, mail: other.mail }
}

test.group('Address registered again by somebody else', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('is not verified by the owner’s browser with the code of a resent email', async ({ assert }) => {
    const { visitor, email } = await registeredTwice()
    await again(visitor, email)
    const [mail] = await mailsTo(email)
    const { answer } = await typeCode(visitor, mail!.code!)
    assert.equal(await refusalAfter(visitor, answer), 'COD-500')
    assert.isFalse(await isOpen(email))
  })

  test('is not verified by the owner’s browser with the newest link', async ({ assert }) => {
    const { visitor, email, mail } = await registeredTwice()
    const answer = await followLink(visitor, mail.link!)
    assert.equal(await refusalAfter(visitor, answer), 'COD-500')
    assert.isFalse(await isOpen(email))
  })

  test('is verified when the owner registers once more', async ({ assert }) => {
    const { email } = await registeredTwice()
    const { visitor, mail } = await registered({ email })
    assert.equal((await typeCode(visitor, mail.code!)).location, '/main')
  })
})

test.group('Resent verification email', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => clock.restore())

  test('verifies the account of the registrant by code or link, even after the first expired', async ({ assert }) => {
    for (const way of ['code', 'link'] as const) {
      const { visitor, email } = await registered()
      later(20 * 60)
      await again(visitor, email)
      const [mail] = await mailsTo(email)
      const location =
        way === 'code'
          ? (await typeCode(visitor, mail!.code!)).location
          : (await followLink(visitor, mail!.link!)).headers.location
      assert.equal(location, '/main')
    }
  })
})
