import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { billingSettings } from '#app/billing/queries/billing_settings'
import { firm } from '#tests/helpers/people'
import { atDesk } from '../matters/desk.js'
import { charged, clientOf, NOON } from './scene.js'

const PAGE = '/law-firm/settings/payments'
const FIELDS = {
  ...{ version: 0, series: 'b', defaultTax: 'iva8', proposesWithholdings: false, dueDays: 30 },
  ...{ twoPersonReview: true, saysOneThousand: true, remindersOn: true, reminderDays: [7, -3] },
  ...{ paymentNotes: 'Efectivo de 9 a 14 h', paymentReference: 'Su nombre', accountHolder: 'Rivas, S.C.' },
}

test.group('Settings of charges and payments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are changed and logged with what they were before', async ({ client, assert }) => {
    const { owner, workspace } = await firm()
    const session = await atDesk(client, owner, workspace)
    const { props } = (await session.visit(PAGE)).body()
    assert.containSubset(props, { settings: { series: '', dueDays: 15, version: 0 }, can: { changeAccount: true } })
    assert.include(props.preview.after.message, 'saldo vencido')
    ;(await session.submit('put', PAGE, FIELDS)).assertStatus(303)
    assert.containSubset(await billingSettings(workspace.id), {
      ...FIELDS,
      ...{ series: 'B', reminderDays: [-3, 7], version: 1 },
    })
    const entry = await db.from('audit_entries').where('action', 'billing_settings.edited').firstOrFail()
    assert.containSubset(JSON.parse(entry.before), { series: '', dueDays: 15 })
    assert.containSubset(JSON.parse(entry.after), { series: 'B', dueDays: 30 })
  })

  test('give each series its own numbers', async ({ client, assert }) => {
    const { owner, workspace } = await firm()
    const payer = await clientOf(workspace)
    const session = await atDesk(client, owner, workspace)
    assert.equal((await charged(workspace, owner, payer)).reference, '1')
    await session.submit('put', PAGE, FIELDS)
    assert.equal((await charged(workspace, owner, payer)).reference, 'B1')
    await session.submit('put', PAGE, { ...FIELDS, version: 1, series: 'B2' })
    assert.equal((await charged(workspace, owner, payer)).reference, 'B2-1')
    await session.submit('put', PAGE, { ...FIELDS, version: 2, series: 'B' })
    assert.equal((await charged(workspace, owner, payer)).reference, 'B2')
  })

  test('are left alone for {what}')
    .with([
      { what: 'a series with an accent', wrong: { series: 'Ñ' }, field: 'series' },
      { what: 'a series that is too long', wrong: { series: 'ABCDEFGHIJK' }, field: 'series' },
      { what: 'days below zero', wrong: { dueDays: -1 }, field: 'dueDays' },
      { what: 'a reminder that is too far away', wrong: { reminderDays: [181] }, field: 'reminderDays.0' },
      { what: 'too many reminders', wrong: { reminderDays: [...Array(11).keys()] }, field: 'reminderDays' },
      { what: 'an unknown tax', wrong: { defaultTax: 'iva11' }, field: 'defaultTax' },
      { what: 'a version that somebody else changed', wrong: { version: 3 }, field: 'version' },
    ])
    .run(async ({ client, assert }, { wrong, field }) => {
      const { owner, workspace } = await firm()
      const session = await atDesk(client, owner, workspace)
      await session.submit('put', PAGE, { ...FIELDS, ...wrong })
      assert.property((await session.visit(PAGE)).body().props.errors, field.replaceAll('.', '\\.'))
      assert.equal((await billingSettings(workspace.id)).version, 0)
    })

  test('are for who manages the subscription, of their own firm', async ({ client, assert }) => {
    const { workspace, hire, hireWith } = await firm()
    ;(await (await atDesk(client, await hire('lawyer'), workspace)).get(PAGE)).assertStatus(403)
    const manager = await hireWith(['suscripcion:gestionar'])
    const session = await atDesk(client, manager, workspace)
    assert.isFalse((await session.visit(PAGE)).body().props.can.changeAccount)
    const other = await firm()
    ;(await (await atDesk(client, other.owner, other.workspace)).submit('put', PAGE, FIELDS)).assertStatus(303)
    assert.equal((await billingSettings(workspace.id)).version, 0)
  })
})
