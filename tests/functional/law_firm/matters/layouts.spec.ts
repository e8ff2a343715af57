import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { SwitchPrivacy } from '#app/matters/actions/switch_privacy'
import { nextDates, refreshNextDates } from '#app/matters/next_dates'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from './desk.js'
import { authorOf, LIST, propsOf, titlesIn } from './ground.js'

type Board = { columns: { value: string; total: number; cards: { title: string }[] }[]; matters: object[] }

test.group('Matter list layouts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show a board with a column per stage in procedural order, with counts and the first cards', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const stages = ['Sentencia', 'Demanda', 'Careo constitucional', null, 'Demanda']
    for (const stage of stages) await matterOf(ours, { title: stage ?? 'Nada', stage })
    const session = await atDesk(client, ours.owner, ours.workspace)
    const { columns, matters } = propsOf<Board>(await session.visit(`${LIST}?view=kanban`))
    assert.deepEqual(
      columns.map(({ value, total, cards }) => [value, total, cards.length]),
      [
        ['-', 1, 1],
        ['Demanda', 2, 2],
        ['Sentencia', 1, 1],
        ['Careo constitucional', 1, 1],
      ]
    )
    assert.isEmpty(matters)
    const narrowed = propsOf<Board>(await session.visit(`${LIST}?view=kanban&q=careo`))
    assert.deepEqual(
      narrowed.columns.map(({ value }) => value),
      ['Careo constitucional']
    )
  })

  test('show a board with three status columns whose further cards load by column', async ({ client, assert }) => {
    const ours = await firm()
    for (let made = 0; made < 17; made++) await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const { columns } = propsOf<Board>(await session.visit(`${LIST}?view=kanban&by=status`))
    assert.deepEqual(
      columns.map(({ value, total, cards }) => [value, total, cards.length]),
      [
        ['active', 17, 15],
        ['suspended', 0, 0],
        ['concluded', 0, 0],
      ]
    )
    const more = async (query: string) =>
      (await session.get(`/law-firm/files/columns?${query}`)).body().data as object[]
    assert.lengthOf(await more('by=status&column=active&cards=2'), 2)
    assert.lengthOf(await more('by=stage&column=-&cards=1'), 15)
    assert.lengthOf(await more('by=stage&column=Nunca&cards=x'), 0)
  })

  test('show an agenda of matters with a next date, earliest first', async ({ client, assert }) => {
    const ours = await firm()
    const [late, soon] = [await matterOf(ours, { title: 'Tarde' }), await matterOf(ours, { title: 'Pronto' })]
    await matterOf(ours, { title: 'Sin fecha' })
    await db.from('matters').where('id', late.id).update({ next_on: '2027-03-01' })
    await db.from('matters').where('id', soon.id).update({ next_on: '2026-12-01' })
    const session = await atDesk(client, ours.owner, ours.workspace)
    assert.deepEqual(titlesIn(await session.visit(`${LIST}?view=timeline`)), ['Pronto', 'Tarde'])
    assert.lengthOf(titlesIn(await session.visit(`${LIST}?view=timeline&sort=-updated`)), 3)
  })

  test('take the next date of a matter as the earliest one of its parts', async ({ assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const key = `test-${matter.id}-${Math.random()}`
    let days: string[] = ['2027-01-05', '2026-12-24']
    for (const index of [0, 1])
      nextDates.add({
        key: `${key}-${index}`,
        next: async (_, ids) =>
          ids.includes(matter.id) && days[index] ? new Map([[matter.id, days[index]]]) : new Map(),
      })
    await db.transaction((trx) => refreshNextDates(trx, [matter.id]))
    await matter.refresh()
    assert.equal(matter.nextOn, '2026-12-24')
    days = []
    await db.transaction((trx) => refreshNextDates(trx, [matter.id]))
    await matter.refresh()
    assert.isNull(matter.nextOn)
  })

  test('filter by stage, court, team and privacy in every layout', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    await matterOf(ours, { title: 'Uno', stage: 'Pruebas, segunda', court: 'Juzgado A' })
    await matterOf(ours, { title: 'Dos', court: 'Juzgado B', responsibleId: lawyer.id })
    const hidden = await matterOf(ours, { title: 'Tres', court: 'Juzgado A' })
    await new SwitchPrivacy().handle(authorOf(ours), hidden, true)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const with_ = async (query: string) => titlesIn(await session.visit(`${LIST}?sort=number&${query}`))
    assert.deepEqual(await with_(`stage[]=${encodeURIComponent('Pruebas, segunda')}`), ['Uno'])
    assert.deepEqual(await with_('stage=-'), ['Dos', 'Tres'])
    assert.deepEqual(await with_(`court=${encodeURIComponent('Juzgado A')}`), ['Uno', 'Tres'])
    assert.deepEqual(await with_('private=yes'), ['Tres'])
    const other = await atDesk(client, lawyer, ours.workspace)
    assert.deepEqual(titlesIn(await other.visit(`${LIST}?mine=yes`)), ['Dos'])
    const board = propsOf<Board>(await session.visit(`${LIST}?view=kanban&by=status&private=yes`))
    assert.deepEqual(
      board.columns.map(({ total }) => total),
      [1, 0, 0]
    )
  })

  test('take the same number of queries with fifty matters as with ten', async ({ client, assert }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const add = async (count: number) => {
      for (let made = 0; made < count; made++) await matterOf(ours, { stage: made % 2 ? 'Demanda' : 'Pruebas' })
    }
    await add(10)
    const few = await queriesOf(() => session.visit(`${LIST}?view=kanban`))
    await add(40)
    assert.lengthOf(await queriesOf(() => session.visit(`${LIST}?view=kanban`)), few.length)
  })
})
