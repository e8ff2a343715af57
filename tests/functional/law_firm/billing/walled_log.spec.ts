import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import { WriteRecurringCharge } from '#app/billing/actions/write_recurring_charge'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { firm } from '#tests/helpers/people'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { recurringForm, recurringOf } from './recurring_scene.js'
import { authorNamed, charged, chargeFields, clientOf, item, NOON, paid, TODAY } from './scene.js'

test.group('Log of the money of a private matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  /** An open matter of a client, and one that is limited to the owner. */
  async function scene() {
    const ours = await firm()
    const { workspace, owner } = ours
    const acme = await clientOf(workspace, 'Elba Pérez Ficticia')
    const open = await matterOf(ours, { clients: [{ id: acme.id }] })
    const secret = await matterOf(ours, { clients: [{ id: acme.id }] })
    await limitTo(secret, [owner])
    const sees = { userId: owner.id, workspaceId: workspace.id }
    return { ...ours, acme, open, secret, sees, author: authorNamed(owner) }
  }
  type Scene = Awaited<ReturnType<typeof scene>>

  const chargeOf = ({ workspace, owner, acme }: Scene, ...matters: { id: number }[]) =>
    charged(workspace, owner, acme, { items: matters.map(({ id }) => item(1_000_000, { matterId: id })) })

  /** The matters under which the log tells of a noun, by action. */
  async function recordsUnder(noun: string): Promise<[string, number | null][]> {
    const rows = await db.from('audit_entries').where('action', 'like', `${noun}.%`).orderBy('id')
    return rows.map(({ action, matter_id: id }) => [action, id === null ? null : Number(id)])
  }

  test('records what happens to a payment under the private matter of its charges', async ({ assert }) => {
    const ours = await scene()
    const { workspace, owner, acme, open, secret, author } = ours
    const charge = await chargeOf(ours, open, secret)
    const applications = [{ chargeId: charge.id, amount: 500_000 }]
    const payment = await paid(workspace, owner, acme, 500_000, { applications }, true)
    const manage = new ManagePayment()
    const reviewer = authorNamed(await ours.hire('admin'))
    const seen = async () => {
      const current = await Payment.findOrFail(payment.id)
      return { payment: current, version: current.version }
    }
    await manage.review(reviewer, workspace, await seen(), { verdict: 'accepted', reason: null })
    await manage.apply(author, workspace, await seen(), [{ chargeId: charge.id, amount: 400_000 }])
    const refund = { amount: 50_000, refundedOn: TODAY, method: 'cash' as const, reference: null, reason: 'Ajuste' }
    await manage.refund(author, workspace, await seen(), refund)
    await manage.apply(author, workspace, await seen(), [])
    await manage.apply(
      author,
      workspace,
      await seen(),
      applications.map((one) => ({ ...one, amount: 450_000 }))
    )
    await manage.destroy(author, workspace, await seen(), new Map())
    assert.deepEqual(
      await recordsUnder('payment'),
      ['recorded', 'accepted', 'applied', 'refunded', 'applied', 'applied', 'deleted'].map((what) => [
        `payment.${what}`,
        secret.id,
      ])
    )
  })

  test('is closed to who is not of the team, with amounts and clients of payments', async ({ client, assert }) => {
    const ours = await scene()
    const { workspace, owner, acme, open, secret } = ours
    const [walled, plain] = [await chargeOf(ours, secret), await chargeOf(ours, open)]
    await paid(workspace, owner, acme, 777_700, { applications: [{ chargeId: walled.id, amount: 777_700 }] })
    await paid(workspace, owner, acme, 123_400, { applications: [{ chargeId: plain.id, amount: 123_400 }] })
    const reader = await ours.hireWith(['despacho:editar', 'expedientes:leer', 'facturas:leer'])
    const readLines = async (person: typeof owner) => {
      const page = await (await atDesk(client, person, workspace)).visit('/law-firm/settings/log?kind=billing')
      return JSON.stringify(page.body().props.lines)
    }
    const [own, told] = [await readLines(owner), await readLines(reader)]
    for (const amount of ['777700', '123400']) assert.include(own, amount)
    assert.include(told, '123400')
    assert.notInclude(told, '777700')
  })

  test('is left out of the history of what had that matter once, for who is not of the team', async ({
    client,
    assert,
  }) => {
    const ours = await scene()
    const { workspace, owner, acme, open, secret, sees, author } = ours
    const charge = await chargeOf(ours, secret)
    const payment = await paid(workspace, owner, acme, 900, { applications: [{ chargeId: charge.id, amount: 900 }] })
    await new ManagePayment().apply(author, workspace, { payment, version: 1 }, [])
    const items = [item(900_000, { matterId: open.id, description: 'Consulta' })]
    const version = (await Charge.findOrFail(charge.id)).version
    await new EditCharge().handle(author, { charge, version }, { fields: chargeFields(acme, { items }), sees })
    await new EditCharge().terms(
      author,
      { charge, version: version + 1 },
      { dueOn: '2026-04-30', notes: null, internalNotes: null }
    )
    const { fields } = recurringForm(acme)
    const recurring = await recurringOf(workspace, owner, acme, {
      fields: { ...fields, items: [item(1, { matterId: secret.id })] },
    })
    const plan = recurringForm(acme, { fields: { ...fields, items } })
    await new WriteRecurringCharge().edit(author, workspace, { recurring, version: 1 }, { form: plan, sees })
    const reader = await ours.hireWith(['expedientes:leer', 'facturas:leer'])
    const pages = [`e-collections/${charge.id}`, `payments/${payment.id}`, `recurring-charges/${recurring.id}`]
    const actionsOf = async (person: typeof owner, page: string) => {
      const { props } = (await (await atDesk(client, person, workspace)).visit(`/law-firm/${page}`)).body()
      return props.history.lines.map(({ action }: { action: string }) => action)
    }
    assert.lengthOf(await actionsOf(owner, pages[0]!), 5)
    assert.deepEqual(await actionsOf(reader, pages[0]!), ['charge.edited'])
    assert.deepEqual(await actionsOf(owner, pages[1]!), ['payment.applied', 'payment.recorded'])
    assert.deepEqual(await actionsOf(reader, pages[1]!), [])
    assert.lengthOf(await actionsOf(owner, pages[2]!), 2)
    assert.deepEqual(await actionsOf(reader, pages[2]!), [])
  })

  test('records changes of a charge under the private matter that it had', async ({ assert }) => {
    const ours = await scene()
    const { acme, open, secret, sees, author } = ours
    const charge = await chargeOf(ours, secret)
    const fields = chargeFields(acme, { items: [item(900_000, { matterId: open.id })] })
    await new EditCharge().handle(author, { charge, version: 1 }, { fields, sees })
    assert.deepEqual((await recordsUnder('charge')).at(-1), ['charge.edited', secret.id])
  })

  test('records a recurring charge under the private one of its matters', async ({ assert }) => {
    const ours = await scene()
    const { workspace, owner, acme, open, secret, sees, author } = ours
    const { fields } = recurringForm(acme)
    const withItems = (...matters: { id: number }[]) => ({
      fields: { ...fields, items: matters.map(({ id }) => item(1_000_000, { matterId: id })) },
    })
    const recurring = await recurringOf(workspace, owner, acme, withItems(open, secret))
    const form = recurringForm(acme, withItems(open))
    await new WriteRecurringCharge().edit(author, workspace, { recurring, version: 1 }, { form, sees })
    assert.deepEqual(await recordsUnder('recurring_charge'), [
      ['recurring_charge.added', secret.id],
      ['recurring_charge.edited', secret.id],
    ])
  })
})
