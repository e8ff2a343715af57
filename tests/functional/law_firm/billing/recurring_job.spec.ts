import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { RECURRING_JOB, runRecurringCharges } from '#app/billing/actions/run_recurring_charges'
import { WriteRecurringCharge } from '#app/billing/actions/write_recurring_charge'
import Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import RecurringCharge from '#app/billing/models/recurring_charge'
import { runRecurringTask } from '#tests/helpers/child'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { noticesOf } from '../activities/scene.js'
import { recurringForm, recurringOf } from './recurring_scene.js'
import { authorNamed, clientOf, item, NOON } from './scene.js'

async function scene() {
  const { workspace, owner } = await firm()
  return { workspace, owner, customer: await clientOf(workspace), author: authorNamed(owner) }
}
const chargesOf = ({ id }: RecurringCharge) => Charge.query().where('recurring_id', id).orderBy('period')
const now = ({ id }: RecurringCharge) => RecurringCharge.findOrFail(id)

test.group('Job of recurring charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('makes one charge of each period, however often it runs', async ({ assert }) => {
    const { workspace, owner, customer } = await scene()
    const recurring = await recurringOf(workspace, owner, customer)
    assert.equal(await runRecurringCharges(), 1)
    assert.equal(await runRecurringCharges(), 0)
    const [charge, ...others] = await chargesOf(recurring)
    assert.lengthOf(others, 0)
    assert.containSubset(charge, {
      ...{ state: 'issued', reference: '1', period: '2026-03', total: 1_160_000, createdById: null },
      ...{ issuedOn: '2026-03-01', dueOn: '2026-03-16' },
    })
    const [concept] = await ChargeItem.byKey('charge_id', charge!.id)
    assert.equal(concept!.description, 'Asesoría (marzo 2026)')
    assert.equal((await now(recurring)).nextOn, '2026-04-01')
    clock.freeze('2026-04-01T05:59:00Z')
    assert.equal(await runRecurringCharges(), 0, 'it is still March in the firm')
    clock.freeze('2026-04-01T06:01:00Z')
    assert.equal(await runRecurringCharges(), 1)
  })

  test('charges what went by while it did not run, the latest twelve periods at most', async ({ assert }) => {
    const { workspace, owner, customer } = await scene()
    const three = await recurringOf(workspace, owner, customer, { startsOn: '2026-01-01' })
    const years = await recurringOf(workspace, owner, customer, { startsOn: '2020-01-01', issues: false })
    assert.equal(await runRecurringCharges(), 15)
    const periods = async (of: RecurringCharge) => (await chargesOf(of)).map(({ period }) => period)
    assert.deepEqual(await periods(three), ['2026-01', '2026-02', '2026-03'])
    const latest = await periods(years)
    assert.deepEqual([latest.length, latest[0], latest.at(-1)], [12, '2025-04', '2026-03'])
    assert.isTrue((await chargesOf(years)).every(({ state, number }) => state === 'draft' && number === null))
  })

  test('makes no draft again that somebody deleted, also when the recurring charge is changed then', async ({
    assert,
  }) => {
    const { workspace, owner, customer, author } = await scene()
    const sees = { userId: owner.id, workspaceId: workspace.id }
    const drafts = { issues: false, startsOn: '2026-02-01' }
    const recurring = await recurringOf(workspace, owner, customer, drafts)
    assert.equal(await runRecurringCharges(), 2)
    const change = async (values: object) => {
      const current = await now(recurring)
      const form = recurringForm(customer, { ...drafts, ...values })
      await new WriteRecurringCharge().edit(
        author,
        workspace,
        { recurring: current, version: current.version },
        { form, sees }
      )
      return (await now(recurring)).nextOn
    }
    const remove = async (period: string) => {
      const charge = (await chargesOf(recurring)).find((each) => each.period === period)!
      await new EditCharge().destroy(author, { charge, version: charge.version })
    }
    await remove('2026-03')
    assert.equal(await change({ dayOfMonth: 15 }), '2026-04-15')
    await remove('2026-02')
    assert.equal(await change({ title: 'Asesoría fiscal' }), '2026-04-01')
    assert.equal(await runRecurringCharges(), 0)
  })

  test('ends with the last period, and makes nothing while paused', async ({ assert }) => {
    const { workspace, owner, customer, author } = await scene()
    const ending = await recurringOf(workspace, owner, customer, { endsOn: '2026-03-31' })
    const paused = await recurringOf(workspace, owner, customer)
    const write = new WriteRecurringCharge()
    await write.pause(author, { recurring: paused, version: 1 })
    assert.equal(await runRecurringCharges(), 1)
    assert.containSubset(await now(ending), { nextOn: null, active: false, state: 'ended' })
    clock.freeze('2026-05-10T18:00:00Z')
    assert.equal(await runRecurringCharges(), 0)
    await write.resume(author, workspace, { recurring: paused, version: 2 })
    assert.containSubset(await now(paused), { nextOn: '2026-06-01', active: true })
  })

  test('keeps going when one fails, and tells who set it up, once for each period', async ({ assert }) => {
    const { workspace, owner, customer } = await scene()
    const gone = await clientOf(workspace, 'Se fusionó')
    const broken = await recurringOf(workspace, owner, gone)
    const fine = await recurringOf(workspace, owner, customer)
    await gone.merge({ mergedIntoId: customer.id }).save()
    assert.equal(await runRecurringCharges(), 1)
    assert.lengthOf(await chargesOf(fine), 1)
    assert.lengthOf(await chargesOf(broken), 0)
    const failures = await db.from('job_failures').where({ job: RECURRING_JOB, item_id: broken.id })
    assert.lengthOf(failures, 1)
    clock.freeze('2026-03-10T18:05:00Z')
    await runRecurringCharges()
    const notices = (await noticesOf(owner)).filter(({ kind }) => kind === 'recurring_charge_failed')
    assert.lengthOf(notices, 1)
    assert.equal(notices[0]!.href, `/law-firm/recurring-charges/${broken.id}`)
    assert.deepEqual(JSON.parse(notices[0]!.values), { title: 'Asesoría laboral', period: 'marzo 2026' })
    assert.equal((await now(broken)).nextOn, '2026-03-01')
  })

  test('names the period of two months, in the place of its mark', async ({ assert }) => {
    const { workspace, owner, customer } = await scene()
    const fields = { isrRate: 0, withholdsIva: false, notes: null, dueDays: 0, exchangeRate: null }
    const items = [item(100, { description: 'Iguala {periodo} de {periodo}' })]
    const recurring = await recurringOf(workspace, owner, customer, {
      ...{ rhythm: 'bimonthly', dayOfMonth: 31, startsOn: '2026-02-01', fields: { ...fields, items } },
    })
    assert.equal(await runRecurringCharges(), 1)
    const [charge] = await chargesOf(recurring)
    assert.containSubset(charge, { issuedOn: '2026-02-28', dueOn: '2026-02-28' })
    const [concept] = await ChargeItem.byKey('charge_id', charge!.id)
    assert.equal(concept!.description, 'Iguala febrero a marzo 2026 de febrero a marzo 2026')
    assert.equal((await now(recurring)).nextOn, '2026-04-30')
  })
})

