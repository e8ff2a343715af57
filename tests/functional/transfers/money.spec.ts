import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clientOf } from '#database/factories/client_factory'
import { matterOf } from '#database/factories/matter_factory'
import { AddCharge } from '#app/billing/actions/add_charge'
import { WriteRecurringCharge } from '#app/billing/actions/write_recurring_charge'
import { brokenBalances } from '#app/billing/queries/broken_balances'
import { ChangeFund } from '#app/fees/actions/change_fund'
import { brokenFunds } from '#app/fees/queries/broken_funds'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { authorNamed, charged, chargeFields, item, NOON, paid } from '#tests/functional/law_firm/billing/scene'
import { cash, deposited } from '#tests/functional/law_firm/fees/scene'
import { done, exported } from './archive_content.js'
import { forgedRows, packed, unpacked, type Files } from './forged_archive.js'

test.group('Money of a firm archive', (group) => {
  eachInEmptyDatabase(group, NOON)

  /** A firm with a charge that is paid in part, credit, an iguala of a matter, and a fund with two movements. */
  async function archive() {
    const ours = await firm()
    const { workspace, owner } = ours
    const client = await clientOf(ours)
    await matterOf(ours)
    const matter = await matterOf(ours, { clients: [{ id: client.id }] })
    const items = [item(1_000_000, { matterId: matter.id })]
    const charge = await charged(workspace, owner, client, { items })
    await paid(workspace, owner, client, 500_000, { applications: [{ chargeId: charge.id, amount: 400_000 }] })
    const fields = { items, isrRate: 0, withholdsIva: false, notes: null, dueDays: 10, exchangeRate: null }
    const plan = { rhythm: 'monthly' as const, dayOfMonth: 5, startsOn: '2026-04-05', endsOn: null, issues: true }
    const form = { clientId: client.id, title: 'Iguala', currency: 'MXN' as const, ...plan, fields }
    await new WriteRecurringCharge().add(authorNamed(owner), workspace, form, { everythingIn: workspace.id })
    await matter.merge({ clientId: client.id }).save()
    await deposited(ours, matter, 50_000)
    const refund = { currency: 'MXN' as const, cash: cash(20_000) }
    await new ChangeFund().refund(authorNamed(owner), workspace, matter, refund)
    const copy = await exported(ours)
    const files = await unpacked(copy.path)
    await copy.remove()
    return files
  }

  async function restored(files: Files) {
    const folder = await mkdtemp(join(tmpdir(), 'foja-money-'))
    try {
      await packed(files, join(folder, 'archive.zip'))
      const theirs = await firm('Despacho vacío')
      return { theirs, task: await done(theirs, 'transfers.workspace_restore', { path: join(folder, 'archive.zip') }) }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  test('comes back to the centavo, and its numbers go on', async ({ assert }) => {
    const files = forgedRows(await archive(), 'sequences', (row) => ({ ...row, value: 0 }))
    const { theirs, task } = await restored(files)
    assert.deepEqual([task.state, task.error], ['done', null])
    const { workspace, owner } = theirs
    assert.deepEqual(await brokenBalances(workspace.id), [])
    assert.deepEqual(await brokenFunds(workspace.id), [])
    const [fund] = await db.from('client_funds').where('workspace_id', workspace.id)
    assert.containSubset(fund, { balance: 30_000, movements: 2 })
    const [charge] = await db.from('charges').where('workspace_id', workspace.id)
    assert.containSubset(charge, { reference: '1', paid: 400_000, remaining: 760_000 })
    assert.include(charge.search_text, 'honorarios')
    const recurring = await db.from('recurring_charges').where('workspace_id', workspace.id).firstOrFail()
    const matters = (await db.from('matters').where('workspace_id', workspace.id)).map(({ id }) => id)
    assert.include(matters, JSON.parse(recurring.fields).items[0].matterId)
    const client = await db.from('clients').where('workspace_id', workspace.id).orderBy('id').firstOrFail()
    const next = await new AddCharge().handle(authorNamed(owner), workspace, {
      fields: chargeFields({ id: client.id } as never),
      ...{ sees: { everythingIn: workspace.id }, issues: true },
    })
    assert.equal(next.reference, '2')
  }).timeout(60_000)

  test('keeps what charges are called in a series that ends with a digit', async ({ assert }) => {
    const said = { series: 'A26', reference: 'A26-1' }
    const { theirs } = await restored(forgedRows(await archive(), 'charges', (row) => ({ ...row, ...said })))
    const [charge] = await db.from('charges').where('workspace_id', theirs.workspace.id)
    assert.containSubset(charge, said)
  }).timeout(60_000)

  const FORGED: Record<string, [string, Parameters<typeof forgedRows>[2]]> = {
    'a charge that says to be paid': [
      'charges',
      (row) => ({
        ...row,
        paid: 1_160_000,
        remaining: 0,
        status: 'paid',
        settled_by: 'payments',
        settled_on: '2026-03-10',
      }),
    ],
    'a payment that pays more than it says': ['payment_applications', (row) => ({ ...row, amount: 500_000 })],
    'a payment without what it pays': ['payments', (row) => ({ ...row, applied: 0, credit: 500_000 })],
    'a fund that holds more than came in': ['client_funds', (row) => ({ ...row, balance: 40_000 })],
    'a fund with movements that are missing': ['client_funds', (row) => ({ ...row, movements: 3 })],
    'a movement of another amount': [
      'fund_movements',
      (row) => (row.number === 1 ? { ...row, amount: 60_000 } : { ...row, amount: -30_000 }),
    ],
    'a concept that is none of the total': [
      'charge_items',
      (row) => ({ ...row, unit_price: 2_000_000, amount: 2_000_000, tax: 320_000 }),
    ],
  }
  for (const [what, [table, change]] of Object.entries(FORGED))
    test(`is not brought in with ${what}`, async ({ assert }) => {
      const { theirs, task } = await restored(forgedRows(await archive(), table, change))
      assert.equal(task.state, 'failed')
      assert.include(JSON.stringify(task.error), 'transfers.restore.error.amounts')
      assert.lengthOf(await db.from('charges').where('workspace_id', theirs.workspace.id), 0)
    }).timeout(60_000)
})
