import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Client from '#app/clients/models/client'
import Invitation from '#app/workspaces/models/invitation'
import { SESSION_COOKIE } from '#config/session'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { auditEntriesOf, MONDAY } from '#tests/functional/law_firm/invitations/ground'
import { firm, person } from '#tests/helpers/people'

const LIST = '/law-firm/clients'
const INVITATIONS = '/law-firm/invitations'

test.group('Portal access of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(MONDAY)
    return () => clock.restore()
  })

  test('is offered from the client page, accepted, and revoked at once', async ({ client, assert }) => {
    const ours = await firm()
    const [row, renata] = [await clientOf(ours), await person({ type: 'client' })]
    const matter = await matterOf(ours, { title: 'La que ve', clients: [{ id: row.id }] })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const body = { email: renata.email, matterIds: [matter.id] }
    ;(await desk.submit('post', `${LIST}/${row.id}/invitations`, body)).assertStatus(302)
    const invitation = await Invitation.in(ours.workspace).firstOrFail()
    const { access } = (await desk.visit(`${LIST}/${row.id}`)).body().props
    assert.deepInclude(access.invitations[0], { email: renata.email, state: 'pending', isOpen: true })
    const portal = await atDesk(client, renata)
    await portal.submit('post', `${INVITATIONS}/${invitation.id}/acceptance`)
    assert.include((await portal.visit('/main/client')).text(), 'La que ve')
    ;(await desk.submit('delete', `${LIST}/${row.id}/access`)).assertStatus(303)
    assert.notInclude((await portal.visit('/main/client')).text(), 'La que ve')
    assert.isNull((await Client.findIn(ours.workspace, row.id)).userId)
    assert.includeMembers(await auditEntriesOf(ours), ['client.linked', 'client.access_revoked', 'matter.hidden'])
  })

  test('is offered again after ten minutes at the earliest (WIU-400)', async ({ client, assert }) => {
    const ours = await firm()
    const row = await clientOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', `${LIST}/${row.id}/invitations`, { email: 'una@ejemplo.mx' })
    const { id } = await Invitation.in(ours.workspace).firstOrFail()
    const soon = await desk.post(`${INVITATIONS}/${id}/letters`)
    assert.equal(soon.body().errors?.[0]?.code ?? soon.body().code ?? soon.text().match(/WIU-400/)?.[0], 'WIU-400')
  })

  test('is not offered at two addresses (EIE-400), to nobody (CR-400) or for a client of another firm (CRD-404_)', async ({
    client,
    assert,
  }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const [row, alien] = [await clientOf(ours), await clientOf(theirs)]
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', `${LIST}/${row.id}/invitations`, { email: 'una@ejemplo.mx' })
    const codes: [string, object, string][] = [
      [`${LIST}/${row.id}/invitations`, { email: 'otra@ejemplo.mx' }, 'EIE-400'],
      [`${INVITATIONS}/clients`, { email: 'otra@ejemplo.mx' }, 'CR-400'],
      [`${INVITATIONS}/clients`, { email: 'otra@ejemplo.mx', clientId: alien.id }, 'CRD-404_'],
    ]
    for (const [path, body, code] of codes) assert.include((await desk.post(path, body)).text(), code)
    assert.lengthOf(await Invitation.in(ours.workspace), 1)
  })

  test('does not show a private matter that the inviter cannot see', async ({ client, assert }) => {
    const ours = await firm()
    const row = await clientOf(ours)
    const secret = await matterOf(ours, { clients: [{ id: row.id }] })
    await secret.merge({ private: true }).save()
    const desk = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    const body = { email: 'una@ejemplo.mx', matterIds: [secret.id] }
    const answer = await desk.post(`${LIST}/${row.id}/invitations`, body)
    answer.assertStatus(422)
    assert.equal(answer.body().errors[0].field, 'matterIds')
  })

  test('keeps the matters of one client when access for another with the same account is revoked', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const couple = await person({ type: 'client' })
    const [one, two] = [await clientOf(ours), await clientOf(ours)]
    for (const row of [one, two]) await row.merge({ userId: couple.id }).save()
    const mine = await matterOf(ours, { title: 'De una', clients: [{ id: one.id }] })
    const yours = await matterOf(ours, { title: 'Del otro', clients: [{ id: two.id }] })
    for (const matter of [mine, yours]) await matter.merge({ clientUserId: couple.id }).save()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('delete', `${LIST}/${one.id}/access`)
    const portal = (await (await atDesk(client, couple)).visit('/main/client')).text()
    assert.notInclude(portal, 'De una')
    assert.include(portal, 'Del otro')
  })
})

test.group('Client picture', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is visible to those who may read the clients of the firm, and to nobody else', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const row = await clientOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const { id, csrf } = desk.session
    const upload = (bytes: Buffer) =>
      client
        .post(`${LIST}/${row.id}/picture`)
        .withCookie(SESSION_COOKIE, id)
        .header('x-csrf-token', csrf)
        .header('accept', 'application/json')
        .redirects(0)
        .file('picture', bytes, { filename: 'a.png', contentType: 'image/png' })
    ;(await upload(Buffer.from('<svg/>'))).assertStatus(422)
    ;(await upload(png)).assertStatus(302)
    await row.refresh()
    const address = `/pictures/${row.picture}`
    ;(await desk.get(address)).assertStatus(200)
    ;(await (await atDesk(client, theirs.owner, theirs.workspace)).get(address)).assertStatus(404)
    const blind = await ours.hireWith(['expedientes:leer'])
    ;(await (await atDesk(client, blind, ours.workspace)).get(address)).assertStatus(404)
    const operator = await person({ isAdmin: true })
    ;(await (await atDesk(client, operator)).get(address)).assertStatus(404)
    ;(await desk.delete(`${LIST}/${row.id}/picture`)).assertStatus(302)
    ;(await desk.get(address)).assertStatus(404)
    await row.refresh()
    assert.isNull(row.picture)
  })
})
