import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import Charge from '#app/billing/models/charge'
import { EraseTrashed } from '#app/matters/actions/erase_trashed'
import Matter from '#app/matters/models/matter'
import Member from '#app/workspaces/models/member'
import { firm, PASSWORD, person } from '#tests/helpers/people'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { recurringForm, recurringOf } from './recurring_scene.js'
import { authorNamed, charged, clientOf, item, NOON } from './scene.js'

const confirmation = { password: PASSWORD }

test.group('A private matter with charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  /** A matter that is limited to two people, one of whom may delete it. */
  async function scene() {
    const ours = await firm()
    const payer = await clientOf(ours.workspace)
    const matter = await matterOf(ours, { clients: [{ id: payer.id }] })
    const deleter = await person({}, true)
    const admin = await db.from('roles').where({ workspace_id: ours.workspace.id, key: 'admin' }).firstOrFail()
    await Member.create({ workspaceId: ours.workspace.id, userId: deleter.id, roleId: admin.id })
    await limitTo(matter, [ours.owner, deleter])
    return { ...ours, payer, matter, deleter, items: [item(100_000, { matterId: matter.id })] }
  }
  const isTrashed = async ({ id }: Matter) => Boolean((await Matter.findOrFail(id)).trashed)

  test('is not deleted, since all of the firm would read the charges then', async ({ client, assert }) => {
    const { workspace, owner, payer, matter, deleter, items } = await scene()
    const { id } = await charged(workspace, owner, payer, { items })
    const session = await atDesk(client, deleter, workspace)
    const answer = await session.post(`/law-firm/files/${matter.id}/trashing`, { confirmation })
    answer.assertStatus(422)
    assert.include(JSON.stringify(answer.body()), `${matter.reference}: está limitado a su equipo y tiene cobros`)
    assert.isFalse(await isTrashed(matter))
    await matter.merge({ trashed: true }).save()
    assert.isFalse(await new EraseTrashed().erase(authorNamed(owner), { id: matter.id, workspaceId: workspace.id }))
    const outsider = { userId: (await person()).id, workspaceId: workspace.id }
    assert.isNull(await Charge.seenBy(outsider).where('charges.id', id).first())
  })

  test('is not deleted while it is charged in each period', async ({ client }) => {
    const { workspace, owner, payer, matter, deleter, items } = await scene()
    const { fields } = recurringForm(payer)
    await recurringOf(workspace, owner, payer, { fields: { ...fields, items } })
    const session = await atDesk(client, deleter, workspace)
    ;(await session.post(`/law-firm/files/${matter.id}/trashing`, { confirmation })).assertStatus(422)
  })

  test('goes once it is open to the firm', async ({ client, assert }) => {
    const { workspace, owner, payer, matter, deleter, items } = await scene()
    await charged(workspace, owner, payer, { items })
    await matter.merge({ private: false }).save()
    const session = await atDesk(client, deleter, workspace)
    ;(await session.submit('post', `/law-firm/files/${matter.id}/trashing`, { confirmation })).assertStatus(302)
    assert.isTrue(await isTrashed(matter))
  })
})
