import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { seal } from '#app/core/encryption/sealed'
import BillingSettings from '#app/billing/models/billing_settings'
import { matterOf } from '#database/factories/matter_factory'
import { encodePicture } from '#app/core/files/encode_picture'
import { storePicture } from '#app/core/files/pictures'
import { firm } from '#tests/helpers/people'
import { readPdf } from '#tests/helpers/read_pdf'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { charged, clientOf, item, NOON, paid } from './scene.js'

const CLABE = '002010077777777771'

test.group('Documents of billing', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const { workspace, owner, hire, hireWith } = await firm('Rivas y Asociados')
    const bank = { clabe: seal(CLABE, 'clabe'), bank: 'Banamex', rfc: 'RIA010203AB9', phone: '+525512345678' }
    await workspace.merge({ ...bank, address: 'Reforma 100', zip: '06600', city: 'Ciudad de México' }).save()
    const client = await clientOf(workspace, 'Comercializadora Ejemplo', {
      rfc: 'CEJ010203AB9',
      email: 'pagos@ejemplo.mx',
    })
    return { workspace, owner, hire, hireWith, client }
  }

  test('say of a charge what it is for, what it comes to and how to pay', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const items = [
      item(2_100_000, { description: '#read("/etc/passwd") *Honorarios* de marzo', discount: 100_000 }),
      item(50_000, { description: 'Copias certificadas', taxKind: 'none', withheld: false, kind: 'expense' }),
    ]
    const charge = await charged(workspace, owner, payer, {
      items,
      isrRate: 100_000,
      withholdsIva: true,
      notes: 'Gracias',
    })
    const session = await atDesk(client, owner, workspace)
    const answer = await session.get(`/law-firm/e-collections/${charge.id}/pdf`)
    answer.assertStatus(200)
    const { text, accessibility, language, roles } = await readPdf(answer.body())
    for (const said of [
      'Rivas y Asociados',
      'RFC RIA010203AB9',
      'Comercializadora Ejemplo',
      CLABE.slice(6, 17),
      'Página 1 de 1',
    ])
      assert.include(text, said)
    assert.include(text, '#read("/etc/passwd") *Honorarios* de marzo')
    assert.include(text, '$19,566.67 MXN')
    assert.include(text, 'ISR retenido (10 %)')
    assert.deepEqual([accessibility, language], ['1', 'es-MX'])
    assert.includeMembers([...roles], ['H1', 'Table', 'TH'])
    assert.equal((await db.from('audit_entries').where('action', 'charge.downloaded')).length, 1)
  })

  test('keep the largest figures of a charge apart', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const items = [item(86_206_896_550, { taxKind: 'exempt' }), item(1, { quantity: 123_456_123_456 })]
    const charge = await charged(workspace, owner, payer, { items })
    const session = await atDesk(client, owner, workspace)
    const { text } = await readPdf((await session.get(`/law-firm/e-collections/${charge.id}/pdf`)).body())
    assert.include(text, '1 $862,068,965.50 Exento $862,068,965.50')
    assert.include(text, '123,456.123456 $0.01 16 % $1,234.56')
  })

  test('say of a payment what it paid', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const charge = await charged(workspace, owner, payer)
    const payment = await paid(workspace, owner, payer, 1_200_050, {
      applications: [{ chargeId: charge.id, amount: 1_160_000 }],
    })
    const session = await atDesk(client, owner, workspace)
    const answer = await session.get(`/law-firm/payments/${payment.id}/receipt`)
    answer.assertStatus(200)
    const { text } = await readPdf(answer.body())
    assert.include(text, '(Doce mil pesos 50/100 M.N.)')
    const dollars = { currency: 'USD' as const, exchangeRate: 18_512_300 }
    const { id } = await paid(workspace, owner, payer, 100_000, dollars)
    const told = await readPdf((await session.get(`/law-firm/payments/${id}/receipt`)).body())
    assert.include(told.text, '18.5123')
    assert.include(told.text, '(Mil dólares 00/100 USD)')
  })

  test('say of an account what moved it', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const charge = await charged(workspace, owner, payer)
    await charged(workspace, owner, payer, { currency: 'USD', exchangeRate: 18_500_000 })
    await paid(workspace, owner, payer, 200_000, { applications: [{ chargeId: charge.id, amount: 160_000 }] })
    await BillingSettings.create({
      workspaceId: workspace.id,
      ...{ series: '', defaultTax: 'iva16', proposesWithholdings: true, dueDays: 15, twoPersonReview: false },
      ...{ saysOneThousand: true, remindersOn: false, reminderDays: [], version: 1 },
      ...{ paymentNotes: 'Efectivo de 9 a 14 h', paymentReference: null, accountHolder: 'Rivas y Asociados, S.C.' },
    })
    const session = await atDesk(client, owner, workspace)
    const answer = await session.get(`/law-firm/account-statements/${payer.id}/pdf`)
    answer.assertStatus(200)
    const { text } = await readPdf(answer.body())
    assert.include(text, 'Estado de cuenta')
  })

  test('remind of a charge, or of all that a client owes, on paper', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const late = { issuedOn: '2026-02-01', dueOn: '2026-03-05', items: [item(1_000_000, { description: 'Demanda' })] }
    const charge = await charged(workspace, owner, payer, late)
    await charged(workspace, owner, payer, { items: [item(50_000, { description: 'Copias' })] })
    const settled = await charged(workspace, owner, payer, { items: [item(70_000, { description: 'Peritaje' })] })
    await paid(workspace, owner, payer, 81_200, { applications: [{ chargeId: settled.id, amount: 81_200 }] })
    const session = await atDesk(client, owner, workspace)
    const reminderAt = async (path: string) => {
      const answer = await session.get(path)
      answer.assertStatus(200)
      return { name: String(answer.header('content-disposition')), ...(await readPdf(answer.body())) }
    }
    const one = await reminderAt(`/law-firm/e-collections/${charge.id}/reminder`)
    assert.include(one.name, 'Recordatorio de pago 1.pdf')
    for (const said of ['Demanda', '5 días', '$11,600.00 MXN', '(Once mil seiscientos pesos 00/100 M.N.)'])
      assert.include(one.text, said)
    assert.notInclude(one.text, 'Copias')
    const all = await reminderAt(`/law-firm/account-statements/${payer.id}/reminder`)
    assert.include(all.name, 'Recordatorio de pago Comercializadora Ejemplo.pdf')
    for (const said of ['Demanda', 'Copias', 'Sin atraso', '$12,180.00 MXN']) assert.include(all.text, said)
    assert.notInclude(all.text, 'Peritaje')
    const debtless = await clientOf(workspace, 'Sin adeudos')
    for (const page of [`/law-firm/e-collections/${settled.id}`, `/law-firm/account-statements/${debtless.id}`])
      (await session.get(`${page}/reminder`)).assertHeader('location', page)
    const log = await db.from('audit_entries').where('action', 'like', '%reminder_downloaded').orderBy('id')
    assert.deepEqual(
      log.map(({ action, subject_id: id }) => [action, Number(id)]),
      [
        ['charge.reminder_downloaded', charge.id],
        ['account_statement.reminder_downloaded', payer.id],
      ]
    )
  })

  test('carry the logo of the firm, and speak the language of their reader', async ({ client, assert }) => {
    const { workspace, owner, client: payer } = await scene()
    const { default: sharp } = await import('sharp')
    const create = { width: 40, height: 40, channels: 3 as const, background: '#12344d' }
    const webp = (await encodePicture(await sharp({ create }).png().toBuffer(), { size: 64 })) as Buffer
    await workspace.merge({ logo: await storePicture(webp, `firm-${workspace.id}`) }).save()
    await owner.merge({ language: 'en' }).save()
    const charge = await charged(workspace, owner, payer)
    const session = await atDesk(client, owner, workspace)
    const answer = await session.get(`/law-firm/e-collections/${charge.id}/pdf`)
    const { text, roles, language, accessibility } = await readPdf(answer.body())
    assert.include(text, '(Eleven thousand six hundred pesos 00/100 MXN)')
    assert.includeMembers([...roles], ['Figure'])
    assert.deepEqual([language, accessibility], ['en-US', '1'])
  })

  test('are of the own firm, of charges in sight, and for who may read charges', async ({ client }) => {
    const { workspace, owner, hire, hireWith, client: payer } = await scene()
    const matter = await matterOf({ workspace, owner } as never)
    await matter.merge({ clientId: payer.id }).save()
    const items = [item(1_000_000, { matterId: matter.id })]
    const charge = await charged(workspace, owner, payer, { items })
    const applications = [{ chargeId: charge.id, amount: 100 }]
    const payment = await paid(workspace, owner, payer, 100, { applications })
    await limitTo(matter, [owner])
    const paths = [
      ...[`/law-firm/e-collections/${charge.id}/pdf`, `/law-firm/e-collections/${charge.id}/reminder`],
      `/law-firm/payments/${payment.id}/receipt`,
    ]
    const walled = await atDesk(client, await hire('lawyer'), workspace)
    const other = await firm()
    const stranger = await atDesk(client, other.owner, other.workspace)
    const unable = await atDesk(client, await hireWith(['clientes:leer']), workspace)
    for (const path of paths) {
      ;(await walled.get(path)).assertStatus(404)
      ;(await stranger.get(path)).assertStatus(404)
      ;(await unable.get(path)).assertStatus(403)
    }
    const account = `/law-firm/account-statements/${payer.id}`
    ;(await walled.get(`${account}/reminder`)).assertHeader('location', account)
    ;(await stranger.get(`${account}/reminder`)).assertStatus(404)
    ;(await unable.get(`${account}/reminder`)).assertStatus(403)
  })
})
