import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import MatterDeadline from '#app/docket/models/matter_deadline'
import { followChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'
import type { PaletteGroup } from '#app/finder/queries/find_anything'
import { limitTo, office } from '#tests/functional/law_firm/activities/scene'
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
