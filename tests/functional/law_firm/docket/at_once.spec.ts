import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Trx } from '#app/core/database/trx'
import { holdCalendars } from '#app/deadlines/actions/change_calendar'
import { recomputeDeadlines } from '#app/docket/actions/recompute_deadlines'
import MatterDeadline from '#app/docket/models/matter_deadline'
import FirmZoneChanged from '#app/workspaces/events/firm_zone_changed'
import { lockWorkspace } from '#app/workspaces/queries/lock_workspace'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { until } from '#tests/helpers/until'
import { isSomebodyWaiting } from '#tests/helpers/waiting'
import { office } from '../activities/scene.js'
import { closeWithin } from './calendars.js'
import { confirmedIn, NOON, proposedIn } from './scene.js'

/** Does `change` in a transaction that ends once `meanwhile`, begun within it, waits for it or is over. */
async function duringChange<T>(
  change: (trx: Trx) => Promise<unknown>,
  meanwhile: () => Promise<T>,
  then?: (trx: Trx) => Promise<unknown>
) {
  const work: { done?: Promise<T>; isOver: boolean } = { isOver: false }
  await db.transaction(async (trx) => {
    await change(trx)
    work.done = meanwhile().finally(() => (work.isOver = true))
    await until(async () => work.isOver || (await isSomebodyWaiting()), 'the other work')
    await then?.(trx)
  })
  return work.done!
}

test.group('Deadlines that are written while something changes', (group) => {
  eachInEmptyDatabase(group, NOON)

  test('count on calendars whose change was under way', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const change = async (trx: Trx) => {
      await holdCalendars(trx, { workspaceId: workspace.id })
      await closeWithin(trx, workspace, '2026-03-05', '2026-03-06')
    }
    const { id } = await duringChange(change, () => proposedIn(matter, owner))
    await recomputeDeadlines()
    assert.equal((await MatterDeadline.findIn(workspace, id)).lastDay, '2026-03-12')
  })

  test('end by the clock of a zone whose change was under way', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const change = async (trx: Trx) => {
      await lockWorkspace(trx, workspace)
      await trx.from('workspaces').where('id', workspace.id).update({ time_zone: 'America/Tijuana' })
      await FirmZoneChanged.dispatch(trx, workspace.id)
    }
    const { id } = await duringChange(change, () => proposedIn(matter, owner))
    await recomputeDeadlines()
    const { lastInstant } = await MatterDeadline.findIn(workspace, id)
    assert.equal(lastInstant!.toISO(), '2026-03-11T07:00:00.000Z')
  })

  test('are computed again beside a change of the zone without either failing', async ({ assert }) => {
    const { owner, workspace, matter } = await office()
    const { id } = await confirmedIn(matter, owner)
    await db.transaction((trx) => closeWithin(trx, workspace, '2026-03-05', '2026-03-06'))
    const hold = async (trx: Trx) => {
      await lockWorkspace(trx, workspace)
      await trx.from('workspaces').where('id', workspace.id).update({ time_zone: 'America/Tijuana' })
    }
    await duringChange(hold, recomputeDeadlines, (trx) => FirmZoneChanged.dispatch(trx, workspace.id))
    assert.isEmpty(await db.from('job_failures'))
    await recomputeDeadlines()
    const deadline = await MatterDeadline.findIn(workspace, id)
    assert.equal(deadline.lastDay, '2026-03-12')
    assert.equal(deadline.lastInstant!.toISO(), '2026-03-13T07:00:00.000Z')
  })
})
