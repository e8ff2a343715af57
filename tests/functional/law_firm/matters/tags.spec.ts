import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { ChangeTags } from '#app/matters/actions/change_tags'
import Matter from '#app/matters/models/matter'
import { firm } from '#tests/helpers/people'
import { atDesk } from './desk.js'
import { authorOf, auditEntriesOf, LIST, partOf, propsOf, titlesIn } from './ground.js'

const OVERVIEW = '/law-firm/files/file-overview'

test.group('Matter tags', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are added and removed in the overview, once in any spelling', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const shown = async () => propsOf<{ tags: string[] }>(await session.visit(`${OVERVIEW}/${matter.id}`)).tags
    ;(await session.submit('put', partOf(matter, 'tags'), { tags: ['Urgente', 'URGENTE', 'Ñandú 🪶'] })).assertStatus(
      303
    )
    assert.sameMembers(await shown(), ['URGENTE', 'Ñandú 🪶'])
    await session.submit('put', partOf(matter, 'tags'), { tags: ['urgente'] })
    assert.deepEqual(await shown(), ['URGENTE'])
    const { action, after } = (await auditEntriesOf(matter)).at(-1)!
    assert.deepEqual([action, after], ['matter.tagged', { tags: ['URGENTE'] }])
    await session.submit('put', partOf(matter, 'tags'), {})
    assert.isEmpty(await shown())
  })

  test('refuse too long or too many, and stay on a read-only matter', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.put(partOf(matter, 'tags'), { tags: ['x'.repeat(61)] })).assertStatus(422)
    const many = Array.from({ length: 31 }, (_, index) => `Etiqueta ${index}`)
    ;(await session.put(partOf(matter, 'tags'), { tags: many })).assertStatus(422)
    await Matter.in(ours.workspace).where('id', matter.id).update({ read_only: true })
    await session.put(partOf(matter, 'tags'), { tags: ['Urgente'] })
    const { tags } = propsOf<{ tags: string[] }>(await session.visit(`${OVERVIEW}/${matter.id}`))
    assert.isEmpty(tags)
  })

  test('filter the list, and those of private matters are not suggested to outsiders', async ({ client, assert }) => {
    const ours = await firm()
    const outside = await ours.hire('lawyer')
    const [open, hidden] = [await matterOf(ours, { title: 'Abierto' }), await matterOf(ours, { title: 'Reservado' })]
    await matterOf(ours, { title: 'Sin etiqueta' })
    await new ChangeTags().handle(authorOf(ours), open, ['Cobranza'])
    await new ChangeTags().handle(authorOf(ours), hidden, ['Cobranza', 'Fusión Peña'])
    await Matter.in(ours.workspace).where('id', hidden.id).update({ private: true, stage: 'Etapa secreta' })

    const session = await atDesk(client, outside, ours.workspace)
    assert.deepEqual(titlesIn(await session.visit(`${LIST}?tag=cobranza`)), ['Abierto'])
    const bulk = propsOf<{ tags: string[]; stages: string[] }>(
      await session.visit('/law-firm/files/multi-dossier-management')
    )
    assert.deepEqual(bulk.tags, ['Cobranza'])
    assert.isEmpty(bulk.stages)
    const own = await atDesk(client, ours.owner, ours.workspace)
    assert.sameMembers(titlesIn(await own.visit(`${LIST}?tag=Cobranza`)), ['Abierto', 'Reservado'])
    const all = propsOf<{ tags: string[]; stages: string[] }>(
      await own.visit('/law-firm/files/multi-dossier-management')
    )
    assert.deepEqual([all.tags, all.stages], [['Cobranza', 'Fusión Peña'], ['Etapa secreta']])
  })
})
