import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { MailTransport, type Email } from '#app/core/mail/transport'
import { drainOutbox } from '#app/core/outbox/drain_outbox'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import { sendReminders } from '#app/billing/actions/send_reminders'
import BillingSettings from '#app/billing/models/billing_settings'
import Charge from '#app/billing/models/charge'
import ChargeEmail from '#app/billing/models/charge_email'
import { firm, person } from '#tests/helpers/people'
import { readPdf } from '#tests/helpers/read_pdf'
import { limitTo, noticesOf } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { authorNamed, charged, clientOf, item, NOON, paid } from './scene.js'

/** Takes emails as a mail server would, or answers as it is told. */
class ServerStandIn extends MailTransport {
  readonly keepsEmails = false
  readonly taken: Email[] = []
  answer: (email: Email) => string[] | void = () => undefined

  async send(email: Email) {
    const refused = this.answer(email)
    this.taken.push(email)
    return refused
  }
}

const FIELDS = {
  ...{ to: 'pagos@ejemplo.mx', cc: ['contador@ejemplo.mx'], language: 'es', kind: 'charge' },
  ...{ subject: 'Su cobro', message: 'Le enviamos su cobro.\n\nGracias.' },
}

test.group('Emails of billing', (group) => {
  let server: ServerStandIn

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    server = new ServerStandIn()
    app.container.swap(MailTransport, () => server)
    return () => {
      app.container.restore(MailTransport)
      clock.restore()
    }
  })

  async function scene() {
    const place = await firm('Rivas y Asociados')
    const { workspace, owner } = place
    const client = await clientOf(workspace, 'Comercializadora Ejemplo', { email: 'pagos@ejemplo.mx' })
    const charge = await charged(workspace, owner, client)
    return { ...place, client, charge, address: `/law-firm/e-collections/${charge.id}/emails` }
  }
  /** The mail server knows none of the addresses from now on. */
  const bounce = () => {
    server.answer = () => {
      throw Object.assign(new Error('550 No such user'), { code: 'EENVELOPE', responseCode: 550 })
    }
  }
  const billingMails = () => server.taken.filter(({ files }) => files)

  test('carry the charge, copies and the address of who sent them, and are kept with the charge', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, address } = await scene()
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', address, FIELDS)).assertStatus(302)
    await drainOutbox()
    const [email] = billingMails()
    assert.containSubset(email, { to: FIELDS.to, cc: FIELDS.cc, replyTo: owner.email, subject: 'Su cobro' })
    assert.include(email!.text, 'Le enviamos su cobro.')
    const [file] = email!.files!
    assert.deepEqual([file!.name, file!.type], ['Cobro 1.pdf', 'application/pdf'])
    assert.include((await readPdf(file!.content)).text, '$11,600.00 MXN')
    const { emails } = (await session.get(address)).body()
    assert.containSubset(emails[0], { kind: 'charge', to: FIELDS.to, cc: FIELDS.cc, state: 'sent', by: owner.name })
    const entry = await db.from('audit_entries').where('action', 'charge.emailed').firstOrFail()
    assert.containSubset(JSON.parse(entry.after), { to: FIELDS.to, emailKind: 'charge', emailSubject: 'Su cobro' })
  })

  test('wait encrypted, and hold no document while they wait', async ({ client, assert }) => {
    const { workspace, owner, address } = await scene()
    await (await atDesk(client, owner, workspace)).submit('post', address, FIELDS)
    const { payload } = await db.from('outbox_messages').where('topic', 'mail').orderBy('id', 'desc').firstOrFail()
    assert.notInclude(payload, 'ejemplo.mx')
    assert.isBelow(payload.length, 4_000)
  })

  test('begin with a text in the language of the client', async ({ client, assert }) => {
    const { workspace, owner, address, client: payer } = await scene()
    const reader = await person({ type: 'client', language: 'en' })
    await payer.merge({ userId: reader.id }).save()
    const body = (await (await atDesk(client, owner, workspace)).get(address)).body()
    assert.containSubset(body, { to: 'pagos@ejemplo.mx', language: 'en', can: { send: true, remind: true } })
    assert.include(body.drafts.charge.es.message, 'Le enviamos')
    assert.include(body.drafts.charge.en.message, 'Please find attached')
  })

  test('say what the mail server refused, and tell who sent them', async ({ client, assert }) => {
    const { workspace, owner, address } = await scene()
    const session = await atDesk(client, owner, workspace)
    bounce()
    await session.submit('post', address, FIELDS)
    await drainOutbox()
    const [email] = await ChargeEmail.in(workspace)
    assert.containSubset(email!.$attributes, { state: 'bounced', reason: '550 No such user' })
    const told = (await noticesOf(owner)).filter(({ kind }) => kind === 'billing_email_failed')
    assert.lengthOf(told, 1)
    const open = await db.from('outbox_messages').where('topic', 'mail').whereNull('delivered_at')
    assert.lengthOf(open, 0)
  })

  test('by schedule that do not arrive reach the owner where nobody of the firm wrote the charge down', async ({
    assert,
  }) => {
    const { workspace, owner, client, charge, hire } = await reminded()
    const lawyer = await hire('lawyer')
    const moved = (email: string) => client.merge({ email }).save()
    const failures = async (someone: typeof owner) =>
      (await noticesOf(someone)).filter(({ kind }) => kind === 'billing_email_failed').length
    bounce()
    for (const [author, day] of [[lawyer.id, '2026-03-22'] as const, [null, '2026-03-26'] as const]) {
      await db.from('charges').where('id', charge.id).update({ created_by_id: author })
      await moved(`cobros-${day}@ejemplo.mx`)
      assert.equal(await runOn(day), 1)
      await drainOutbox()
    }
    assert.deepEqual([await failures(lawyer), await failures(owner)], [1, 1])
    await db.from('members').where({ user_id: lawyer.id, workspace_id: workspace.id }).delete()
    await db.from('charges').where('id', charge.id).update({ created_by_id: lawyer.id })
    await moved('cobros@ejemplo.mx')
    assert.equal(await runOn('2026-04-01'), 1)
    await drainOutbox()
    assert.deepEqual([await failures(lawyer), await failures(owner)], [1, 2])
  })

  test('are tried again when the server does not answer, and count as failed in the end', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, address } = await scene()
    const session = await atDesk(client, owner, workspace)
    server.answer = () => {
      throw new Error('connect ECONNREFUSED')
    }
    await session.submit('post', address, FIELDS)
    const stateAfter = async (tries: number) => {
      for (let n = 0; n < tries; n++) {
        await drainOutbox()
        clock.freeze(clock.now().plus({ hours: 2 }).toISO()!)
      }
      const [email] = await ChargeEmail.in(workspace)
      return [email!.state, email!.reason]
    }
    assert.deepEqual(await stateAfter(1), ['waiting', 'connect ECONNREFUSED'])
    assert.deepEqual(await stateAfter(9), ['failed', 'connect ECONNREFUSED'])
  })

  test('name the addresses that were refused while others were taken', async ({ client, assert }) => {
    const { workspace, owner, address } = await scene()
    server.answer = ({ cc }) => cc
    await (await atDesk(client, owner, workspace)).submit('post', address, FIELDS)
    await drainOutbox()
    const [email] = await ChargeEmail.in(workspace)
    assert.containSubset(email!.$attributes, { state: 'sent', reason: 'contador@ejemplo.mx' })
  })

  test('do not leave when the charge was called off meanwhile', async ({ client, assert }) => {
    const { workspace, owner, address, charge } = await scene()
    await (await atDesk(client, owner, workspace)).submit('post', address, FIELDS)
    const current = await Charge.findOrFail(charge.id)
    await new SettleCharge().cancel(authorNamed(owner), { charge: current, version: current.version }, 'Error')
    await drainOutbox()
    const [email] = await ChargeEmail.in(workspace)
    assert.equal(email!.state, 'withdrawn')
    assert.lengthOf(billingMails(), 0)
  })

  test('are refused with {what}')
    .with([
      { what: 'a wrong address', wrong: { to: 'nadie' }, field: 'to' },
      { what: 'a wrong copy', wrong: { cc: ['a@b.mx', 'nadie'] }, field: 'cc.1' },
      { what: 'too many copies', wrong: { cc: [1, 2, 3, 4, 5, 6].map((n) => `a${n}@b.mx`) }, field: 'cc' },
      { what: 'no subject', wrong: { subject: ' ' }, field: 'subject' },
      { what: 'an unknown language', wrong: { language: 'fr' }, field: 'language' },
    ])
    .run(async ({ client, assert }, { wrong, field }) => {
      const { workspace, owner, address, charge } = await scene()
      const session = await atDesk(client, owner, workspace)
      await session.submit('post', address, { ...FIELDS, ...wrong })
      const { errors } = (await session.visit(`/law-firm/e-collections/${charge.id}`)).body().props
      assert.property(errors, field.replaceAll('.', '\\.'))
      assert.lengthOf(await ChargeEmail.in(workspace), 0)
    })

  /** As many emails of billing as were sent just now. */
  const sentBefore = async (charge: Charge, count: number, values: Partial<ChargeEmail> = {}) =>
    ChargeEmail.createMany(
      Array.from({ length: count }, () => ({
        ...{ workspaceId: charge.workspaceId, clientId: charge.clientId, chargeId: charge.id, kind: 'charge' as const },
        ...{ recipient: 'pagos@ejemplo.mx', cc: [], language: 'es' as const, subject: 'Su cobro', body: 'Gracias' },
        ...{ state: 'sent' as const, createdAt: clock.now() },
        ...values,
      }))
    )

  test('are refused at the address that had those of a day, also as a copy, until the next day', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, charge, address } = await scene()
    const session = await atDesk(client, owner, workspace)
    await sentBefore(charge, 19, { recipient: 'otra@ejemplo.mx', cc: ['Contador@ejemplo.mx'] })
    ;(await session.submit('post', address, FIELDS)).assertStatus(302)
    const refused = await session.post(address, FIELDS)
    refused.assertStatus(422)
    assert.include(JSON.stringify(refused.body()), 'contador@ejemplo.mx ya recibió 20 correos')
    assert.include(JSON.stringify(refused.body()), '"field":"cc"')
    const statements = `/law-firm/account-statements/${charge.clientId}/emails`
    const { kind: _, ...fields } = { ...FIELDS, fromOn: '2026-03-01', toOn: '2026-03-10' }
    ;(await session.post(statements, fields)).assertStatus(422)
    ;(await session.submit('post', address, { ...FIELDS, cc: [] })).assertStatus(302)
    assert.lengthOf(await ChargeEmail.in(workspace), 21)
    await db.from('charge_emails').update({ created_at: '2026-03-09 17:59:59.000' })
    ;(await session.submit('post', address, FIELDS)).assertStatus(302)
  })

  test('are refused when the firm sent those of a day; those of another firm and by schedule do not count', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, charge, address } = await scene()
    const session = await atDesk(client, owner, workspace)
    const elsewhere = await scene()
    await sentBefore(elsewhere.charge, 1)
    await sentBefore(charge, 499)
    await db.from('charge_emails').update({ recipient: 'otra@ejemplo.mx' })
    await sentBefore(charge, 1, { step: '2026-03-25:-3', kind: 'reminder' })
    ;(await session.submit('post', address, FIELDS)).assertStatus(302)
    const refused = await session.post(address, FIELDS)
    refused.assertStatus(422)
    assert.include(JSON.stringify(refused.body()), 'ya envió 500 correos')
    assert.include(JSON.stringify(refused.body()), '"field":"to"')
  })

  test('of receipts and statements carry their documents', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const payment = await paid(workspace, owner, payer, 50_000)
    const session = await atDesk(client, owner, workspace)
    const { kind: _, ...fields } = FIELDS
    ;(await session.submit('post', `/law-firm/payments/${payment.id}/emails`, fields)).assertStatus(302)
    const span = { fromOn: '2026-03-01', toOn: '2026-03-10' }
    const statements = `/law-firm/account-statements/${payer.id}/emails`
    ;(await session.submit('post', statements, { ...fields, ...span })).assertStatus(302)
    await drainOutbox()
    assert.deepEqual(
      billingMails().map(({ files }) => files![0]!.name),
      ['Recibo de pago 1.pdf', 'Estado de cuenta Comercializadora Ejemplo.pdf']
    )
    assert.lengthOf((await session.get(statements)).body().emails, 1)
    assert.lengthOf((await session.get(`/law-firm/payments/${payment.id}/emails`)).body().emails, 1)
  })

  test('are sent by who may change charges, of their own firm', async ({ client, assert }) => {
    const { workspace, hireWith, address } = await scene()
    const reader = await atDesk(client, await hireWith(['facturas:leer']), workspace)
    ;(await reader.post(address, FIELDS)).assertStatus(403)
    assert.isFalse((await reader.get(address)).body().can.send)
    const other = await firm()
    ;(await (await atDesk(client, other.owner, other.workspace)).post(address, FIELDS)).assertStatus(404)
  })

  const { kind: _kind, ...LETTER } = FIELDS
  const SPAN = { fromOn: '2026-03-01', toOn: '2026-03-10' }

  test('with {what} are for who may send them, of their own firm')
    .with([
      { what: 'receipts', sends: ['pagos:crear' as const] },
      { what: 'statements', sends: ['facturas:editar' as const] },
      { what: 'pauses of a charge', sends: ['facturas:editar' as const] },
      { what: 'pauses of a client', sends: ['facturas:editar' as const] },
    ])
    .run(async ({ client, assert }, { what, sends }) => {
      const { workspace, owner, hireWith, client: payer, charge } = await scene()
      const payment = await paid(workspace, owner, payer, 50_000)
      const address = {
        'receipts': `/law-firm/payments/${payment.id}/emails`,
        'statements': `/law-firm/account-statements/${payer.id}/emails`,
        'pauses of a charge': `/law-firm/e-collections/${charge.id}/reminder-pause`,
        'pauses of a client': `/law-firm/account-statements/${payer.id}/reminder-pause`,
      }[what]!
      const body = what === 'statements' ? { ...LETTER, ...SPAN } : what === 'receipts' ? LETTER : {}
      const isPause = what.startsWith('pauses')
      const kept = async () => (await db.from(isPause ? 'reminder_pauses' : 'charge_emails')).length
      const reader = await atDesk(client, await hireWith(['facturas:leer', 'clientes:leer']), workspace)
      ;(await reader.post(address, body)).assertStatus(403)
      if (isPause) (await reader.delete(address)).assertStatus(403)
      const other = await firm()
      const stranger = await atDesk(client, other.owner, other.workspace)
      ;(await stranger.post(address, body)).assertStatus(404)
      if (isPause) (await stranger.delete(address)).assertStatus(404)
      else (await stranger.get(address)).assertStatus(404)
      assert.equal(await kept(), 0)
      const sender = await hireWith(['facturas:leer', 'clientes:leer', ...sends])
      ;(await (await atDesk(client, sender, workspace)).submit('post', address, body)).assertStatus(302)
      assert.equal(await kept(), 1)
    })

  test('of charges, receipts and pauses do not exist for who is not of the team of a private matter', async ({
    client,
    assert,
  }) => {
    const place = await scene()
    const { workspace, owner, client: payer } = place
    const secret = await matterOf(place, { clients: [{ id: payer.id }] })
    const walled = await charged(workspace, owner, payer, { items: [item(1_000, { matterId: secret.id })] })
    const payment = await paid(workspace, owner, payer, 100, { applications: [{ chargeId: walled.id, amount: 100 }] })
    const emails = `/law-firm/e-collections/${walled.id}/emails`
    const receipts = `/law-firm/payments/${payment.id}/emails`
    const own = await atDesk(client, owner, workspace)
    ;(await own.submit('post', emails, FIELDS)).assertStatus(302)
    await limitTo(secret, [owner])
    const outsider = await atDesk(client, await place.hire('admin'), workspace)
    for (const address of [emails, receipts]) (await outsider.get(address)).assertStatus(404)
    ;(await outsider.post(emails, FIELDS)).assertStatus(404)
    ;(await outsider.post(receipts, LETTER)).assertStatus(404)
    ;(await outsider.post(`/law-firm/e-collections/${walled.id}/reminder-pause`)).assertStatus(404)
    assert.lengthOf((await own.get(emails)).body().emails, 1)
    assert.lengthOf(await ChargeEmail.in(workspace), 1)
    const entry = await db.from('audit_entries').where('action', 'charge.emailed').firstOrFail()
    assert.equal(entry.matter_id, secret.id)
  })

  async function reminded(values: Partial<BillingSettings> = {}) {
    const place = await scene()
    const days = { reminderDays: [-3, 1, 7], remindersOn: true }
    await BillingSettings.create({
      workspaceId: place.workspace.id,
      ...{ series: '', defaultTax: 'iva16', proposesWithholdings: true, dueDays: 15, twoPersonReview: false },
      ...{ saysOneThousand: false, version: 1, ...days, ...values },
    })
    return place
  }
  /** The due date of the scene is 25 March; 16:00 UTC is 10:00 in Mexico City. */
  const runOn = async (...days: string[]) => {
    let sent = 0
    for (const day of days) {
      clock.freeze(`${day}T16:00:00Z`)
      sent += await sendReminders()
    }
    return sent
  }

  test('remind by schedule once for each step, in usted', async ({ assert }) => {
    const { workspace } = await reminded()
    assert.equal(await runOn('2026-03-21', '2026-03-22', '2026-03-22', '2026-03-23'), 1)
    assert.equal(await runOn('2026-03-26', '2026-03-27', '2026-04-01', '2026-04-02', '2026-06-01'), 2)
    await drainOutbox()
    const emails = await ChargeEmail.in(workspace).orderBy('id')
    assert.deepEqual(
      emails.map(({ step, state, sentById }) => [step, state, sentById]),
      ['2026-03-25:-3', '2026-03-25:1', '2026-03-25:7'].map((step) => [step, 'sent', null])
    )
    assert.include(emails[0]!.body, 'Le recordamos el cobro 1')
    assert.equal(billingMails()[0]!.files![0]!.name, 'Recordatorio de pago 1.pdf')
  })

  test('by schedule wait when an address had those of a day, and go out once on the next', async ({ assert }) => {
    const { workspace, owner, client } = await reminded({ reminderDays: [-3] })
    for (let n = 0; n < 24; n++) await charged(workspace, owner, client)
    assert.equal(await runOn('2026-03-22', '2026-03-22'), 20)
    assert.equal(await runOn('2026-03-23'), 5)
    assert.equal(await runOn('2026-03-23', '2026-03-24', '2026-03-25'), 0)
    const charges = (await ChargeEmail.in(workspace)).map(({ chargeId }) => chargeId)
    assert.lengthOf(charges, 25)
    assert.lengthOf(new Set(charges), 25)
  })

  test('by schedule go out for other firms when one fails', async ({ assert }) => {
    const broken = await reminded()
    await db.from('billing_settings').where('workspace_id', broken.workspace.id).update({ reminder_days: '{}' })
    await reminded()
    assert.equal(await runOn('2026-03-22'), 1)
    const [failure] = await db.from('job_failures').where('job', 'billing.reminders.firms')
    assert.equal(Number(failure.item_id), broken.workspace.id)
  })

  test('remind nobody at night', async ({ assert }) => {
    await reminded()
    clock.freeze('2026-03-22T14:59:00Z')
    assert.equal(await sendReminders(), 0)
    clock.freeze('2026-03-23T01:00:00Z')
    assert.equal(await sendReminders(), 0)
    clock.freeze('2026-03-22T15:00:00Z')
    assert.equal(await sendReminders(), 1)
  })

  test('stop reminding when {why}')
    .with([
      { why: 'the firm turns them off' },
      { why: 'the charge is paid' },
      { why: 'it was called off' },
      { why: 'it was written off' },
      { why: 'a payment waits for review' },
      { why: 'the client has no address' },
      { why: 'they are paused for the charge' },
      { why: 'they are paused for the client' },
    ])
    .run(async ({ client, assert }, { why }) => {
      const { workspace, owner, client: payer, charge } = await reminded()
      const session = await atDesk(client, owner, workspace)
      const seen = { charge: await Charge.findOrFail(charge.id), version: charge.version }
      const author = authorNamed(owner)
      const ways: Record<string, () => Promise<unknown>> = {
        'the firm turns them off': () => db.from('billing_settings').update({ reminders_on: 0 }),
        'the charge is paid': () => new SettleCharge().mark(author, workspace, seen),
        'it was called off': () => new SettleCharge().cancel(author, seen, 'Error'),
        'it was written off': () => new SettleCharge().writeOff(author, workspace, seen, 'Incobrable'),
        'a payment waits for review': () => paid(workspace, owner, payer, 100, {}, true),
        'the client has no address': () => payer.merge({ email: null }).save(),
        'they are paused for the charge': () =>
          session.submit('post', `/law-firm/e-collections/${charge.id}/reminder-pause`),
        'they are paused for the client': () =>
          session.submit('post', `/law-firm/account-statements/${payer.id}/reminder-pause`),
      }
      await ways[why]!()
      assert.equal(await runOn('2026-03-22', '2026-03-26'), 0)
    })

  test('stop reminding at an address that bounced, until one arrives there or it is another', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, client: payer, charge, address } = await reminded({ reminderDays: [-3, 1, 7, 9] })
    const desk = () => atDesk(client, owner, workspace)
    bounce()
    assert.equal(await runOn('2026-03-22'), 1)
    await drainOutbox()
    const { reminders } = (await (await desk()).get(address)).body()
    assert.deepEqual(reminders, { areOn: true, paused: 'bounced', next: null })
    assert.equal(await runOn('2026-03-26'), 0)
    server.answer = () => undefined
    await (await desk()).submit('post', address, FIELDS)
    await drainOutbox()
    assert.equal(await runOn('2026-04-01'), 1)
    bounce()
    await drainOutbox()
    await payer.merge({ email: 'otra@ejemplo.mx' }).save()
    assert.equal(await runOn('2026-04-03'), 1)
    assert.lengthOf(await ChargeEmail.in(workspace).where('charge_id', charge.id), 4)
  })

  test('go on reminding when a pause ends', async ({ client, assert }) => {
    const { workspace, owner, charge } = await reminded()
    const session = await atDesk(client, owner, workspace)
    const pause = `/law-firm/e-collections/${charge.id}/reminder-pause`
    await session.submit('post', pause)
    await session.submit('post', pause)
    assert.lengthOf(await db.from('reminder_pauses'), 1)
    const { reminders } = (await session.get(`/law-firm/e-collections/${charge.id}/emails`)).body()
    assert.deepEqual(reminders, { areOn: true, paused: 'charge', next: null })
    await session.submit('delete', pause)
    assert.equal(await runOn('2026-03-22'), 1)
  })
})
