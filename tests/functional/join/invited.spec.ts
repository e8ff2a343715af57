import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import User from '#app/accounts/models/user'
import Invitation from '#app/workspaces/models/invitation'
import Member from '#app/workspaces/models/member'
import { invitingFirm } from '#tests/functional/law_firm/invitations/ground'
import { matterOf } from '#database/factories/matter_factory'
import { mailsTo } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { application, newEmail, refusalAfter } from '#tests/helpers/registering'
import { signIn, Visitor } from '#tests/helpers/visitor'

/** Somebody without an account is invited; the path of the link in their mail. */
async function invited(client: ApiClient) {
  const email = newEmail()
  const ours = await invitingFirm(client)
  await ours.invite(email)
  const [mail] = await mailsTo(email)
  return { ...ours, email, link: mail!.link! }
}

test.group('Registration after an invitation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('opens the account without a code and leads a new member straight to the home of the firm', async ({
    client,
    assert,
  }) => {
    const { email, link, workspace } = await invited(client)
    const visitor = new Visitor()
    await visitor.open(link)
    const { page } = await visitor.open('/join')
    assert.deepEqual(page!.props.invited, { email, name: null, kind: 'member', firm: workspace.name })
    const answer = await visitor.submit('post', '/join', application({ email, type: 'client' }))
    assert.equal(answer.headers.location, '/main')
    const home = await visitor.open('/main')
    assert.deepInclude(home.page!.props.identity!.workspace, { id: workspace.id })
    assert.equal(home.page!.props.notices.toast!.key, 'invitations.accepted.member')
    const user = await User.findByOrFail('email', email)
    assert.isNotNull(user.emailVerifiedAt)
    assert.equal(user.type, 'lawyer', 'the invitation says what the account is for')
    assert.isNotNull(await Member.in(workspace).where('user_id', user.id).first())
    const kinds = (await mailsTo(email)).map(({ kind }) => kind)
    assert.notInclude(kinds, 'verify_email')
  })

  test('leads a new client to the one matter that the firm shows, else home', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const shown = await matterOf(ours)
    const arrive = async (email: string, matterIds: number[]) => {
      await ours.inviteClient(email, matterIds, `Cliente ${matterIds.length}`)
      const visitor = new Visitor()
      await visitor.open((await mailsTo(email))[0]!.link!)
      await visitor.open('/join')
      const answer = await visitor.submit('post', '/join', application({ email }))
      return { visitor, path: answer.headers.location! }
    }
    const { visitor, path } = await arrive(newEmail(), [shown.id])
    assert.equal(path, `/law-firm/files/file-overview-client/${shown.id}`)
    assert.equal((await visitor.open(path)).status, 200)
    assert.equal((await arrive(newEmail(), [])).path, '/main')
  })

  test('asks for a code where another address is typed than the one that was invited', async ({ client, assert }) => {
    const { link, workspace } = await invited(client)
    const visitor = new Visitor()
    await visitor.open(link)
    await visitor.open('/join')
    const other = newEmail()
    const answer = await visitor.submit('post', '/join', application({ email: other }))
    assert.equal(answer.headers.location, '/join/verify')
    const user = await User.findByOrFail('email', other)
    assert.isNull(user.emailVerifiedAt)
    assert.isNull(await Member.in(workspace).where('user_id', user.id).first())
  })

  test('takes over an account that somebody else registered and never confirmed', async ({ client, assert }) => {
    const { email, link } = await invited(client)
    const stranger = new Visitor()
    await stranger.open('/join')
    await stranger.submit('post', '/join', application({ email, name: 'Otra Persona' }))
    await stranger.open('/join/verify')
    const early = (await mailsTo(email)).find(({ kind }) => kind === 'verify_email')!
    const visitor = new Visitor()
    await visitor.open(link)
    await visitor.open('/join')
    await visitor.submit('post', '/join', application({ email, name: 'Ana Olmos Rey' }))
    assert.equal((await User.findByOrFail('email', email)).name, 'Ana Olmos Rey')
    const answer = await stranger.submit('post', '/join/verify', { code: early.code })
    assert.notEqual(answer.headers.location, '/main', 'the code of the earlier registration ended')
    assert.notExists((await stranger.open('/main')).page?.props.identity)
  })

  test('sends the holder of an open account to sign-in and changes nothing', async ({ client, assert }) => {
    const { email, link, workspace } = await invited(client)
    const known = await person({ email, name: 'Ana Olmos' }, true)
    const visitor = new Visitor()
    await visitor.open(link)
    await visitor.open('/join')
    const answer = await visitor.submit('post', '/join', application({ email, name: 'Otra' }))
    assert.equal(await refusalAfter(visitor, answer), 'CNR-500')
    await known.refresh()
    assert.equal(known.name, 'Ana Olmos')
    assert.isNull(await Member.in(workspace).where('user_id', known.id).first())
  })

  test('asks for a code again once the invitation was canceled', async ({ client, assert }) => {
    const { email, link } = await invited(client)
    const visitor = new Visitor()
    await visitor.open(link)
    await visitor.open('/join')
    const invitation = await Invitation.findByOrFail('email', email)
    invitation.close('canceled')
    await invitation.save()
    const answer = await visitor.submit('post', '/join', application({ email }))
    assert.equal(answer.headers.location, '/join/verify')
  })

  test('ends a session of somebody else, but keeps the invitation', async ({ client, assert }) => {
    const { email, link, workspace } = await invited(client)
    const visitor = new Visitor()
    await visitor.open(link)
    const other = await signIn(await person({}, true))
    const kept = [...visitor.cookies].find(([name]) => name.includes('invitation'))!
    other.cookies.set(...kept)
    const { page } = await other.follow('/join')
    assert.equal((page!.props.invited as { email: string }).email, email)
    const answer = await other.submit('post', '/join', application({ email }))
    assert.equal(answer.headers.location, '/main')
    const home = await other.open('/main')
    assert.deepInclude(home.page!.props.identity!.workspace, { id: workspace.id })
  })

  test('fills in nothing without an invitation', async ({ assert }) => {
    assert.isNull((await new Visitor().open('/join')).page!.props.invited)
  })
})
