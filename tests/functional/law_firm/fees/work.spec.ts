import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { EditCharge } from '#app/billing/actions/edit_charge'
import Charge from '#app/billing/models/charge'
import MatterExpense from '#app/fees/models/matter_expense'
import TimeEntry from '#app/fees/models/time_entry'
import { firm } from '#tests/helpers/people'
import { authorNamed } from '../billing/scene.js'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { agreed, feesScene, NOON, spent, tabOf, worked } from './scene.js'

test.group('Charging time and expenses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const scene = await feesScene()
    await agreed(scene.matter, scene.owner)
    const entry = await worked(scene, scene.matter, scene.owner)
    const other = await worked(scene, scene.matter, scene.owner, { minutes: 30, workedOn: '2026-03-09' })
    const expense = await spent(scene, scene.matter)
    return { ...scene, entry, other, expense, address: `${scene.path}/work-charges` }
  }
  const ask = (timeIds: number[], expenseIds: number[] = [], values: object = {}) => ({
    ...{ timeIds, expenseIds, grouping: 'each', expenseTax: 'none' },
    ...values,
  })

  test('makes a draft with a concept each, which the rows remember', async ({ client, assert }) => {
    const { workspace, owner, matter, entry, other, expense, address } = await scene()
    const session = await atDesk(client, owner, workspace)
    const made = await session.submit('post', address, ask([entry.id, other.id], [expense.id]))
    const charge = await Charge.in(workspace)
      .preload('items', (items) => void items.orderBy('position'))
      .firstOrFail()
    assert.match(made.header('location')!, new RegExp(`/e-collections/${charge.id}/edit$`))
    assert.deepEqual(
      charge.items.map(({ kind, amount, tax }) => [kind, amount, tax]),
      [
        ['time', 100_000, 16_000],
        ['time', 200_000, 32_000],
        ['expense', 10_000, 0],
      ]
    )
    for (const row of [entry, other, expense]) assert.equal((await row.refresh()).chargeId, charge.id)
    const { time, expenses } = (await session.visit(tabOf(matter))).body().props.content
    assert.containSubset(time, { minutes: 90, lines: [{ chargeId: charge.id }, { chargeId: charge.id }] })
    assert.containSubset(expenses.sums, [{ currency: 'MXN', amount: 10_000, unbilled: 0 }])
  })

  test('gathers what a person worked into one concept', async ({ client, assert }) => {
    const { workspace, owner, entry, other, address } = await scene()
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', address, ask([entry.id, other.id], [], { grouping: 'person' }))
    const { items } = await Charge.in(workspace).preload('items').firstOrFail()
    assert.lengthOf(items, 1)
    assert.containSubset(items[0], { quantity: 1_500_000, amount: 300_000 })
  })

  test('frees the rows when the draft is deleted', async ({ client, assert }) => {
    const { workspace, owner, entry, expense, address } = await scene()
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', address, ask([entry.id], [expense.id]))
    const again = await session.post(address, ask([entry.id]))
    again.assertStatus(422)
    assert.include(JSON.stringify(again.body()), 'ya se cobró')
    const charge = await Charge.in(workspace).firstOrFail()
    await new EditCharge().destroy(authorNamed(owner), { charge, version: 1 })
    assert.isNull((await entry.refresh()).chargeId)
    assert.isNull((await expense.refresh()).chargeId)
    ;(await session.submit('post', address, ask([entry.id], [expense.id]))).assertStatus(302)
  })

  test('refuses an empty choice, time without a rate, two currencies, and time that is not billable', async ({
    client,
    assert,
  }) => {
    const ours = await scene()
    const { workspace, owner, matter, entry, expense, address } = ours
    const session = await atDesk(client, owner, workspace)
    const problem = async (asked: object) => {
      const answer = await session.post(address, asked)
      answer.assertStatus(422)
      return JSON.stringify(answer.body())
    }
    assert.include(await problem(ask([])), 'Elige tiempo o gastos')
    const own = await worked(ours, matter, owner, { billable: false })
    assert.include(await problem(ask([own.id])), 'ya se cobró')
    const dollars = await spent(ours, matter, { currency: 'USD' })
    assert.include(await problem(ask([], [expense.id, dollars.id])), 'dos monedas')
    await TimeEntry.query().where('id', entry.id).update({ rate: null })
    assert.include(await problem(ask([entry.id])), 'sin tarifa')
    const elsewhere = await feesScene()
    const foreign = await spent(elsewhere, elsewhere.matter)
    assert.include(await problem(ask([], [foreign.id])), 'ya se cobró')
    assert.isNull(await Charge.in(workspace).first())
  })

  test('is for who may charge, in their firm and within the walls', async ({ client, assert }) => {
    const { workspace, owner, matter, entry, address, hire } = await scene()
    const intern = await atDesk(client, await hire('intern'), workspace)
    ;(await intern.post(address, ask([entry.id]))).assertStatus(403)
    const other = await firm()
    ;(await (await atDesk(client, other.owner, other.workspace)).post(address, ask([entry.id]))).assertStatus(404)
    await limitTo(matter, [owner])
    ;(await (await atDesk(client, await hire('lawyer'), workspace)).post(address, ask([entry.id]))).assertStatus(404)
    assert.isNull(await Charge.in(workspace).first())
  })

  test('needs a client on file', async ({ client, assert }) => {
    const { workspace, owner, matter, entry, address } = await scene()
    await db.from('matters').where('id', matter.id).update({ client_id: null })
    const session = await atDesk(client, owner, workspace)
    assert.include(JSON.stringify((await session.post(address, ask([entry.id]))).body()), 'cliente registrado')
    assert.isNotNull(await MatterExpense.first())
  })
})
