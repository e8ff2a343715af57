import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Report from '#app/insights/models/report'
import { READY_KEYS } from '#app/insights/domain/ready_reports'
import type { PaletteGroup } from '#app/finder/queries/find_anything'
import Matter from '#app/matters/models/matter'
import { firm, type Firm } from '#tests/helpers/people'
import { NOON } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { bruteForce } from './brute_force.js'
import { dayOf } from './brute_rows.js'
import { generatedFirm } from './generated_firm.js'

const PAGE = '/law-firm/reports'

test.group('Reports to begin with', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  type Http = Parameters<typeof atDesk>[0]
  async function offered(http: Http, person: Firm['owner'], { workspace }: Firm, q: string) {
    const session = await atDesk(http, person, workspace)
    const { groups } = (await session.get(`/palette?q=${encodeURIComponent(q)}`)).body() as { groups: PaletteGroup[] }
    return { session, href: groups.find(({ key }) => key === 'insights.asked')?.items[0]?.href ?? null }
  }

  test('are offered by permission, and each opens in the builder with a preview', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 81)
    const session = await atDesk(client, own.owner, own.workspace)
    const { ready } = (await session.visit(PAGE)).body().props
    assert.sameMembers(
      ready.map(({ key }: { key: string }) => key),
      READY_KEYS
    )
    for (const key of READY_KEYS) {
      const { seed } = (await session.visit(`${PAGE}/add?ready=${key}`)).body().props
      const { subject, definition } = seed
      const preview = await session.post(`${PAGE}/preview`, { subject, ...definition })
      assert.equal(preview.status(), 200, key + JSON.stringify(preview.body()))
      assert.isEmpty((preview.body() as { data: { gone: string[] } }).data.gone, key)
    }
    assert.isEmpty(await Report.in(own.workspace))
    const narrow = await own.hireWith(['reportes:leer', 'reportes:crear', 'clientes:leer'])
    const other = await atDesk(client, narrow, own.workspace)
    assert.deepEqual((await other.visit(PAGE)).body().props.ready, [{ key: 'clients_new', subject: 'clients' }])
    assert.isNull((await other.visit(`${PAGE}/add?ready=overdue`)).body().props.seed)
    const reader = await atDesk(client, await own.hireWith(['reportes:leer', 'clientes:leer']), own.workspace)
    assert.isEmpty((await reader.visit(PAGE)).body().props.ready)
  })

  test('count the same as the statistics', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 82)
    await Matter.in(own.workspace).where('number', '<', 8).update({ updated_at: '2025-12-01 00:00:00.000' })
    const session = await atDesk(client, own.owner, own.workspace)
    const totalsOf = async (query: string) => {
      const { seed } = (await session.visit(`${PAGE}/add?${query}`)).body().props
      const body = { subject: seed.subject, ...seed.definition }
      const answer = (await session.post(`${PAGE}/preview`, body)).body() as {
        data: { paging: { total: number }; totals: { currency: string; sums: (number | null)[] }[] }
      }
      return answer.data
    }
    const rows = await session.visit('/law-firm/statistics/rows?figure=matters.stalled')
    assert.equal((await totalsOf('ready=matters_still')).paging.total, rows.body().props.paging.total)
    for (const { currency, sums } of (await totalsOf('ready=overdue')).totals) {
      const span = { from: '2026-01-01', to: '2026-03-10' }
      const counted = await bruteForce(own.workspace.id, own.owner.id, span, currency)
      assert.equal(sums.at(-1), counted['money.overdue'])
    }
  })

  test('list work of matters at work alone, as the load does', async ({ client, assert }) => {
    const own = await firm()
    await generatedFirm(own, 85)
    const activities = () => db.from('activities').where('workspace_id', own.workspace.id)
    await activities().where('open', 0).delete()
    for (const row of await activities())
      await db
        .from('activities')
        .where('id', row.id)
        .update({ due_on: dayOf(row.due_at) })
    const session = await atDesk(client, own.owner, own.workspace)
    const listed = async (key: string) => {
      const { seed } = (await session.visit(`${PAGE}/add?ready=${key}`)).body().props
      const answer = await session.post(`${PAGE}/preview`, { subject: seed.subject, ...seed.definition })
      return (answer.body() as { data: { paging: { total: number } } }).data.paging.total
    }
    const counted = async (figure: string, weeks: string[]) => {
      let total = 0
      for (const week of weeks)
        total += (await session.visit(`/law-firm/statistics/rows?figure=${figure}&week=${week}`)).body().props.paging
          .total
      return total
    }
    await db.from('matters').where('workspace_id', own.workspace.id).whereIn('number', [1, 2]).update({ archived: 1 })
    const late = await counted('load.activities', ['late'])
    const ahead = await counted('load.deadlines', ['week_1', 'week_2', 'week_3', 'week_4'])
    assert.isAbove(late, 0)
    assert.isAbove(ahead, 0)
    assert.deepEqual([await listed('activities_overdue'), await listed('deadlines_ahead')], [late, ahead])
  })

  test('are offered in the palette for what is asked, with its days', async ({ client, assert }) => {
    const own = await firm()
    const { session, href } = await offered(client, own.owner, own, 'reporte de cobranza de octubre')
    assert.equal(href, `${PAGE}/add?subject=charges&period=custom&from=2025-10-01&to=2025-10-31`)
    const { seed } = (await session.visit(href!)).body().props
    assert.deepInclude(seed.definition.filters[0], { field: 'issued', from: '2025-10-01', to: '2025-10-31' })
    const year = await offered(client, own.owner, own, 'estadísticas de 2026')
    assert.equal(year.href, '/law-firm/statistics?period=custom&from=2026-01-01&to=2026-12-31')
    const still = await offered(client, own.owner, own, 'expedientes sin movimiento')
    assert.equal(still.href, `${PAGE}/add?ready=matters_still`)
    const week = await offered(client, own.owner, own, 'vencimientos de esta semana')
    assert.equal(week.href, `${PAGE}/add?subject=deadlines&period=week`)
  })

  test('are hidden in the palette from people without the permission', async ({ client, assert }) => {
    const own = await firm()
    const reader = await own.hireWith(['reportes:leer', 'facturas:leer'])
    const maker = await own.hireWith(['reportes:leer', 'reportes:crear'])
    for (const person of [reader, maker])
      assert.isNull((await offered(client, person, own, 'reporte de cobranza')).href)
    assert.isNull((await offered(client, maker, own, 'estadísticas de 2026')).href)
  })

  test('leave out days that end before they begin, and unknown words of the address', async ({ client, assert }) => {
    const own = await firm()
    const session = await atDesk(client, own.owner, own.workspace)
    const inverted = `${PAGE}/add?subject=payments&period=custom&from=2026-03-05&to=2026-03-01`
    assert.isEmpty((await session.visit(inverted)).body().props.seed.definition.filters)
    assert.isNull((await session.visit(`${PAGE}/add?ready=nothing&subject=nothing`)).body().props.seed)
  })

  test('stand at the addresses of the specification, and other actions are the 404 page', async ({ client }) => {
    const own = await firm()
    const session = await atDesk(client, own.owner, own.workspace)
    for (const address of ['', '/add']) (await session.visit(PAGE + address)).assertStatus(200)
    for (const address of ['/share', '/share/1', '/view/0', '/edit/nothing'])
      (await session.get(PAGE + address)).assertStatus(404)
  })
})
