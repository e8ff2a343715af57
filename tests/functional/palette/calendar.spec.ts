import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import { clock } from '#app/core/clock'
import type { PaletteGroup } from '#app/finder/queries/find_anything'
import { entryOf, seriesOf } from '#tests/functional/calendar/entry_scene'
import { by, limitTo, office } from '#tests/functional/law_firm/activities/scene'
import { signedIn } from '#tests/helpers/signed_in'

const ask = (q: string) => `/palette?q=${encodeURIComponent(q)}`
const itemsIn = (response: { body(): unknown }, group: string) =>
  (response.body() as { groups: PaletteGroup[] }).groups.find(({ key }) => key === group)?.items ?? []

test.group('Calendar in the command palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-12-02T18:00:00Z')
    return () => clock.restore()
  })

  test('finds one’s own events by their name, on the day on which they come next', async ({ client, assert }) => {
    const { owner, workspace, lawyer } = await office()
    const entry = await seriesOf(owner, workspace, { title: 'Sesión del peñón' })
    await entryOf(owner, workspace, { title: 'Sesión de ayer' })
    const session = await signedIn(client, owner, workspace)
    assert.deepEqual(itemsIn(await session.get(ask('penon sesion')), 'entries'), [
      {
        title: 'Sesión del peñón',
        context: '08/12/2026',
        href: `/calendar?on=2026-12-08&entry=${entry.id}&at=2026-12-08`,
      },
    ])
    assert.isEmpty(itemsIn(await session.get(ask('ayer')), 'entries'))
    const other = await signedIn(client, lawyer, workspace)
    assert.isEmpty(itemsIn(await other.get(ask('sesion')), 'entries'))
  })

  test('finds hearings to come by their matter, for who sees it', async ({ client, assert }) => {
    const { owner, workspace, matter, lawyer } = await office()
    await limitTo(matter, [owner])
    const hearing = await new WriteHearing().add(by(owner), matter, {
      ...{ kind: 'trial', day: '2026-12-03', time: '10:00', minutes: 60, travelMinutes: 0 },
      ...{ shownToClient: false, clientAttends: false, peopleIds: [owner.id] },
    })
    const session = await signedIn(client, owner, workspace)
    const [found] = itemsIn(await session.get(ask(matter.reference)), 'hearings')
    assert.equal(found!.href, `/law-firm/files/file-overview/${matter.id}?tab=hearings&hearing=${hearing.id}`)
    assert.equal(found!.context, `03/12/2026 · ${matter.reference} · ${matter.title}`)
    const other = await signedIn(client, lawyer, workspace)
    assert.isEmpty(itemsIn(await other.get(ask(matter.reference)), 'hearings'))
  })
})
