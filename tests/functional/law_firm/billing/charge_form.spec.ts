import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { MILLION } from '#app/billing/domain/charge_amounts'
import Charge from '#app/billing/models/charge'
import ChargeItem from '#app/billing/models/charge_item'
import { firm } from '#tests/helpers/people'
import { atDesk } from '../matters/desk.js'
import { charged, clientOf, item, NOON, paid, TODAY } from './scene.js'

const LIST = '/law-firm/e-collections'

/** A concept as the form sends it: $10,000.00 with 16 % of IVA. */
const concept = (values: object = {}) => ({
  ...{ kind: 'fee', description: 'Honorarios', quantity: MILLION, unitPrice: 1_000_000, discount: 0 },
  ...{ taxKind: 'iva16', withheld: true, matterId: null },
  ...values,
})

test.group('Form of charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const { workspace, owner, ...rest } = await firm()
    const customer = await clientOf(workspace)
    const sent = (values: object = {}) => ({
      ...{ clientId: customer.id, currency: 'MXN', exchangeRate: null, issuedOn: TODAY, dueOn: '2026-03-25' },
      ...{ items: [concept()], isrRate: 0, withholdsIva: false, notes: '', internalNotes: '', issues: true },
      ...values,
    })
    return { workspace, owner, customer, sent, ...rest }
  }

  test('keeps a charge as a draft, or gives it its number', async ({ client, assert }) => {
    const { workspace, owner, sent } = await scene()
    const session = await atDesk(client, owner, workspace)
    const answer = await session.submit('post', LIST, sent({ issues: false }))
    answer.assertStatus(302)
    const draft = await Charge.findByOrFail('workspace_id', workspace.id)
    assert.equal(answer.header('location'), `${LIST}/${draft.id}`)
    assert.containSubset(draft, { state: 'draft', number: null, total: 1_160_000 })
    const edited = { ...sent({ items: [concept({ unitPrice: 2_000_000 })] }), version: 1 }
    ;(await session.submit('put', `${LIST}/${draft.id}`, edited)).assertStatus(303)
    assert.containSubset(await Charge.findOrFail(draft.id), { state: 'issued', reference: '1', total: 2_320_000 })
    const [entry] = await db.from('audit_entries').where('action', 'charge.issued')
    assert.equal(JSON.parse(entry.before).total, 1_160_000)
  })

  test('gives what is issued without a due date the usual days, at once or from a draft', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, sent } = await scene()
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', LIST, sent({ dueOn: null }))).assertStatus(302)
    ;(await session.submit('post', LIST, sent({ dueOn: null, issuedOn: null, issues: false }))).assertStatus(302)
    const [issued, draft] = await Charge.in(workspace).orderBy('charges.id')
    assert.equal(issued!.dueOn, '2026-03-25')
    assert.isNull(draft!.dueOn)
    const edited = { ...sent({ dueOn: null, issuedOn: '2026-03-02' }), version: 1 }
    ;(await session.submit('put', `${LIST}/${draft!.id}`, edited)).assertStatus(303)
    assert.equal((await draft!.refresh()).dueOn, '2026-03-17')
  })

  test('takes withholdings, discounts and dollars', async ({ client, assert }) => {
    const { workspace, owner, sent } = await scene()
    const session = await atDesk(client, owner, workspace)
    const dollars = { currency: 'USD', exchangeRate: 18_502_300, isrRate: 100_000, withholdsIva: true }
    ;(await session.submit('post', LIST, sent(dollars))).assertStatus(302)
    const charge = await Charge.findByOrFail('workspace_id', workspace.id)
    assert.containSubset(charge, { currency: 'USD', exchangeRate: 18_502_300, withheldIsr: 100_000 })
    assert.containSubset(charge, { withheldIva: 106_667, total: 953_333, remaining: 953_333 })
  })

  test('refuses {what} at its field and stores nothing')
    .with([
      {
        what: 'a negative price',
        wrong: { unitPrice: '-5' },
        field: 'items.0.unitPrice',
        says: 'Debe ser mayor que 0',
      },
      { what: 'a price of zero', wrong: { unitPrice: 0 }, field: 'items.0.unitPrice', says: 'Debe ser mayor que 0' },
      {
        ...{ what: 'a price with 13 decimals', wrong: { unitPrice: '1.1234567890123' } },
        ...{ field: 'items.0.unitPrice', says: 'Máximo dos decimales' },
      },
      {
        ...{ what: 'a price that is no number', wrong: { unitPrice: '1e5' } },
        ...{ field: 'items.0.unitPrice', says: 'Solo se permiten números' },
      },
      {
        ...{ what: 'a price of 10¹² pesos', wrong: { unitPrice: 100_000_000_000_000 } },
        ...{ field: 'items.0.unitPrice', says: 'El máximo es $ 999,999,999.99' },
      },
      {
        ...{ what: 'a quantity with seven decimals', wrong: { quantity: '1.1234567' } },
        ...{ field: 'items.0.quantity', says: 'Máximo seis decimales' },
      },
      {
        ...{ what: 'an amount beyond the largest', wrong: { unitPrice: 99_999_999_999, quantity: 2 * MILLION } },
        ...{ field: 'items.0.unitPrice', says: 'El máximo es $ 999,999,999.99' },
      },
      {
        ...{ what: 'a discount beyond its concept', wrong: { discount: 1_000_001 } },
        ...{ field: 'items.0.discount', says: 'El descuento no puede ser mayor que el importe del concepto.' },
      },
      {
        ...{ what: 'a concept without words', wrong: { description: ' ' } },
        ...{ field: 'items.0.description', says: 'Este campo es obligatorio' },
      },
    ])
    .run(async ({ client, assert }, { wrong, field, says }) => {
      const { workspace, owner, sent } = await scene()
      const session = await atDesk(client, owner, workspace)
      const answer = await session.post(LIST, sent({ items: [concept(wrong)] }))
      answer.assertStatus(422)
      const told = JSON.stringify(answer.body())
      assert.include(told, field)
      assert.include(told, says)
      assert.isNull(await Charge.findBy('workspace_id', workspace.id))
    })

  test('refuses {what}')
    .with([
      { what: 'a day that the calendar does not have', wrong: { dueOn: '2026-02-31' }, says: 'Ese día no existe' },
      { what: 'a due date before the charge', wrong: { dueOn: '2026-03-09' }, says: 'El vencimiento no puede ser' },
      { what: 'dollars without their rate', wrong: { currency: 'USD' }, says: 'Este campo es obligatorio' },
      { what: 'more than 100 concepts', wrong: { items: Array.from({ length: 101 }, () => concept()) }, says: '100' },
      { what: 'no concepts', wrong: { items: [] }, says: 'Este campo es obligatorio' },
      { what: 'nobody to charge', wrong: { clientId: null }, says: 'Este campo es obligatorio' },
    ])
    .run(async ({ client, assert }, { wrong, says }) => {
      const { workspace, owner, sent } = await scene()
      const session = await atDesk(client, owner, workspace)
      const answer = await session.post(LIST, sent(wrong))
      answer.assertStatus(422)
      assert.include(JSON.stringify(answer.body()), says)
      assert.isNull(await Charge.findBy('workspace_id', workspace.id))
    })

  test('takes no client of another firm, nor one that became part of another', async ({ client, assert }) => {
    const { workspace, owner, customer, sent } = await scene()
    const foreign = await clientOf((await firm()).workspace, 'Ajena')
    const merged = await clientOf(workspace, 'Duplicada', { mergedIntoId: customer.id })
    const session = await atDesk(client, owner, workspace)
    for (const { id } of [foreign, merged]) {
      const answer = await session.post(LIST, sent({ clientId: id }))
      answer.assertStatus(404)
      assert.equal(answer.body().code, 'CRD-404_')
      const page = await session.visit(`${LIST}/add?client=${id}`)
      assert.isNull(page.body().props.client)
      ;(await session.get(`${LIST}/clients/${id}`)).assertStatus(404)
    }
    assert.isNull(await Charge.findBy('workspace_id', workspace.id))
  })

  test('begins with the client of the address, or with the concepts of another charge', async ({ client, assert }) => {
    const { workspace, owner, customer } = await scene()
    const charge = await charged(workspace, owner, customer)
    const session = await atDesk(client, owner, workspace)
    const props = async (query: string) => (await session.visit(`${LIST}/add?${query}`)).body().props
    assert.containSubset(await props(`client=${customer.id}`), {
      ...{ today: TODAY, client: { id: customer.id, type: 'business' }, copied: null },
      settings: { dueDays: 15, defaultTax: 'iva16' },
    })
    await workspace.merge({ rfc: 'VECJ880326XXX', taxRegime: '612' }).save()
    assert.deepEqual((await props('')).issuer, { rfc: 'VECJ880326XXX', regime: '612' })
    const copy = await props(`copy=${charge.id}`)
    assert.equal(copy.client.id, customer.id)
    assert.containSubset(copy.copied.items, [{ description: 'Honorarios', unitPrice: 1_000_000 }])
  })

  test('keeps in the log what each edit changed, before and after', async ({ client, assert }) => {
    const { workspace, owner, customer, sent } = await scene()
    const other = await clientOf(workspace, 'Beatriz Deudora')
    const items = [item(1_000_000), item(50_000, { description: 'Copias' })]
    const charge = await charged(workspace, owner, customer, { items, notes: 'Gracias', internalNotes: 'Con cuidado' })
    const session = await atDesk(client, owner, workspace)
    const kept = await ChargeItem.byKey('charge_id', charge.id).orderBy('position').firstOrFail()
    const edited = sent({
      ...{ clientId: other.id, currency: 'USD', exchangeRate: 18_500_000, notes: 'Gracias', internalNotes: 'Listo' },
      items: [concept({ id: kept.id }), concept({ description: 'Peritaje', unitPrice: 60_000, discount: 10_000 })],
    })
    ;(await session.submit('put', `${LIST}/${charge.id}`, { ...edited, version: 1 })).assertStatus(303)
    const terms = { dueOn: '2026-04-30', notes: 'Hasta pronto', internalNotes: 'Listo', version: 2 }
    ;(await session.submit('put', `${LIST}/${charge.id}/terms`, terms)).assertStatus(303)
    const log = await db.from('audit_entries').where('action', 'charge.edited').orderBy('id')
    const [whole, last] = log.map(({ before, after }) => ({ before: JSON.parse(before), after: JSON.parse(after) }))
    assert.deepEqual(whole, {
      before: {
        ...{ clientName: 'Comercializadora Ejemplo', currency: 'MXN', exchangeRate: null, discount: 0 },
        ...{ subtotal: 1_050_000, internalNotes: 'Con cuidado', concepts: ['Copias: $ 500.00'] },
      },
      after: {
        ...{ clientName: 'Beatriz Deudora', currency: 'USD', exchangeRate: 18.5, discount: 10_000, reference: '1' },
        ...{ subtotal: 1_060_000, internalNotes: 'Listo', concepts: ['Peritaje: $ 500.00'] },
      },
    })
    assert.deepEqual(last, {
      before: { dueOn: '2026-03-25', notes: 'Gracias' },
      after: { dueOn: '2026-04-30', notes: 'Hasta pronto', reference: '1' },
    })
  })

  test('keeps what was paid: only its terms change then', async ({ client, assert }) => {
    const { workspace, owner, customer, sent } = await scene()
    const charge = await charged(workspace, owner, customer)
    await paid(workspace, owner, customer, 100, { applications: [{ chargeId: charge.id, amount: 100 }] })
    const session = await atDesk(client, owner, workspace)
    ;(await session.visit(`${LIST}/${charge.id}/edit`)).assertHeader('location', `${LIST}/${charge.id}`)
    const refused = await session.put(`${LIST}/${charge.id}`, { ...sent(), version: 2 })
    refused.assertStatus(422)
    assert.include(JSON.stringify(refused.body()), 'sus importes no se pueden cambiar')
    const terms = { dueOn: '2026-04-30', notes: 'Gracias', internalNotes: null, version: 2 }
    ;(await session.submit('put', `${LIST}/${charge.id}/terms`, terms)).assertStatus(303)
    assert.containSubset(await Charge.findOrFail(charge.id), {
      dueOn: '2026-04-30',
      notes: 'Gracias',
      remaining: 1_159_900,
    })
    const stale = await session.put(`${LIST}/${charge.id}/terms`, terms)
    stale.assertStatus(422)
    assert.include(JSON.stringify(stale.body()), 'Alguien más lo cambió')
  })
})
