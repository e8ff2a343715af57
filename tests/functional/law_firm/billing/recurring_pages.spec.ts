import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import { MILLION } from '#app/billing/domain/charge_amounts'
import { runRecurringCharges } from '#app/billing/actions/run_recurring_charges'
import RecurringCharge from '#app/billing/models/recurring_charge'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { recurringForm, recurringOf } from './recurring_scene.js'
import { clientOf, item, NOON } from './scene.js'

const LIST = '/law-firm/recurring-charges'

test.group('Pages of recurring charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const ours = await firm()
    const customer = await clientOf(ours.workspace)
    const concept = { kind: 'fee', description: 'Asesoría', quantity: MILLION, unitPrice: 1_000_000, discount: 0 }
    const sent = (values: object = {}) => ({
      ...{ clientId: customer.id, title: 'Asesoría laboral', rhythm: 'monthly', dayOfMonth: '31' },
      ...{ startsOn: '2026-03-31', endsOn: null, dueDays: '10', issues: true, currency: 'MXN', exchangeRate: null },
      ...{ items: [{ ...concept, taxKind: 'iva16', withheld: true, matterId: null }], isrRate: 0, withholdsIva: false },
      ...values,
    })
    return { ...ours, customer, sent }
  }

  test('add one, change it, and tell its next days', async ({ client, assert }) => {
    const { workspace, owner, sent } = await scene()
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', LIST, sent())).assertStatus(302)
    const { id } = await RecurringCharge.findByOrFail('workspace_id', workspace.id)
    const card = async () => (await session.visit(`${LIST}/${id}`)).body().props.recurring
    assert.containSubset(await card(), {
      ...{ state: 'active', totals: { total: 1_160_000 }, dueDays: 10, version: 1, problem: null },
      next: ['2026-03-31', '2026-04-30', '2026-05-31'],
    })
    const changed = { ...sent({ dayOfMonth: '15', rhythm: 'quarterly', startsOn: '2026-04-01' }), version: 1 }
    ;(await session.submit('put', `${LIST}/${id}`, changed)).assertStatus(303)
    assert.deepEqual((await card()).next, ['2026-04-15', '2026-07-15', '2026-10-15'])
    const stale = await session.put(`${LIST}/${id}`, changed)
    stale.assertStatus(422)
    assert.include(JSON.stringify(stale.body()), 'Alguien más lo cambió')
    const [entry] = await db.from('audit_entries').where('action', 'recurring_charge.edited')
    assert.containSubset(JSON.parse(entry.before), { rhythm: 'monthly', nextOn: '2026-03-31' })
  })

  test('keep what was charged when it is changed, and charge no period twice', async ({ client, assert }) => {
    const { workspace, owner, customer, sent } = await scene()
    const recurring = await recurringOf(workspace, owner, customer)
    await runRecurringCharges()
    const session = await atDesk(client, owner, workspace)
    const changed = { ...sent({ dayOfMonth: '20', startsOn: '2026-03-01' }), version: 1 }
    ;(await session.submit('put', `${LIST}/${recurring.id}`, changed)).assertStatus(303)
    assert.equal((await RecurringCharge.findOrFail(recurring.id)).nextOn, '2026-04-20')
    const { props } = (await session.visit(`${LIST}/${recurring.id}`)).body()
    assert.containSubset(props.recurring.charges, [{ reference: '1', period: '2026-03', total: 1_160_000 }])
  })

  test('pause, resume and end it', async ({ client, assert }) => {
    const { workspace, owner, customer } = await scene()
    const { id } = await recurringOf(workspace, owner, customer)
    const session = await atDesk(client, owner, workspace)
    const now = () => RecurringCharge.findOrFail(id)
    ;(await session.submit('post', `${LIST}/${id}/pause`, { version: 1 })).assertStatus(302)
    assert.equal((await now()).state, 'paused')
    ;(await session.post(`${LIST}/${id}/pause`, { version: 2 })).assertStatus(422)
    ;(await session.submit('delete', `${LIST}/${id}/pause`, { version: 2 })).assertStatus(303)
    assert.containSubset(await now(), { state: 'active', nextOn: '2026-04-01' })
    ;(await session.submit('post', `${LIST}/${id}/end`, { version: 3 })).assertStatus(302)
    assert.containSubset(await now(), { state: 'ended', nextOn: null, active: false })
    ;(await session.post(`${LIST}/${id}/end`, { version: 4 })).assertStatus(422)
  })

  test('refuse {what}')
    .with([
      { what: 'an end before the start', wrong: { endsOn: '2026-03-01' }, says: 'Debe ser igual o posterior' },
      { what: 'dates without a charge', wrong: { dayOfMonth: '1', endsOn: '2026-03-31' }, says: 'ningún cobro' },
      { what: 'a day 32', wrong: { dayOfMonth: '32' }, says: 'Un día del 1 al 31' },
      { what: 'a start that does not exist', wrong: { startsOn: '2026-02-30' }, says: 'Ese día no existe' },
      { what: 'dollars without their rate', wrong: { currency: 'USD' }, says: 'Este campo es obligatorio' },
      { what: 'one without a name', wrong: { title: '' }, says: 'Este campo es obligatorio' },
    ])
    .run(async ({ client, assert }, { wrong, says }) => {
      const { workspace, owner, sent } = await scene()
      const session = await atDesk(client, owner, workspace)
      const answer = await session.post(LIST, sent(wrong))
      answer.assertStatus(422)
      assert.include(JSON.stringify(answer.body()), says)
      assert.isNull(await RecurringCharge.findBy('workspace_id', workspace.id))
    })

  test('show none of other firms, nor of matters behind a wall', async ({ client, assert }) => {
    const { workspace, owner, customer, hireWith, sent } = await scene()
    const matter = await matterOf({ workspace, owner }, { clientName: undefined, clients: [{ id: customer.id }] })
    await limitTo(matter, [owner])
    const { fields } = recurringForm(customer)
    const items = [item(1_000, { matterId: matter.id })]
    const walled = await recurringOf(workspace, owner, customer, { fields: { ...fields, items } })
    const open = await recurringOf(workspace, owner, customer)
    const permissions = ['facturas:leer', 'facturas:crear', 'facturas:editar'] as const
    const outside = await atDesk(client, await hireWith([...permissions]), workspace)
    const theirs = await firm()
    const stranger = await atDesk(client, theirs.owner, theirs.workspace)
    for (const session of [outside, stranger]) {
      ;(await session.get(`${LIST}/${walled.id}`)).assertStatus(404)
      ;(await session.put(`${LIST}/${walled.id}`, { ...sent(), version: 1 })).assertStatus(404)
      ;(await session.post(`${LIST}/${walled.id}/pause`, { version: 1 })).assertStatus(404)
      ;(await session.post(`${LIST}/${walled.id}/end`, { version: 1 })).assertStatus(404)
    }
    const idsFor = async (session: typeof outside) =>
      (await session.visit(LIST)).body().props.rows.map(({ id }: { id: number }) => id)
    assert.deepEqual(await idsFor(outside), [open.id])
    assert.deepEqual(await idsFor(stranger), [])
    const reader = await atDesk(client, await hireWith(['facturas:leer']), workspace)
    ;(await reader.post(LIST, sent())).assertStatus(403)
    ;(await reader.post(`${LIST}/${open.id}/pause`, { version: 1 })).assertStatus(403)
  })

  test('list many with as many statements as one, by what they are', async ({ client, assert }) => {
    const { workspace, owner, customer } = await scene()
    await recurringOf(workspace, owner, customer)
    const session = await atDesk(client, owner, workspace)
    const visited = (path: string) => queriesOf(async () => void (await session.visit(path)).assertStatus(200))
    await visited(LIST)
    const one = await visited(LIST)
    for (let n = 0; n < 12; n++) await recurringOf(workspace, owner, await clientOf(workspace, `Cliente ${n}`))
    assert.lengthOf(await visited(LIST), one.length)
    await RecurringCharge.query().where('client_id', customer.id).update({ active: false })
    const count = async (state: string) => (await session.visit(`${LIST}?state=${state}`)).body().props.paging.total
    assert.deepEqual(
      [await count('active'), await count('paused'), await count('ended'), await count('all')],
      [12, 1, 0, 13]
    )
  })
})
