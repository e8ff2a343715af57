import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { recordsChanged } from '#app/core/search/record_changes'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { followChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'
import type { PaletteGroup } from '#app/finder/queries/find_anything'
import MatterErased from '#app/matters/events/matter_erased'
import Matter from '#app/matters/models/matter'
import { activityOf, limitTo, office } from '#tests/functional/law_firm/activities/scene'
import { confirmedIn, NOON, writtenIn } from '#tests/functional/law_firm/docket/scene'
import { signedIn } from '#tests/helpers/signed_in'

const ask = (q: string) => `/palette?q=${encodeURIComponent(q)}`
const deadlinesIn = (response: { body(): unknown }) =>
  (response.body() as { groups: PaletteGroup[] }).groups.find(({ key }) => key === 'deadlines')?.items ?? []
const index = () => followChanges(recordWriter())

test.group('Deadlines in the command palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => recordWriter().clear())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are found by their title, with their matter and address, after a new name and not once they are gone', async ({
    client,
    assert,
  }) => {
    const { owner, workspace, matter } = await office()
    const deadline = await writtenIn(matter, owner)
    await index()
    const session = await signedIn(client, owner, workspace)
    assert.deepEqual(deadlinesIn(await session.get(ask('dictamen'))), [
      {
        title: 'Entregar el dictamen',
        context: `${matter.reference} · ${matter.title}`,
        href: `/law-firm/files/file-overview/${matter.id}?tab=docket&deadline=${deadline.id}`,
      },
    ])
    const kept = await MatterDeadline.findIn(workspace, deadline.id)
    await kept.merge({ title: 'Entregar el peritaje' }).save()
    await index()
    assert.lengthOf(deadlinesIn(await session.get(ask('peritaje'))), 1)
    assert.isEmpty(deadlinesIn(await session.get(ask('dictamen'))))
    await kept.delete()
    await index()
    assert.isEmpty(deadlinesIn(await session.get(ask('peritaje'))))
  })

  test('follow the name of their matter, and are forgotten when it is erased', async ({ client, assert }) => {
    const { owner, workspace, matter } = await office()
    await writtenIn(matter, owner)
    const { id: activityId } = await activityOf(matter, owner, { title: 'Llamar al perito' })
    await index()
    const session = await signedIn(client, owner, workspace)
    await (await Matter.findIn(workspace, matter.id)).merge({ title: 'Sucesión de Elba Ficticia' }).save()
    await index()
    const [found] = deadlinesIn(await session.get(ask('dictamen')))
    assert.equal(found!.context, `${matter.reference} · Sucesión de Elba Ficticia`)
    const kept = () => recordWriter().partsOfMatter(matter.id)
    assert.deepEqual([...kept().keys()].toSorted(), ['activity', 'deadline'])
    assert.deepEqual(kept().get('activity'), [activityId])
    await db.from('matters').where('id', matter.id).update({ trashed: true })
    await recordsChanged(undefined, workspace.id, 'matter', [matter.id])
    await index()
    await db.transaction((trx) => MatterErased.dispatch(trx, matter.id, workspace.id))
    await recordsChanged(undefined, workspace.id, 'matter', [matter.id])
    await index()
    assert.deepEqual([...kept()], [])
  })

  test('are read again with their matter when the index stopped between the two', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    await writtenIn(matter, owner)
    await index()
    await (await Matter.findIn(workspace, matter.id)).merge({ title: 'Sucesión' }).save()
    const writer = recordWriter()
    const write = writer.write.bind(writer)
    let isKilled = false
    writer.write = (kind, ...rest) => {
      if (kind === 'matter') isKilled = true
      if (isKilled) throw new Error('killed')
      write(kind, ...rest)
    }
    await followChanges(writer).catch(() => {})
    assert.isTrue(isKilled)
    const named = (kind: string, id: number) => recordWriter().readNames(kind, [id]).get(id)
    assert.equal(named('matter', matter.id)?.title, matter.title)
    const { id } = await MatterDeadline.in(workspace).firstOrFail()
    assert.include(named('deadline', id)?.context, 'Sucesión')
  })

  test('are found by who sees their matter', async ({ client, assert }) => {
    const { owner, lawyer, workspace, matter } = await office()
    await writtenIn(matter, owner)
    await limitTo(matter, [])
    await index()
    const session = await signedIn(client, lawyer, workspace)
    assert.isEmpty(deadlinesIn(await session.get(ask('dictamen'))))
  })

  test('are not read again when only their dates are computed again', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await confirmedIn(matter, owner)
    const changes = async () => (await db.from('record_changes').where({ kind: 'deadline', record_id: id })).length
    const before = await changes()
    await (await MatterDeadline.findIn(workspace, id)).merge({ stale: true }).save()
    assert.isAbove(before, 0)
    assert.equal(await changes(), before)
  })
})
