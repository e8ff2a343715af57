import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from './desk.js'

const OPTIONS = '/law-firm/files/options'

test.group('Matter picker', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('finds up to ten unarchived matters of the firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm('Ibarra Lozano'), await firm()]
    await matterOf(theirs, { title: 'Amparo ajeno' })
    const archived = await matterOf(ours, { title: 'Amparo archivado' })
    await archived.merge({ archived: true }).save()
    const matter = await matterOf(ours, { title: 'Amparo por la pensión', clientName: 'Lorena Gálvez' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const answer = await session.get(`${OPTIONS}?q=pension`)
    answer.assertStatus(200)
    answer.assertBody({
      data: [{ value: String(matter.id), label: 'IL-0002 · Amparo por la pensión', description: 'Lorena Gálvez' }],
    })
    for (let count = 0; count < 12; count++) await matterOf(ours, { title: 'Amparo' })
    assert.lengthOf((await session.get(OPTIONS)).body().data, 10)
    assert.lengthOf(await queriesOf(async () => session.get(OPTIONS)), 2)
    for (const query of ['?q[]=x', `?q=${'á'.repeat(1000)}`, '?q=%25%25'])
      (await session.get(OPTIONS + query)).assertStatus(200)
  })

  test('is limited to those who may read matters', async ({ client }) => {
    const ours = await firm()
    const withoutMatters = await ours.hireWith(['clientes:leer'])
    ;(await (await atDesk(client, withoutMatters, ours.workspace)).get(OPTIONS)).assertStatus(403)
    ;(await (await atDesk(client, await ours.hire('reader'), ours.workspace)).get(OPTIONS)).assertStatus(200)
    ;(await (await atDesk(client, null)).get(OPTIONS)).assertStatus(401)
    ;(await (await atDesk(client, await person({ type: 'client' }))).get(OPTIONS)).assertStatus(403)
  })
})
