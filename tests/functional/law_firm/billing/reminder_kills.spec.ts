import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import BillingSettings from '#app/billing/models/billing_settings'
import { eachInEmptyDatabase } from '#tests/helpers/database'
import { runRecurringTask } from '#tests/helpers/child'
import { firm } from '#tests/helpers/people'
import { charged, clientOf, NOON } from './scene.js'

const CHARGES = 12
const KILLS = 8
/** Statements after which a process may die: fewer than two reminders take. */
const LONGEST = 40
const MORNING = '2026-03-22T16:00:00Z'

/** Numbers that follow from a seed, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000
}

test.group('Killed job that reminds of charges', (group) => {
  eachInEmptyDatabase(group, NOON)

  test('reminds of each charge once in the end', async ({ assert }) => {
    const { workspace, owner } = await firm()
    const client = await clientOf(workspace, 'Comercializadora Ejemplo', { email: 'pagos@ejemplo.mx' })
    await BillingSettings.create({
      workspaceId: workspace.id,
      ...{ series: '', defaultTax: 'iva16', proposesWithholdings: true, dueDays: 15, twoPersonReview: false },
      ...{ saysOneThousand: false, version: 1, reminderDays: [-3], remindersOn: true },
    })
    for (let n = 0; n < CHARGES; n++) await charged(workspace, owner, client)
    const random = seeded(13)
    for (let n = 0; n < KILLS; n++)
      await runRecurringTask('billing.reminders', MORNING, 1 + Math.floor(random() * LONGEST))
    assert.isNull(await runRecurringTask('billing.reminders', MORNING))
    assert.isNull(await runRecurringTask('billing.reminders', MORNING))
    const emails = await db.from('charge_emails')
    assert.lengthOf(emails, CHARGES)
    assert.lengthOf(new Set(emails.map((row) => row.charge_id)), CHARGES)
    assert.lengthOf(await db.from('outbox_messages').where('topic', 'mail'), CHARGES)
  }).timeout(600_000)
})
