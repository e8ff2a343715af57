import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import { clock } from '#app/core/clock'
import { followChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'
import type { PaletteGroup } from '#app/finder/queries/find_anything'
import { firm, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { authorNamed, charged, clientOf, item, NOON, paid } from './scene.js'

const props = (answer: ApiResponse) => answer.body().props
const keysOf = (parts: { key: string }[]) => parts.map(({ key }) => key)
type Panel = { key: string; content: never }

/** A client with a matter: one charge of it that is overdue and partly paid, one in dollars, a payment too many and one in review. */
async function scene() {
  const ours = await firm()
  const { workspace, owner } = ours
  const acme = await clientOf(workspace, 'Elba Pérez Ficticia', { type: 'person' })
  const matter = await matterOf(ours, { clients: [{ id: acme.id }], title: 'Sucesión de prueba' })
  const values = { issuedOn: '2026-02-01', dueOn: '2026-03-05', items: [item(1_000_000, { matterId: matter.id })] }
  const late = await charged(workspace, owner, acme, values)
  await charged(workspace, owner, acme, { currency: 'USD', exchangeRate: 18_000_000, dueOn: '2026-03-12' })
  await paid(workspace, owner, acme, 300_000, { applications: [{ chargeId: late.id, amount: 160_000 }] })
  await paid(workspace, owner, acme, 50_000, {}, true)
  return { ...ours, acme, matter, late }
}

test.group('Money of clients and matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })
  const clientPage = ({ id }: { id: number }, tab = '') => `/law-firm/clients/${id}${tab}`
  const matterPage = ({ id }: { id: number }, tab = '') => `/law-firm/files/file-overview/${id}${tab}`
  const asOwner = (client: Parameters<typeof atDesk>[0], { owner, workspace }: Firm) => atDesk(client, owner, workspace)

  const PESOS = { currency: 'MXN', total: 1_160_000, paid: 160_000, owed: 1_000_000, overdue: 1_000_000 }
  const DOLLARS = { currency: 'USD', total: 1_160_000, paid: 0, owed: 1_160_000, overdue: 0 }

  test('stand on the page of a client, with its credit and what waits for a review', async ({ client, assert }) => {
    const ours = await scene()
    const session = await asOwner(client, ours)
    const { content, tabs } = props(await session.visit(clientPage(ours.acme, '?tab=billing')))
    assert.deepEqual(content.balances, [PESOS, DOLLARS])
    assert.deepEqual(content.paymentSums, [{ currency: 'MXN', credit: 140_000, inReview: 50_000, reviews: 1 }])
    assert.deepEqual(
      content.charges.map(({ reference }: { reference: string }) => reference),
      ['2', '1']
    )
    assert.deepEqual(
      content.payments.map(({ number, state }: { number: number; state: string }) => [number, state]),
      [
        [2, 'review'],
        [1, 'accepted'],
      ]
    )
    assert.deepEqual(content.can, { create: true, pay: true })
    assert.equal(tabs.find(({ key }: { key: string }) => key === 'billing').count, 2)
    const { panels } = props(await session.visit(clientPage(ours.acme)))
    assert.deepEqual(panels.find(({ key }: Panel) => key === 'billing').content.balances, [PESOS, DOLLARS])
    const other = await clientOf(ours.workspace, 'Sin cobros')
    assert.notInclude(keysOf(props(await session.visit(clientPage(other))).panels), 'billing')
  })

  test('stand on the page of a matter, with its client for a new charge', async ({ client, assert }) => {
    const ours = await scene()
    const session = await asOwner(client, ours)
    const { content } = props(await session.visit(matterPage(ours.matter, '?tab=billing')))
    assert.deepEqual(content.balances, [PESOS])
    assert.lengthOf(content.charges, 1)
    assert.deepEqual([content.clientId, content.mayCreate], [ours.acme.id, true])
    const { panels } = props(await session.visit(matterPage(ours.matter)))
    assert.deepEqual(panels.find(({ key }: Panel) => key === 'billing').content, { balances: [PESOS] })
  })

  test('are shown to nobody without the permission', async ({ client, assert }) => {
    const ours = await scene()
    const somebody = await ours.hireWith(['expedientes:leer', 'clientes:leer'])
    const session = await atDesk(client, somebody, ours.workspace)
    for (const page of [clientPage(ours.acme), matterPage(ours.matter)]) {
      const { tabs, panels } = props(await session.visit(page))
      assert.notInclude(keysOf([...tabs, ...panels]), 'billing', page)
      assert.notEqual(props(await session.visit(`${page}?tab=billing`)).tab, 'billing')
    }
    const kinds = async (tab: string) => JSON.stringify(props(await session.visit(matterPage(ours.matter, tab))))
    assert.notInclude(await kinds('?tab=timeline'), 'billing.timeline')
    assert.notInclude(await kinds('?tab=history'), 'charge.issued')
    assert.notInclude(keysOf(props(await session.visit('/main')).panels), 'billing.due')
  })

  test('leave out charges that are also of a matter behind a wall', async ({ client, assert }) => {
    const ours = await scene()
    const { workspace, owner, acme, matter } = ours
    const secret = await matterOf(ours, { clients: [{ id: acme.id }], title: 'Reservado' })
    const items = [item(100, { matterId: matter.id }), item(200, { matterId: secret.id })]
    await charged(workspace, owner, acme, { items })
    await limitTo(secret, [])
    const reader = await ours.hire('lawyer')
    const session = await atDesk(client, reader, workspace)
    const onMatter = props(await session.visit(matterPage(matter, '?tab=billing'))).content
    assert.lengthOf(onMatter.charges, 1)
    assert.deepEqual(onMatter.balances, [PESOS])
    assert.lengthOf(props(await session.visit(clientPage(acme, '?tab=billing'))).content.charges, 2)
  })

  test('stand in the timeline and the history of the matter', async ({ client, assert }) => {
    const ours = await scene()
    const seen = { charge: await ours.late.refresh(), version: ours.late.version }
    await new SettleCharge().mark(authorNamed(ours.owner), ours.workspace, seen)
    const session = await asOwner(client, ours)
    const { timeline, timelineFilters } = props(
      await session.visit(matterPage(ours.matter, '?tab=timeline&about=money'))
    )
    assert.deepEqual(
      timeline.map(({ kind }: { kind: string }) => kind.replace('billing.timeline.', '')),
      ['marked_paid', 'balance_changed', 'issued']
    )
    assert.deepInclude(timeline[2].values, { reference: '1', amount: '$11,600.00 MXN' })
    assert.equal(timeline[2].detail.href, `/law-firm/e-collections/${ours.late.id}`)
    assert.include(timelineFilters.known, 'money')
    const { content } = props(await session.visit(matterPage(ours.matter, '?tab=history')))
    assert.include(
      content.lines.map(({ action }: { action: string }) => action),
      'charge.marked_paid'
    )
  })

  test('stand in the log of the firm under a heading of its own', async ({ client, assert }) => {
    const ours = await scene()
    const lines = async (person: Firm['owner']) =>
      (await (await atDesk(client, person, ours.workspace)).visit('/law-firm/settings/log?kind=billing')).body().props
    const { lines: told } = await lines(ours.owner)
    assert.includeMembers(
      told.map(({ action }: { action: string }) => action),
      ['charge.issued', 'payment.recorded']
    )
    const blind = await ours.hireWith(['despacho:editar', 'expedientes:leer'])
    assert.isEmpty((await lines(blind)).lines)
  })
})

test.group('Money that is due', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('stands at home: what is overdue, due within a week, and in review', async ({ client, assert }) => {
    const ours = await scene()
    const home = async () => {
      const session = await atDesk(client, ours.owner, ours.workspace)
      return props(await session.visit('/main')).panels.find(({ key }: Panel) => key === 'billing.due')?.content
    }
    assert.deepEqual(await home(), {
      today: '2026-03-10',
      weekEnd: '2026-03-17',
      overdue: { count: 1, amounts: [{ currency: 'MXN', amount: 1_000_000 }] },
      week: { count: 1, amounts: [{ currency: 'USD', amount: 1_160_000 }] },
      review: { count: 1, amounts: [{ currency: 'MXN', amount: 50_000 }] },
    })
    const empty = await firm()
    const session = await atDesk(client, empty.owner, empty.workspace)
    assert.notInclude(keysOf(props(await session.visit('/main')).panels), 'billing.due')
  })

  test('is asked of the database as often for many charges as for few', async ({ client, assert }) => {
    const ours = await scene()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const read = () => queriesOf(() => session.visit(`/law-firm/clients/${ours.acme.id}?tab=billing`))
    await read()
    const few = await read()
    for (let nth = 0; nth < 20; nth++)
      await charged(ours.workspace, ours.owner, ours.acme, { items: [item(1_000 + nth)] })
    assert.lengthOf(await read(), few.length)
  })
})

