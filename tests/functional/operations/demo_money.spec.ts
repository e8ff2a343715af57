import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { DEMO_FIRM } from '#app/backoffice/demo/seed_people'
import { movementFilters } from '#app/bank_statements/domain/movement_filters'
import BankStatement from '#app/bank_statements/models/bank_statement'
import { movementLines } from '#app/bank_statements/queries/movement_lines'
import { brokenBalances } from '#app/billing/queries/broken_balances'
import Workspace from '#app/workspaces/models/workspace'
import { emptyDatabase } from '#tests/helpers/database'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'

test.group('Money of the demo', (group) => {
  group.each.setup(async () => {
    await seedDemo()
    return () => emptyDatabase()
  })

  test('is charged and paid in all ways over eight months, adds up, and is there once', async ({ assert }) => {
    const charges = await db.from('charges').orderBy('id')
    const having = (values: object) =>
      charges.filter((row) => Object.entries(values).every(([name, value]) => row[name] === value))
    assert.isAbove(charges.length, 38)
    for (const state of ['draft', 'issued', 'canceled', 'written_off']) assert.isNotEmpty(having({ state }), state)
    for (const settledBy of ['payments', 'mark', 'write_off'])
      assert.isNotEmpty(having({ settled_by: settledBy }), settledBy)
    assert.lengthOf(having({ currency: 'USD' }), 2)
    assert.isAbove(charges.filter((row) => row.paid > 0 && row.remaining > 0).length, 2)
    assert.isAbove(charges.filter((row) => row.recurring_id !== null).length, 6)
    assert.isAbove(charges.filter((row) => row.withheld_isr > 0).length, 0)
    const days = charges.flatMap(({ issued_on: day }) => day ?? [])
    assert.deepEqual(days, [...days].sort())
    assert.lengthOf(await db.from('payment_refunds'), 1)
    const [waiting] = await db.from('payments').where('state', 'review')
    assert.isNotNull(waiting.proof_id)
    const { id } = await db.from('workspaces').orderBy('id').firstOrFail()
    assert.deepEqual(await brokenBalances(Number(id)), [])
    await seedDemo()
    assert.lengthOf(await db.from('charges'), charges.length)
  }).timeout(120_000)

  test('shows fees, tax documents, a bank statement and an email, each once', async ({ assert }) => {
    const kinds = async (table: string, column: string) =>
      (await db.from(table).orderBy('id')).map((row) => row[column] as unknown)
    assert.lengthOf(await kinds('fee_agreements', 'id'), 1)
    assert.lengthOf(await kinds('fee_stages', 'id'), 3)
    assert.deepEqual(await kinds('fee_charges', 'amount'), [4_500_000, 2_600_000])
    assert.deepEqual(await kinds('time_entries', 'rate'), [180_000, 180_000])
    assert.deepEqual(await kinds('fund_movements', 'kind'), ['deposit', 'expense'])
    assert.deepEqual(await kinds('client_funds', 'balance'), [1_152_000])
    const cfdis = await db.from('cfdis').orderBy('id')
    assert.deepEqual(
      cfdis.map((row) => [row.direction, row.client_id !== null, row.charge_id !== null]),
      [
        ['issued', true, true],
        ['issued', true, false],
      ]
    )
    assert.deepEqual(await kinds('bank_movements', 'state'), ['outgoing', 'pending'])
    assert.deepEqual(await kinds('charge_emails', 'state'), ['sent'])
    const { reminders_on: isOn } = await db.from('billing_settings').firstOrFail()
    assert.isTrue(Boolean(isOn))
    const firm = await Workspace.findByOrFail('slug', DEMO_FIRM.slug)
    const owner = await User.findByOrFail('email', credentialsOf('owner').email)
    const statement = await BankStatement.in(firm).firstOrFail()
    const viewer = { userId: owner.id, workspaceId: firm.id }
    const filters = await movementFilters.validate({})
    const { items } = await movementLines(viewer, statement, { filters, proposes: true })
    assert.lengthOf(
      items.filter(({ proposals }) => proposals.length > 0),
      1
    )
  })
})
