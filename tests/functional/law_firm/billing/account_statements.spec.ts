import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { brokenBalances } from '#app/billing/queries/broken_balances'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { authorNamed, charged, clientOf, item, NOON, paid } from './scene.js'

const LIST = '/law-firm/account-statements'

test.group('Account statements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const place = await firm()
    const { workspace, owner } = place
    const client = await clientOf(workspace)
    const author = authorNamed(owner)
    const seen = async (charge: Charge) => {
      const current = await Charge.findOrFail(charge.id)
      return { charge: current, version: current.version }
    }
    return { ...place, client, author, seen }
  }

  test('list who owes what by age, pesos and dollars apart', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const issuedOn = '2025-11-01'
    for (const dueOn of ['2026-03-10', '2026-03-01', '2026-02-01', '2025-12-15', '2025-11-30'])
      await charged(workspace, owner, payer, { issuedOn, dueOn, items: [item(10_000, { taxKind: 'none' })] })
    await charged(workspace, owner, payer, { currency: 'USD', exchangeRate: 18_000_000 })
    const other = await clientOf(workspace, 'Beatriz Deudora')
    await charged(workspace, owner, other, {
      issuedOn,
      dueOn: '2025-12-01',
      items: [item(99_999, { taxKind: 'none' })],
    })
    await charged(workspace, owner, other, {}, false)
    const { props } = (await (await atDesk(client, owner, workspace)).visit(LIST)).body()
    assert.deepEqual(
      props.totals.map(({ currency, total }: { currency: string; total: number }) => [currency, total]),
      [
        ['MXN', 149_999],
        ['USD', 1_160_000],
      ]
    )
    assert.deepEqual(
      props.rows.map((row: { clientName: string; currency: string }) => `${row.clientName} ${row.currency}`),
      ['Beatriz Deudora MXN', 'Comercializadora Ejemplo MXN', 'Comercializadora Ejemplo USD']
    )
    assert.containSubset(props.rows[1], { current: 10_000, upTo30: 10_000, upTo60: 10_000, upTo90: 10_000 })
    assert.containSubset(props.rows[1], { older: 10_000, total: 50_000 })
    const file = await (await atDesk(client, owner, workspace)).get(`${LIST}/file?q=deudora`)
    assert.include(file.text(), 'Beatriz Deudora,MXN,0.00,0.00,0.00,0.00,999.99,999.99,0.00')
    assert.notInclude(file.text(), 'Comercializadora')
  })

  test('show what was owed on an earlier day', async ({ client, assert }) => {
    const { workspace, owner, client: payer, author, seen } = await scene()
    const terms = { issuedOn: '2026-01-10', dueOn: '2026-01-20' }
    const one = await charged(workspace, owner, payer, terms)
    const two = await charged(workspace, owner, payer, terms)
    await paid(workspace, owner, payer, 160_000, {
      paidOn: '2026-02-15',
      applications: [{ chargeId: one.id, amount: 160_000 }],
    })
    await new SettleCharge().writeOff(author, workspace, await seen(two), 'Incobrable')
    const session = await atDesk(client, owner, workspace)
    const totalOn = async (on: string) =>
      (await session.visit(`${LIST}?on=${on}`)).body().props.totals[0]?.total as number | undefined
    assert.isUndefined(await totalOn('2026-01-09'))
    assert.equal(await totalOn('2026-01-10'), 2_320_000)
    assert.equal(await totalOn('2026-02-15'), 2_160_000)
    assert.equal(await totalOn('2026-03-10'), 1_000_000)
  })

  test('show of an earlier day that what was given back later was paid then, as the balance does', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, client: payer, author } = await scene()
    const terms = { issuedOn: '2026-01-10', dueOn: '2026-01-20' }
    const [one, two] = [await charged(workspace, owner, payer, terms), await charged(workspace, owner, payer, terms)]
    const applications = [one, two].map(({ id }) => ({ chargeId: id, amount: 1_000_000 }))
    const payment = await paid(workspace, owner, payer, 2_050_000, { paidOn: '2026-02-01', applications })
    const giveBack = async (amount: number, refundedOn: string) => {
      const current = await Payment.findOrFail(payment.id)
      const how = { method: 'transfer' as const, reference: null, reason: 'Acuerdo' }
      await new ManagePayment().refund(
        author,
        workspace,
        { payment: current, version: current.version },
        { ...how, amount, refundedOn }
      )
    }
    await giveBack(60_000, '2026-02-10')
    await giveBack(1_100_000, '2026-02-20')
    const session = await atDesk(client, owner, workspace)
    const owedOn = async (on: string) => {
      const { totals } = (await session.visit(`${LIST}?on=${on}`)).body().props
      const page = await session.visit(`${LIST}/${payer.id}?from=2026-01-01&to=${on}`)
      const { ageing, accounts, credits } = page.body().props.statement
      return [totals[0].total, ageing[0].total, accounts[0].closing, credits]
    }
    assert.deepEqual(await owedOn('2026-01-31'), [2_320_000, 2_320_000, 2_320_000, {}])
    // What waits for charges takes away from the balance, from what is owed it does not.
    assert.deepEqual(await owedOn('2026-02-09'), [320_000, 320_000, 270_000, {}])
    assert.deepEqual(await owedOn('2026-02-19'), [330_000, 330_000, 330_000, {}])
    assert.deepEqual(await owedOn('2026-03-10'), [1_430_000, 1_430_000, 1_430_000, {}])
    const current = await Payment.findOrFail(payment.id)
    await new ManagePayment().destroy(author, workspace, { payment: current, version: current.version }, new Map())
    assert.lengthOf(await db.from('refund_parts'), 0)
    assert.deepEqual(await owedOn('2026-02-09'), [2_320_000, 2_320_000, 2_320_000, {}])
    assert.deepEqual(await brokenBalances(workspace.id), [])
  })

  test('run a balance over all that moved the account', async ({ client, assert }) => {
    const { workspace, owner, client: payer, author, seen } = await scene()
    const one = await charged(workspace, owner, payer, { issuedOn: '2026-01-05', dueOn: '2026-01-20' })
    const two = await charged(workspace, owner, payer, { issuedOn: '2026-03-01' })
    const three = await charged(workspace, owner, payer, { issuedOn: '2026-03-02' })
    const four = await charged(workspace, owner, payer, { issuedOn: '2026-03-03' })
    const payment = await paid(workspace, owner, payer, 1_200_000, {
      paidOn: '2026-03-04',
      applications: [{ chargeId: one.id, amount: 1_160_000 }],
    })
    const current = await Payment.findOrFail(payment.id)
    await new ManagePayment().refund(
      author,
      workspace,
      { payment: current, version: current.version },
      {
        ...{ amount: 10_000, refundedOn: '2026-03-05', method: 'transfer' as const, reference: null, reason: 'De más' },
      }
    )
    await new SettleCharge().cancel(author, await seen(two), 'Duplicado')
    await new SettleCharge().writeOff(author, workspace, await seen(three), 'Incobrable')
    await new SettleCharge().mark(author, workspace, await seen(four))
    const session = await atDesk(client, owner, workspace)
    const page = `${LIST}/${payer.id}?from=2026-03-01&to=2026-03-10`
    const { statement } = (await session.visit(page)).body().props
    const [account] = statement.accounts
    assert.deepEqual(
      account.movements.map(({ kind, balance }: { kind: string; balance: number }) => `${kind} ${balance}`),
      [
        ...['charge 2320000', 'charge 3480000', 'charge 4640000', 'payment 3440000', 'refund 3450000'],
        ...['cancellation 2290000', 'write_off 1130000', 'mark -30000'],
      ]
    )
    assert.containSubset(account, { opening: 1_160_000, closing: -30_000 })
    assert.deepEqual(statement.credits, { MXN: 30_000 })
    const csv = (await session.get(`${LIST}/${payer.id}/file?from=2026-03-01&to=2026-03-10`)).text()
    assert.include(csv, '2026-03-04,Pago 1,,MXN,,12000.00,34400.00')
  })

  test('still leave out what was given up of a charge whose payment was deleted later', async ({ client, assert }) => {
    const { workspace, owner, client: payer, author, seen } = await scene()
    const charge = await charged(workspace, owner, payer, { issuedOn: '2026-02-01', dueOn: '2026-02-15' })
    const payment = await paid(workspace, owner, payer, 600_000, {
      paidOn: '2026-02-10',
      applications: [{ chargeId: charge.id, amount: 600_000 }],
    })
    await new SettleCharge().writeOff(author, workspace, await seen(charge), 'Incobrable')
    clock.freeze('2026-03-12T18:00:00Z')
    await new ManagePayment().destroy(author, workspace, { payment, version: 1 }, new Map())
    const left = await Charge.findOrFail(charge.id)
    assert.containSubset(left, { state: 'issued', status: 'pending', writtenOff: 560_000, remaining: 600_000 })
    assert.isNull(left.settledDays)
    const session = await atDesk(client, owner, workspace)
    const page = `${LIST}/${payer.id}?from=2026-02-01&to=2026-03-12`
    const { statement } = (await session.visit(page)).body().props
    const [{ movements, closing }] = statement.accounts
    assert.deepEqual(
      movements.map(({ kind, day, balance }: Record<string, unknown>) => `${kind} ${day} ${balance}`),
      ['charge 2026-02-01 1160000', 'write_off 2026-03-10 600000']
    )
    assert.equal(closing, statement.ageing[0].total)
    const { totals } = (await session.visit(`${LIST}?on=2026-03-11`)).body().props
    assert.equal(totals[0].total, 600_000)
  })

  test('hide charges behind a wall, and show of a payment only what it pays of the others', async ({
    client,
    assert,
  }) => {
    const place = await scene()
    const { workspace, owner, client: payer } = place
    const lawyer = await place.hire('lawyer')
    const matter = await matterOf(place)
    await matter.merge({ clientId: payer.id }).save()
    const walled = await charged(workspace, owner, payer, { items: [item(1_000_000, { matterId: matter.id })] })
    const open = await charged(workspace, owner, payer)
    await limitTo(matter, [owner])
    const applications = [
      { chargeId: walled.id, amount: 500_000 },
      { chargeId: open.id, amount: 160_000 },
    ]
    await paid(workspace, owner, payer, 660_000, { applications })
    const session = await atDesk(client, lawyer, workspace)
    assert.equal((await session.visit(LIST)).body().props.totals[0].total, 1_000_000)
    const [account] = (await session.visit(`${LIST}/${payer.id}`)).body().props.statement.accounts
    assert.deepEqual(
      account.movements.map(({ id, amount }: { id: number | null; amount: number }) => [id, amount]),
      [
        [open.id, 1_160_000],
        [null, -160_000],
      ]
    )
    assert.equal(account.closing, 1_000_000)
  })

  test('take as many queries for many charges as for few', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const session = await atDesk(client, owner, workspace)
    const count = async (page: string) => (await queriesOf(async () => void (await session.visit(page)))).length
    await charged(workspace, owner, payer)
    await paid(workspace, owner, payer, 100)
    await session.visit(LIST)
    const before = [await count(LIST), await count(`${LIST}/${payer.id}`)]
    for (let n = 0; n < 12; n++) {
      await charged(workspace, owner, await clientOf(workspace, `Cliente ${n}`))
      await charged(workspace, owner, payer)
      await paid(workspace, owner, payer, 100)
    }
    assert.deepEqual([await count(LIST), await count(`${LIST}/${payer.id}`)], before)
  })

  test('are of the own firm alone, and need the permission to read charges', async ({ client, assert }) => {
    const { workspace, client: payer, hireWith } = await scene()
    const other = await firm()
    const stranger = await atDesk(client, other.owner, other.workspace)
    ;(await stranger.get(`${LIST}/${payer.id}`)).assertStatus(404)
    assert.lengthOf((await stranger.visit(LIST)).body().props.rows, 0)
    const reader = await atDesk(client, await hireWith(['clientes:leer']), workspace)
    ;(await reader.get(LIST)).assertStatus(403)
    ;(await reader.get(`${LIST}/${payer.id}/pdf`)).assertStatus(403)
  })

  test('leave a trace in the log when the list of who owes is taken along', async ({ client, assert }) => {
    const { workspace, owner } = await scene()
    const session = await atDesk(client, owner, workspace)
    ;(await session.get(`${LIST}/file`)).assertStatus(200)
    const entry = await db.from('audit_entries').where('action', 'account_statement.list_exported').firstOrFail()
    assert.deepEqual([Number(entry.actor_id), entry.subject_type], [owner.id, 'workspace'])
  })
})
