import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { LIST, MONDAY, invitingFirm, sentTo, tokenFor } from '#tests/functional/law_firm/invitations/ground'
import { PASSWORD, person } from '#tests/helpers/people'
import { mailsTo } from '#tests/helpers/mailbox'
import { Visitor } from '#tests/helpers/visitor'

test.group('Invitation link', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('shows firm, inviter, role and expiry to anyone who holds it, with the address masked', async ({
    client,
    assert,
  }) => {
    const ours = await invitingFirm(client)
    await ours.invite('renata@ejemplo.mx')
    const visitor = new Visitor()
    const { page, status, text } = await visitor.open(`/invitations/${await tokenFor('renata@ejemplo.mx')}`)
    assert.equal(status, 200)
    assert.equal(page!.component, 'security/invitation')
    const { id: _, ...shown } = page!.props.invitation as { id: number }
    assert.deepEqual(shown as object, {
      kind: 'member',
      state: 'pending',
      firm: 'Despacho Olmos',
      inviter: 'Olga Dueñas',
      role: { key: 'lawyer', name: 'Abogado' },
      address: 'r•••@ejemplo.mx',
      expiresAt: '2026-11-30T15:00:00.000Z',
      reader: null,
    })
    assert.notInclude(text, 'renata@ejemplo.mx')
    assert.notInclude(text, ours.owner.email)
  })

  test('looks the same whether the address has an account or not', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const known = await person({ email: 'rita@ejemplo.mx' })
    const props = []
    for (const email of [known.email, 'rosa@ejemplo.mx']) {
      await ours.invite(email)
      const { page } = await new Visitor().open(`/invitations/${await tokenFor(email)}`)
      const { invitation } = page!.props as unknown as { invitation: { id: number } }
      props.push({ ...invitation, id: 0 })
    }
    assert.deepEqual(props[0], props[1])
  })

  test('leads through sign-in back to itself, where the person accepts', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person({}, true)
    await ours.invite(ana.email)
    const token = await tokenFor(ana.email)
    const visitor = new Visitor()
    await visitor.open(`/invitations/${token}`)
    const stored = await db.from('sessions').where('content', 'like', `%${token}%`)
    assert.lengthOf(stored, 0, 'the link stands in no table')
    await visitor.open('/login')
    const entered = await visitor.submit('post', '/login', { email: ana.email, password: PASSWORD })
    assert.equal(entered.headers.location, '/invitations')
    const { page } = await visitor.follow('/invitations')
    const { invitation } = page!.props as unknown as { invitation: { id: number; reader: object } }
    assert.deepEqual(invitation.reader, { email: ana.email, mine: true })
    const accepted = await visitor.submit('post', `${LIST}/${invitation.id}/acceptance`)
    assert.equal(accepted.headers.location, '/main')
    const after = await visitor.open('/invitations')
    assert.equal(after.headers.location, '/law-firm/invitations')
  })

  test('asks a person signed in with another address to switch accounts, and leads back', async ({
    client,
    assert,
  }) => {
    const ours = await invitingFirm(client)
    const [ana, other] = [await person({}, true), await person()]
    await ours.invite(ana.email)
    const token = await tokenFor(ana.email)
    const desk = await atDesk(client, other)
    const { invitation } = (await desk.visit(`/invitations/${token}`)).body().props
    assert.deepEqual(invitation.reader, { email: other.email, mine: false })
    assert.notInclude(JSON.stringify(invitation), ana.email)
    const answer = await desk.submit('post', `/invitations/${token}/account-switch`)
    assert.equal(answer.header('location'), '/login')
    assert.lengthOf(await db.from('sessions').where('user_id', other.id), 0)
    assert.isDefined(answer.cookie('__Host-foja-invitation'))
  })

  test('can be declined without an account, once', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    await ours.invite('renata@ejemplo.mx')
    const path = `/invitations/${await tokenFor('renata@ejemplo.mx')}`
    const visitor = new Visitor()
    await visitor.open(path)
    const answer = await visitor.submit('post', `${path}/rejection`)
    assert.equal(answer.headers.location, path)
    assert.equal((await sentTo(ours, 'renata@ejemplo.mx')).state, 'rejected')
    assert.equal((await mailsTo(ours.owner.email))[0]!.kind, 'invitation_rejected')
    const { page } = await visitor.open(path)
    assert.deepInclude(page!.props.invitation as object, { state: 'rejected' })
    const again = await visitor.json('post', `${path}/rejection`)
    assert.deepEqual([again.status, again.body.code], [409, 'IU-400'])
  })

  test('answers 404 when unknown, replaced or of a deleted firm, and cannot be declined', async ({
    client,
    assert,
  }) => {
    const ours = await invitingFirm(client)
    await ours.invite('renata@ejemplo.mx')
    const token = await tokenFor('renata@ejemplo.mx')
    await db
      .from('workspaces')
      .where('id', ours.workspace.id)
      .update({ deleted_at: toSqlInstant(clock.now()) })
    for (const wrong of [token, 'x', 'A'.repeat(43), "' or 1=1 --", '%00', 'x'.repeat(2_000)]) {
      const visitor = new Visitor()
      const { status, page } = await visitor.open(`/invitations/${encodeURIComponent(wrong)}`)
      assert.equal(status, 404)
      assert.isNull(page!.props.invitation)
      await visitor.open('/login')
      const answer = await visitor.json('post', `/invitations/${encodeURIComponent(wrong)}/rejection`)
      assert.deepEqual([answer.status, answer.body.code], [404, 'IU-404'])
    }
  })

  test('says that it expired and is no longer offered on registration', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    await ours.invite('renata@ejemplo.mx')
    const token = await tokenFor('renata@ejemplo.mx')
    clock.advance({ days: 7 })
    const { page } = await new Visitor().open(`/invitations/${token}`)
    assert.deepInclude(page!.props.invitation as object, { state: 'expired' })
  })

  test('changes nothing when merely opened', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    await ours.invite('renata@ejemplo.mx')
    const token = await tokenFor('renata@ejemplo.mx')
    for (let time = 0; time < 3; time++) await new Visitor().open(`/invitations/${token}`)
    assert.equal((await sentTo(ours, 'renata@ejemplo.mx')).state, 'pending')
  })
})