test.group('Charges in the palette', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => recordWriter().clear())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function asking(client: Parameters<typeof atDesk>[0], person: Firm['owner'], workspace: Firm['workspace']) {
    await followChanges(recordWriter())
    const session = await atDesk(client, person, workspace)
    return async (text: string) => {
      const answer = await session.get(`/palette?q=${encodeURIComponent(text)}`)
      const groups = (answer.body() as { groups: PaletteGroup[] }).groups
      return Object.fromEntries(groups.map(({ key, items }) => [key, items.map(({ title, href }) => [title, href])]))
    }
  }

  test('are found by number, client and concept, behind no wall', async ({ client, assert }) => {
    const ours = await scene()
    const { workspace, owner, acme, matter } = ours
    const values = { items: [item(1_000, { matterId: matter.id, description: 'Peritaje caligráfico' })] }
    const { id } = await charged(workspace, owner, acme, values)
    const ask = await asking(client, owner, workspace)
    const found = [['3 · Elba Pérez Ficticia', `/law-firm/e-collections/${id}`]]
    assert.deepEqual((await ask('caligrafico')).charges, found)
    assert.deepEqual((await ask('3 elba')).charges, found)
    assert.lengthOf((await ask('perez ficticia')).charges!, 3)
    await limitTo(matter, [])
    const reader = await asking(client, await ours.hire('lawyer'), workspace)
    assert.isUndefined((await reader('caligrafico')).charges)
    const other = await asking(client, await ours.hireWith(['expedientes:leer', 'clientes:leer']), workspace)
    assert.isUndefined((await other('perez ficticia')).charges)
  })

  test('are begun for a client by their name', async ({ client, assert }) => {
    const { owner, workspace, acme, hireWith } = await scene()
    const ask = await asking(client, owner, workspace)
    const charge = [['Nuevo cobro a Elba Pérez Ficticia', `/law-firm/e-collections/add?client=${acme.id}`]]
    for (const text of ['nuevo cobro a Pérez', 'cobro elba', 'new charge to perez'])
      assert.deepEqual((await ask(text))['billing.new'], charge, text)
    assert.deepEqual((await ask('Nuevo pago de Pérez'))['billing.new'], [
      ['Nuevo pago de Elba Pérez Ficticia', `/law-firm/payments/add?client=${acme.id}`],
    ])
    assert.isUndefined((await ask('nuevo cobro'))['billing.new'])
    const reader = await asking(client, await hireWith(['facturas:leer', 'clientes:leer']), workspace)
    assert.isUndefined((await reader('nuevo cobro a Pérez'))['billing.new'])
  })
})
