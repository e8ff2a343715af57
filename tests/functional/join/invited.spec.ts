import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { keepLimitsIn } from '#app/core/limits/rate_limiter'
import { invitingFirm } from '#tests/functional/law_firm/invitations/ground'
import { mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { application, newEmail, typeCode } from '#tests/helpers/registering'
import { signIn, Visitor } from '#tests/helpers/visitor'

/** Somebody without an account is invited; the path of the link in their letter. */
async function invited(client: ApiClient) {
  const email = newEmail()
  const ours = await invitingFirm(client)
  await ours.invite(email)
  const [letter] = await mailsTo(email)
  return { email, link: letter!.link! }
}

test.group('Registration after an invitation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => keepLimitsIn('memory'))

  test('fills in the invited address, and the code leads back to the invitation', async ({ client, assert }) => {
    const { email, link } = await invited(client)
    const visitor = new Visitor()
    await visitor.open(link)
    const { page } = await visitor.open('/join')
    assert.equal((page!.props.invited as { email: string }).email, email)
    await visitor.submit('post', '/join', application({ email }))
    await visitor.open('/join/verify')
    const letter = (await mailsTo(email)).find(({ kind }) => kind === 'verify_email')!
    assert.equal((await typeCode(visitor, letter.code!)).location, '/invitations')
    assert.equal((await visitor.open('/invitations')).headers.location, link)
  })

  test('ends a session of somebody else, but keeps the invitation', async ({ client, assert }) => {
    const { email, link } = await invited(client)
    const visitor = new Visitor()
    await visitor.open(link)
    const other = await signIn(await person({}, true))
    const kept = [...visitor.cookies].find(([name]) => name.includes('invitation'))!
    other.cookies.set(...kept)
    const { page } = await other.follow('/join')
    assert.equal((page!.props.invited as { email: string }).email, email)
    await other.submit('post', '/join', application({ email }))
    await other.open('/join/verify')
    const letter = (await mailsTo(email)).find(({ kind }) => kind === 'verify_email')!
    assert.equal((await typeCode(other, letter.code!)).location, '/invitations')
  })

  test('fills in nothing without an invitation', async ({ assert }) => {
    assert.isNull((await new Visitor().open('/join')).page!.props.invited)
  })
})