test.group('Job of recurring charges in several processes', (group) => {
  eachInEmptyDatabase(group, NOON)

  const WRITERS = 4
  const RECURRING = 6
  const KILLS = 8
  /** Statements after which a process may die: a charge takes some thirty. */
  const LONGEST = 90

  async function several() {
    const { workspace, owner, customer } = await scene()
    const all: RecurringCharge[] = []
    for (let n = 0; n < RECURRING; n++)
      all.push(await recurringOf(workspace, owner, customer, { startsOn: '2026-02-01' }))
    return { workspace, all }
  }
  async function madeOnce(workspaceId: number, all: RecurringCharge[]) {
    const charges = await Charge.query().where('workspace_id', workspaceId).orderBy('number')
    const periods = charges.map(({ recurringId, period }) => `${recurringId} ${period}`)
    return {
      numbers: charges.map(({ number }) => number),
      periods: periods.sort(),
      expected: all.flatMap(({ id }) => [`${id} 2026-02`, `${id} 2026-03`]).sort(),
    }
  }

  test('is done once when many do it at once', async ({ assert }) => {
    const { workspace, all } = await several()
    const counts = await Promise.all(Array.from({ length: WRITERS }, () => runRecurringCharges()))
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      RECURRING * 2
    )
    const { numbers, periods, expected } = await madeOnce(workspace.id, all)
    assert.deepEqual(periods, expected)
    assert.deepEqual(
      numbers,
      numbers.map((_, at) => at + 1)
    )
  }).timeout(120_000)

  test('is done once in the end by two processes at a time that are killed anywhere', async ({ assert }) => {
    const { workspace, all } = await several()
    for (let n = 0; n < KILLS; n += 2) {
      const dieAt = [n, n + 1].map((turn) => 1 + ((turn * 37) % LONGEST))
      await Promise.all(dieAt.map((at) => runRecurringTask(RECURRING_JOB, NOON, at)))
    }
    assert.isNull(await runRecurringTask(RECURRING_JOB, NOON))
    const { numbers, periods, expected } = await madeOnce(workspace.id, all)
    assert.deepEqual(periods, expected)
    assert.deepEqual(
      numbers,
      numbers.map((_, at) => at + 1)
    )
    const log = await db.from('audit_entries').where('action', 'charge.issued')
    assert.lengthOf(log, RECURRING * 2)
  }).timeout(240_000)
})
