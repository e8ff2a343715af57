import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Charge from '#app/billing/models/charge'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import FeeCharge from '#app/fees/models/fee_charge'
import type { ChargeCard } from '#app/billing/queries/charge_page'
import { authorNamed } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { agreed, feesScene, NOON, spent, worked } from './scene.js'

type Item = ChargeCard['items'][number]

test.group('What is taken out of a charge', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene(client: Parameters<typeof atDesk>[0], grouping = 'each') {
    const ours = await feesScene()
    const { matter, owner, workspace, path } = ours
    const stages = [{ id: null, name: 'Demanda', amount: 500_000 }]
    await agreed(matter, owner, { stages })
    const time = [
      await worked(ours, matter, owner, { workedOn: '2026-03-08' }),
      await worked(ours, matter, owner, { workedOn: '2026-03-09', minutes: 30 }),
    ]
    const expenses = [await spent(ours, matter), await spent(ours, matter, { amount: 20_000 })]
    const session = await atDesk(client, owner, workspace)
    const [timeIds, expenseIds] = [time.map(({ id }) => id), expenses.map(({ id }) => id)]
    const asked = { timeIds, expenseIds, grouping, expenseTax: 'none' }
    const address = `${path}/work-charges`
    ;(await session.submit('post', address, asked)).assertStatus(302)
    const charge = await Charge.in(workspace).firstOrFail()
    const page = `/law-firm/e-collections/${charge.id}`
    const shown = async () => (await session.visit(`${page}/edit`)).body().props.charge as ChargeCard
    const edit = async (items: object[], values: object = {}) => {
      const { version, client: whom } = await shown()
      const fields = { clientId: whom!.id, currency: 'MXN', issuedOn: null, dueOn: null, isrRate: 0 }
      const answer = await session.submit('put', page, { ...fields, withholdsIva: false, items, version, ...values })
      answer.assertStatus(303)
    }
    const taken = async () => {
      for (const row of [...time, ...expenses]) await row.refresh()
      return [...time, ...expenses].map(({ chargeId }) => chargeId !== null)
    }
    return { ...ours, session, charge, address, asked, time, expenses, shown, edit, taken }
  }

  /** A concept of a charge as its form sends it. */
  const sent = ({ id, kind, description, quantity, unitPrice, discount, taxKind, withheld, matter }: Item) => ({
    ...{ id, kind, description, quantity, unitPrice, discount, taxKind, withheld },
    matterId: matter?.id ?? null,
  })

  test('is free again and may be charged anew; what stays keeps its concept', async ({ client, assert }) => {
    const { shown, edit, taken, session, address, asked, time, expenses, charge, workspace } = await scene(client)
    const [first, second, copies, fees] = (await shown()).items.map(sent)
    assert.isDefined(fees)
    await edit([
      { ...copies!, description: 'Copias' },
      { ...second!, unitPrice: 150_000 },
    ])
    assert.deepEqual(await taken(), [false, true, true, false])
    const kept = (await shown()).items.map(({ id, description, unitPrice }) => ({ id, description, unitPrice }))
    assert.containSubset(kept, [
      { id: copies!.id, description: 'Copias' },
      { id: second!.id, unitPrice: 150_000 },
    ])
    assert.lengthOf(kept, 2)
    const again = { ...asked, timeIds: [time[0]!.id], expenseIds: [expenses[1]!.id] }
    ;(await session.submit('post', address, again)).assertStatus(302)
    const other = await Charge.in(workspace).whereNot('charges.id', charge.id).firstOrFail()
    assert.deepEqual(
      [...time, ...expenses].map((row) => row.id && row.chargeId),
      [null, charge.id, charge.id, null]
    )
    await taken()
    assert.deepEqual([time[0]!.chargeId, expenses[1]!.chargeId], [other.id, other.id])
    assert.equal(first!.kind, 'time')
  })

  test('is free again when another concept takes its place', async ({ client, assert }) => {
    const { shown, edit, taken } = await scene(client)
    const [first, second, copies, fees] = (await shown()).items.map(sent)
    await edit([{ ...first!, id: undefined }, { ...second!, kind: 'fee' }, { ...copies!, matterId: null }, fees!])
    assert.deepEqual(await taken(), [false, false, false, true])
  })

  test('is all that a concept of several entries stood for', async ({ client, assert }) => {
    const { shown, edit, taken } = await scene(client, 'person')
    const items = (await shown()).items.map(sent)
    assert.lengthOf(items, 3)
    await edit(items.slice(1))
    assert.deepEqual(await taken(), [false, false, true, true])
  })

  test('stays charged when the form is refused', async ({ client, assert }) => {
    const { shown, taken, session, charge } = await scene(client)
    const card = await shown()
    const [first] = card.items.map(sent)
    const wrong = { clientId: card.client!.id, currency: 'MXN', items: [{ ...first!, discount: 99_999_999 }] }
    const answer = await session.put(`/law-firm/e-collections/${charge.id}`, { ...wrong, version: card.version })
    answer.assertStatus(422)
    assert.deepEqual(await taken(), [true, true, true, true])
    assert.lengthOf((await shown()).items, 4)
  })

  test('is free again once the charge is called off, also what was taken out of it before', async ({
    client,
    assert,
  }) => {
    const { shown, edit, taken, charge, owner } = await scene(client)
    await edit((await shown()).items.slice(1).map(sent), { issues: true })
    const issued = await Charge.findOrFail(charge.id)
    await new SettleCharge().cancel(authorNamed(owner), { charge: issued, version: issued.version }, 'Duplicado')
    assert.deepEqual(await taken(), [false, false, false, false])
  })

  test('may be charged again of an agreement, too', async ({ client, assert }) => {
    const { session, path, matter, workspace, charge, shown } = await scene(client)
    const address = `${path}/fee-charges`
    const { id: stageId } = await db.from('fee_stages').where('matter_id', matter.id).firstOrFail()
    ;(await session.submit('post', address, { part: 'stage', stageId })).assertStatus(302)
    const draft = await Charge.in(workspace).whereNot('charges.id', charge.id).firstOrFail()
    const fields = { clientId: draft.clientId, currency: 'MXN', version: 1 }
    const [other] = (await shown()).items.map(sent)
    const items = [{ ...other!, id: undefined, kind: 'fee', description: 'Otra cosa' }]
    ;(await session.submit('put', `/law-firm/e-collections/${draft.id}`, { ...fields, items })).assertStatus(303)
    assert.isNull(await FeeCharge.byKey('charge_id', draft.id).first())
    ;(await session.submit('post', address, { part: 'stage', stageId })).assertStatus(302)
  })

  test('is known by what is left where its concept was not kept', async ({ client, assert }) => {
    const { shown, edit, taken } = await scene(client)
    for (const table of ['time_entries', 'matter_expenses']) await db.from(table).update({ charge_item_id: null })
    const [first, , copies, fees] = (await shown()).items.map(sent)
    await edit([first!, copies!, fees!])
    assert.deepEqual(await taken(), [true, true, true, true])
    await edit([copies!, fees!])
    assert.deepEqual(await taken(), [false, false, true, true])
  })
})
