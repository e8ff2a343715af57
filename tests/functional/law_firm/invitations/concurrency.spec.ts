import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { verifyChain } from '#app/core/audit/verify_chain'
import Invitation from '#app/workspaces/models/invitation'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { emptyDatabase } from '#tests/helpers/database'
import { countMails } from '#tests/helpers/mailbox'
import { person } from '#tests/helpers/people'
import { LIST, invitingFirm, membershipsOf } from './ground.js'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

test.group('Concurrent invitation changes', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('invite an address once for ten simultaneous requests', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const order = { email: 'ana@ejemplo.mx', roleId: ours.lawyer }
    const answers = await Promise.all(upTo(10).map(() => ours.desk.post(LIST, order)))
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [302, ...upTo(9).map(() => 422)])
    assert.lengthOf(await Invitation.in(ours.workspace), 1)
    assert.equal(await countMails(), 1)
  }).timeout(180_000)

  test('accept an invitation once for ten simultaneous requests, adding one member', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const ana = await person()
    const { id } = await ours.invite(ana.email)
    const desk = await atDesk(client, ana)
    const answers = await Promise.all(upTo(10).map(() => desk.post(`${LIST}/${id}/acceptance`)))
    const refused = answers.filter((answer) => answer.status() === 409)
    assert.lengthOf(refused, 9)
    for (const answer of refused) assert.equal(answer.body().code, 'UAA-404')
    assert.lengthOf(await membershipsOf(ana), 1)
    const { brokenAt } = await verifyChain(ours.workspace.id)
    assert.isNull(brokenAt)
  }).timeout(180_000)

  test('either accept or cancel when both happen at once', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    for (const index of upTo(5)) {
      const ana = await person()
      const { id } = await ours.invite(ana.email)
      const desk = await atDesk(client, ana)
      const [accepted, canceled] = await Promise.all([
        desk.post(`${LIST}/${id}/acceptance`),
        ours.desk.delete(`${LIST}/${id}`),
      ])
      assert.sameMembers([accepted.status() < 400, canceled.status() < 400], [true, false], `round ${index}`)
      assert.lengthOf(await membershipsOf(ana), accepted.status() < 400 ? 1 : 0)
    }
  }).timeout(180_000)

  test('send one email for five simultaneous resends', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const { id } = await ours.invite('ana@ejemplo.mx')
    await db.from('invitations').where({ id }).update({ sent_at: '2020-01-01 00:00:00.000' })
    const answers = await Promise.all(upTo(5).map(() => ours.desk.post(`${LIST}/${id}/letters`)))
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 429),
      4
    )
    assert.equal(await countMails(), 2)
  }).timeout(180_000)

  test('invite a client at one of two addresses requested at once', async ({ client, assert }) => {
    const ours = await invitingFirm(client)
    const answers = await Promise.all(
      upTo(6).map((index) =>
        ours.desk.post(`${LIST}/clients`, { name: 'La Galatea', email: `uno-${index}@ejemplo.mx` })
      )
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 409),
      5
    )
    assert.equal(Number((await db.from('clients').count('* as total'))[0].total), 1)
  }).timeout(180_000)
})
