import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { NonWorkingKind } from '#app/deadlines/domain/calendar'
import CalendarLayer from '#app/deadlines/models/calendar_layer'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'

const YEAR = { source: 'aviso', isWhole: false }
const aRest = (fromOn: string, toOn = fromOn) => ({
  ...{ fromOn, toOn, counts: false, kind: 'closure' as NonWorkingKind, basis: 'acuerdo', reason: null },
})

async function layer(workspaceId: number | null, key: string, years: number[], days: object[], isWhole = false) {
  const values = { workspaceId, key, name: `Calendario ${key}`, weekly: [7] }
  const made = await CalendarLayer.create(values)
  await made.related('years').createMany(years.map((year) => ({ ...YEAR, year, isWhole })))
  await made.related('days').createMany(days as never)
  return made
}

test.group('Calendars of a firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are those that come with Foja, with what operators and the firm lay over them', async ({ assert }) => {
    const [ours, theirs] = [await firm(), await firm('Otro')]
    await layer(null, 'pjf', [2026, 2027], [aRest('2026-06-04'), aRest('2027-02-01')], true)
    const opening = { ...aRest('2026-06-04'), counts: true, kind: null, basis: null, reason: 'guardia' }
    await layer(ours.workspace.id, 'pjf', [2026], [opening, aRest('2026-06-08', '2026-06-09')])
    const reasonsOn = async (who: { id: number } | null, day: string) =>
      (await loadCalendars(who))
        .get('pjf')!
        .reasonsOn(day)
        .map(({ basis }) => basis)
    assert.deepEqual(await reasonsOn(ours.workspace, '2026-06-04'), [])
    assert.deepEqual(await reasonsOn(theirs.workspace, '2026-06-04'), ['acuerdo'])
    assert.deepEqual(await reasonsOn(null, '2026-06-04'), ['acuerdo'])
    assert.deepEqual(await reasonsOn(ours.workspace, '2026-06-09'), ['acuerdo'])
    assert.deepEqual(await reasonsOn(theirs.workspace, '2026-06-09'), [])
    assert.deepEqual(await reasonsOn(theirs.workspace, '2027-02-01'), ['acuerdo'])
    assert.includeMembers([...(await loadCalendars(ours.workspace)).keys()], ['la19', 'pjf', 'tfja'])
  })

  test('hold its own, and never those of another firm', async ({ assert }) => {
    const [ours, theirs] = [await firm(), await firm('Otro')]
    await layer(ours.workspace.id, 'own-tsj', [2026], [aRest('2026-06-04')], true)
    const own = (await loadCalendars(ours.workspace)).get('own-tsj')!
    assert.deepEqual([own.name, own.years], ['Calendario own-tsj', [2026]])
    assert.deepEqual(
      ['2026-06-04', '2026-06-06', '2026-06-07'].map((day) => own.reasonsOn(day).length),
      [1, 0, 1]
    )
    assert.isFalse((await loadCalendars(theirs.workspace)).has('own-tsj'))
    assert.isFalse((await loadCalendars(null)).has('own-tsj'))
  })

  test('tell what a day rests on and why, and who verified it', async ({ assert }) => {
    const ours = await firm()
    const day = {
      ...aRest('2026-06-04'),
      reason: 'Simulacro',
      verifiedById: ours.owner.id,
      verifiedAt: ours.owner.createdAt,
    }
    await layer(ours.workspace.id, 'pjf', [2026], [day])
    const calendar = (await loadCalendars(ours.workspace)).get('pjf')!
    assert.equal(calendar.reasonsOn('2026-06-04')[0]!.basis, 'acuerdo. Simulacro')
    assert.isNull(calendar.yearData(2026)!.verifiedBy)
    assert.include(calendar.yearData(2026)!.source, 'aviso')
  })

  test('are read in the transaction that is given, in as many queries however many days there are', async ({
    assert,
  }) => {
    const ours = await firm()
    await layer(ours.workspace.id, 'pjf', [2026], [aRest('2026-06-04')])
    const one = await queriesOf(() => db.transaction((trx) => loadCalendars(ours.workspace, trx)))
    const days = Array.from({ length: 20 }, (_, index) => aRest(`2026-03-${String(index + 1).padStart(2, '0')}`))
    await layer(ours.workspace.id, 'tfja', [2025, 2026, 2027], days)
    const more = await queriesOf(() => db.transaction((trx) => loadCalendars(ours.workspace, trx)))
    assert.equal(more.length, one.length)
  })
})
