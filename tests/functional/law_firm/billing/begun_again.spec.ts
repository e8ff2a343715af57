import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { EditBillingSettings } from '#app/billing/actions/edit_billing_settings'
import { PauseReminders } from '#app/billing/actions/pause_reminders'
import { runRecurringCharges } from '#app/billing/actions/run_recurring_charges'
import { SendEmail } from '#app/billing/actions/send_email'
import { sendReminders } from '#app/billing/actions/send_reminders'
import Charge from '#app/billing/models/charge'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { CancelCfdi } from '#app/cfdi/actions/cancel_cfdi'
import { DeleteCfdi } from '#app/cfdi/actions/delete_cfdi'
import { RunTimer } from '#app/fees/actions/run_timer'
import { WriteTime } from '#app/fees/actions/write_time'
import Client from '#app/clients/models/client'
import { cfdiXml } from '#tests/helpers/cfdi_xml'
import { NOON as LATER, kept, TODAY as LATER_DAY } from '../cfdi/scene.js'
import { agreed, feesScene, TODAY, worked } from '../fees/scene.js'
import { recurringOf } from './recurring_scene.js'
import { authorNamed, charged, NOON, paid } from './scene.js'

type Scene = Awaited<ReturnType<typeof feesScene>>

const EMAIL = { to: 'pagos@ejemplo.mx', cc: [], language: 'es' as const, subject: 'Su cobro', message: 'Gracias.' }
const TIME = { workedOn: TODAY, minutes: 30, description: 'Llamada', billable: true, rate: null }

/** What is done, after what it needs was made. */
const ACTIONS: Record<string, (scene: Scene) => Promise<() => Promise<unknown>>> = {
  async 'an email with a charge'({ workspace, owner, customer }) {
    const charge = await charged(workspace, owner, customer)
    const sender = { author: authorNamed(owner), email: owner.email }
    return () => new SendEmail().charge(sender, charge, 'charge', EMAIL)
  },
  async 'an email with a receipt'({ workspace, owner, customer }) {
    const payment = await paid(workspace, owner, customer, 100)
    return () => new SendEmail().receipt({ author: authorNamed(owner), email: owner.email }, payment, EMAIL)
  },
  async 'an email with a statement'({ owner, customer }) {
    const span = { from: TODAY, to: TODAY }
    return () => new SendEmail().statement({ author: authorNamed(owner), email: owner.email }, customer, span, EMAIL)
  },
  async 'a pause of a charge'({ workspace, owner, customer }) {
    const charge = await charged(workspace, owner, customer)
    return () => new PauseReminders().charge(authorNamed(owner), charge, true)
  },
  async 'a pause of a client'({ owner, customer }) {
    return () => new PauseReminders().client(authorNamed(owner), customer, true)
  },
  async 'settings of billing'({ workspace, owner }) {
    const settings = { ...(await billingSettings(workspace.id)), series: 'B' }
    return () => new EditBillingSettings().handle(authorNamed(owner), workspace, settings)
  },
  async 'a reminder'({ workspace, owner, customer }) {
    await Client.query().where('id', customer.id).update({ email: EMAIL.to })
    await charged(workspace, owner, customer, { issuedOn: '2026-03-01', dueOn: '2026-03-11' })
    const settings = { ...(await billingSettings(workspace.id)), remindersOn: true, reminderDays: [-1] }
    await new EditBillingSettings().handle(authorNamed(owner), workspace, settings)
    return async () => {
      if ((await sendReminders()) !== 1) throw new Error('no reminder was sent')
    }
  },
  async 'a watch that starts'({ owner, matter }) {
    return () => new RunTimer().start(authorNamed(owner), matter)
  },
  async 'a watch that stops'({ workspace, owner, matter }) {
    await new RunTimer().start(authorNamed(owner), matter)
    return () => new RunTimer().stop(authorNamed(owner), workspace, { description: 'A', minutes: 5, billable: true })
  },
  async 'time that is added'({ workspace, owner, matter }) {
    return () => new WriteTime().add(authorNamed(owner), workspace, matter, TIME)
  },
  async 'time that is changed'(scene) {
    const entry = await worked(scene, scene.matter, scene.owner)
    return () => new WriteTime().edit(authorNamed(scene.owner), scene.workspace, { entry, version: 1 }, TIME)
  },
  async 'time that is deleted'(scene) {
    const entry = await worked(scene, scene.matter, scene.owner)
    return () => new WriteTime().remove(authorNamed(scene.owner), { entry, version: 1 })
  },
  async 'an agreement'({ owner, matter }) {
    return () => agreed(matter, owner)
  },
  async 'a tax document that is canceled'(scene) {
    clock.freeze(LATER)
    const cfdi = await kept(scene, cfdiXml())
    const said = { canceledOn: LATER_DAY, reason: '02' as const, substituteUuid: null }
    return () => new CancelCfdi().handle(authorNamed(scene.owner), { cfdi, version: 1 }, said, LATER_DAY)
  },
  async 'a tax document that is deleted'(scene) {
    clock.freeze(LATER)
    const cfdi = await kept(scene, cfdiXml())
    return () => new DeleteCfdi().handle(authorNamed(scene.owner), { cfdi, version: 1 })
  },
}

/** Has the database end the first transaction of `act`, as MariaDB does with one of two that wait for each other. */
async function endingTheFirst(act: () => Promise<unknown>): Promise<number> {
  const real = db.transaction
  let begun = 0
  db.transaction = ((...given: Parameters<typeof real>) => {
    begun++
    if (begun > 1) return Reflect.apply(real, db, given)
    return Promise.reject(Object.assign(new Error('Deadlock found'), { code: 'ER_LOCK_DEADLOCK' }))
  }) as typeof real
  try {
    await act()
  } finally {
    db.transaction = real
  }
  return begun
}

test.group('Work on money that the database ended', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('is begun again: {$self}')
    .with(Object.keys(ACTIONS))
    .run(async ({ assert }, what) => {
      const act = await ACTIONS[what]!(await feesScene())
      assert.equal(await endingTheFirst(act), 2)
    })

  test('is begun again for the charge of a period, which is made once', async ({ assert }) => {
    const { workspace, owner, customer } = await feesScene()
    const recurring = await recurringOf(workspace, owner, customer, { startsOn: TODAY, dayOfMonth: 10 })
    let made = 0
    await endingTheFirst(async () => (made = await runRecurringCharges()))
    assert.equal(made, 1)
    assert.lengthOf(await Charge.in(workspace).where('recurring_id', recurring.id), 1)
    assert.isNull(await db.from('job_failures').first())
  })
})
