import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { verifyChain } from '#app/core/audit/verify_chain'
import Charge from '#app/billing/models/charge'
import Payment from '#app/billing/models/payment'
import { brokenBalances } from '#app/billing/queries/broken_balances'
import { runScript } from '#tests/helpers/child'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { charged, clientOf, NOON } from './scene.js'
import { Dice } from './random_steps.js'

const SCRIPT = fileURLToPath(new URL('./paying_process.ts', import.meta.url))
const KILLS = 30
/** So many processes work on the same accounts, and die, at once. */
const AT_ONCE = 3
const MOST_STATEMENTS = 400

test.group('Money under processes that are killed', (group) => {
  eachInEmptyDatabase(group, NOON)

  /** The numbers that were given, in order. */
  const numbersOf = async (model: typeof Charge | typeof Payment, { workspace }: Firm) =>
    (await model.in(workspace).whereNotNull('number').orderBy('number')).map(({ number }) => Number(number))

  const sequenceOf = async (name: string, { workspace }: Firm) =>
    Number((await db.from('sequences').where({ workspace_id: workspace.id, name }).first())?.value ?? 0)

  test('is never half paid, wherever they were killed', async ({ assert }) => {
    const ours = await firm()
    for (const name of ['Una', 'Otra']) {
      const client = await clientOf(ours.workspace, name)
      for (const _ of [1, 2, 3]) await charged(ours.workspace, ours.owner, client)
    }
    const dice = new Dice(30)
    for (let killed = 0; killed < KILLS; killed += AT_ONCE) {
      const deaths = Array.from({ length: AT_ONCE }, (_, at) =>
        runScript(SCRIPT, dice.between(1, MOST_STATEMENTS), killed + at, ours.workspace.id, ours.owner.id)
      )
      for (const signal of await Promise.all(deaths)) assert.equal(signal, 'SIGKILL')
      assert.deepEqual(await brokenBalances(ours.workspace.id), [], `after ${killed + AT_ONCE} kills`)
    }
    const charges = await numbersOf(Charge, ours)
    assert.deepEqual(
      charges,
      charges.map((_, at) => at + 1)
    )
    assert.equal(await sequenceOf('charges:', ours), charges.length)
    const payments = await numbersOf(Payment, ours)
    assert.lengthOf(new Set(payments), payments.length)
    const recorded = await db.from('audit_entries').where('action', 'payment.recorded').count('* as total').first()
    assert.equal(await sequenceOf('payments', ours), Number(recorded.total))
    assert.isAbove(Number(recorded.total), KILLS)
    assert.isNull((await verifyChain(ours.workspace.id)).brokenAt)
  }).timeout(240_000)
})
