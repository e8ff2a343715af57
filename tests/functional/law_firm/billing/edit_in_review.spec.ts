import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { holdAccounts } from '#app/billing/actions/hold_account'
import Charge from '#app/billing/models/charge'
import { EditCharge } from '#app/billing/actions/edit_charge'
import type { ChargeFields } from '#app/billing/domain/charge_fields'
import { FieldProblem } from '#app/core/errors/field_problem'
import { firm } from '#tests/helpers/people'
import { authorNamed, charged, chargeFields, clientOf, NOON, paid } from './scene.js'

test.group('A charge that a payment in review names', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const ours = await firm()
    const { workspace, owner } = ours
    const [acme, other] = [await clientOf(workspace), await clientOf(workspace, 'Otra Empresa')]
    const charge = await charged(workspace, owner, acme)
    const applications = [{ chargeId: charge.id, amount: 500_000 }]
    const payment = await paid(workspace, owner, acme, 500_000, { applications }, true)
    const sees = { userId: owner.id, workspaceId: workspace.id }
    const edit = (fields: ChargeFields) =>
      new EditCharge().handle(authorNamed(owner), { charge, version: 1 }, { fields, sees }).then(
        () => null,
        (error: unknown) => {
          if (!(error instanceof FieldProblem)) throw error
          return error.toMessage('es')
        }
      )
    return { ...ours, acme, other, charge, payment, edit }
  }

  test('keeps its client and its currency', async ({ assert }) => {
    const { acme, other, charge, edit } = await scene()
    const dollars = { currency: 'USD' as const, exchangeRate: 18_000_000 }
    for (const [field, fields] of [
      ['clientId', chargeFields(other)],
      ['currency', chargeFields(acme, dollars)],
    ] as const) {
      const problem = await edit(fields)
      assert.equal(problem?.field, field)
      assert.include(problem?.message, 'Un pago en revisión (núm. 1)')
    }
    await charge.refresh()
    assert.deepEqual([charge.clientId, charge.currency, charge.version], [acme.id, 'MXN', 1])
  })

  test('takes other changes meanwhile', async ({ assert }) => {
    const { acme, edit } = await scene()
    assert.isNull(await edit(chargeFields(acme, { dueOn: '2026-04-30' })))
  })

  test('may change its client once the payment was rejected', async ({ assert }) => {
    const { workspace, hire, other, charge, payment, edit } = await scene()
    const reviewer = authorNamed(await hire('admin'))
    const verdict = { verdict: 'rejected' as const, reason: 'No llegó' }
    await new ManagePayment().review(reviewer, workspace, { payment, version: 1 }, verdict)
    assert.isNull(await edit(chargeFields(other)))
    assert.equal((await Charge.findOrFail(charge.id)).clientId, other.id)
  })

  test('holds the accounts of two clients in the order of their ids', async ({ assert }) => {
    const { workspace, acme, other } = await scene()
    for (const ids of [
      [acme.id, other.id],
      [other.id, acme.id],
    ]) {
      const held = await db.transaction((trx) => holdAccounts(trx, workspace, ids))
      assert.deepEqual(
        [...held.keys()],
        [acme.id, other.id].sort((one, two) => one - two)
      )
    }
  })
})
