import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Matter from '#app/matters/models/matter'
import { matterOf } from '#database/factories/matter_factory'
import { firm } from '#tests/helpers/people'
import { wholePage } from '#tests/helpers/whole_page'
import { charged, clientOf, item, NOON } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'

const PAGE = '/law-firm/statistics?period=month'

test.group('Fees in the statistics', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('add up by branch of law, fee model and client, without expenses, and open their concepts', async ({
    client,
    assert,
  }) => {
    const own = await firm()
    const { workspace, owner } = own
    const [one, two] = [await clientOf(workspace, 'Primera'), await clientOf(workspace, 'Segunda')]
    const civil = await matterOf(own, { materia: 'civil', clients: [{ id: one.id }] })
    const tax = await matterOf(own, { materia: 'tax', clients: [{ id: two.id }] })
    await db.table('fee_agreements').insert({
      ...{ workspace_id: workspace.id, matter_id: civil.id, currency: 'MXN', monthly_amount: 100, version: 1 },
      ...{ created_at: '2026-03-01 00:00:00.000', updated_at: '2026-03-01 00:00:00.000' },
    })
    await charged(workspace, owner, one, {
      items: [item(100_000, { matterId: civil.id }), item(50_000, { kind: 'expense', matterId: civil.id })],
    })
    await charged(workspace, owner, two, { items: [item(300_000, { matterId: tax.id }), item(7_000)] })
    await db.table('time_entries').insert({
      ...{ workspace_id: workspace.id, matter_id: civil.id, user_id: owner.id, worked_on: '2026-03-05', minutes: 30 },
      ...{ description: 'Estudio', billable: 1, currency: 'MXN', version: 1 },
      ...{ created_at: '2026-03-05 00:00:00.000', updated_at: '2026-03-05 00:00:00.000' },
    })
    const session = await atDesk(client, owner, workspace)
    const { fees } = (await wholePage(session, PAGE)).props.money[0]
    const told = (rows: { key: string | null; total: number; minutes: number }[]) =>
      rows.map(({ key, total, minutes }) => [key, total, minutes])
    assert.deepEqual(told(fees.byMateria), [
      ['tax', 300_000, 0],
      ['civil', 100_000, 30],
      [null, 7_000, 0],
    ])
    assert.deepEqual(told(fees.byModel), [
      ['none', 307_000, 0],
      ['monthly', 100_000, 30],
    ])
    assert.deepEqual(told(fees.byClient), [
      [String(two.id), 307_000, 0],
      [String(one.id), 100_000, 30],
    ])
    for (const { href, total, n } of [...fees.byModel, ...fees.byClient]) {
      const { amount, paging } = (await session.visit(href)).body().props
      assert.deepEqual([amount, paging.total], [total, n])
    }
  })

  test('have the time of their own currency', async ({ client, assert }) => {
    const own = await firm()
    const { workspace, owner } = own
    const one = await clientOf(workspace)
    const matter = await matterOf(own, { materia: 'civil', clients: [{ id: one.id }] })
    const items = [item(60_000, { matterId: matter.id })]
    await charged(workspace, owner, one, { items })
    await charged(workspace, owner, one, { items, currency: 'USD', exchangeRate: 18_000_000 })
    const of = { workspace_id: workspace.id, matter_id: matter.id, user_id: owner.id, worked_on: '2026-03-05' }
    const at = { created_at: '2026-03-05 00:00:00.000', updated_at: '2026-03-05 00:00:00.000' }
    const entry = { ...of, ...at, description: 'Estudio', billable: 1, version: 1 }
    await db.table('time_entries').insert({ ...entry, minutes: 30, currency: 'MXN' })
    await db.table('time_entries').insert({ ...entry, minutes: 90, currency: 'USD' })
    const session = await atDesk(client, owner, workspace)
    const { money } = (await wholePage(session, PAGE)).props
    const minutes = { MXN: 30, USD: 90 }
    for (const { currency, fees } of money as { currency: 'MXN' | 'USD'; fees: Record<string, never[]> }[])
      for (const [part] of Object.values(fees) as { minutes: number; rows: { minutes: string } }[][]) {
        assert.equal(part!.minutes, minutes[currency])
        assert.equal((await session.visit(part!.rows.minutes)).body().props.amount, minutes[currency])
      }
  })

  test('leave out what is of matters that the viewer may not see', async ({ client, assert }) => {
    const own = await firm()
    const { workspace, owner } = own
    const clientRow = await clientOf(workspace)
    const secret = await matterOf(own, { materia: 'civil', clients: [{ id: clientRow.id }] })
    await charged(workspace, owner, clientRow, { items: [item(100_000, { matterId: secret.id })] })
    await Matter.in(workspace).where('id', secret.id).update({ private: 1 })
    const session = await atDesk(client, await own.hire('lawyer'), workspace)
    assert.isEmpty((await wholePage(session, PAGE)).props.money[0].fees.byMateria)
  })
})
