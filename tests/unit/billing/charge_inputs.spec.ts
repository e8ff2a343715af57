import { test } from '@japa/runner'
import { chargeAmounts } from '#app/billing/domain/charge_amounts'
import { chargeValidator } from '#app/billing/validators/charge'
import { DECIMALS, typedOf, unitsOf } from '../../../inertia/features/charges/form/figures.js'
import { amountsOf, newItem, sentItem, type ItemInput } from '../../../inertia/features/charges/form/item_input.js'

const typed = (values: Partial<ItemInput> = {}): ItemInput => ({
  ...newItem('iva16'),
  ...{ description: 'Honorarios', unitPrice: '10000' },
  ...values,
})

/** Numbers that follow from a seed (mulberry32), from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test.group('What is typed of a charge', () => {
  test('is sent in whole units, and as it is when it is no figure', ({ assert }) => {
    assert.equal(unitsOf('1234.5', DECIMALS.money), 123_450)
    assert.equal(unitsOf('0.000001', DECIMALS.quantity), 1)
    assert.equal(unitsOf('$1,234,000.50', DECIMALS.money), 123_400_050)
    assert.equal(unitsOf('1,000', DECIMALS.quantity), '1,000')
    for (const wrong of ['1.234', '-5', '1,00', '5.', '1e5', 'abc', '9'.repeat(40)])
      assert.equal(unitsOf(wrong, DECIMALS.money), wrong)
    assert.deepEqual(
      [123_450, 120_000, 5, 0].map((units) => typedOf(units, DECIMALS.money)),
      ['1234.50', '1200', '0.05', '0']
    )
    assert.equal(typedOf(1_250_000, DECIMALS.quantity), '1.25')
  })

  test('adds up in the browser as it does on the server', async ({ assert }) => {
    const random = seeded(15)
    const figure = (most: number, decimals: number) => typedOf(Math.floor(random() * most), decimals)
    for (let n = 0; n < 300; n++) {
      const items = Array.from({ length: 1 + Math.floor(random() * 5) }, () =>
        typed({
          quantity: typedOf(1 + Math.floor(random() * 5_000_000), DECIMALS.quantity),
          unitPrice: typedOf(100 + Math.floor(random() * 9_000_000), DECIMALS.money),
          discount: random() < 0.5 ? '' : figure(50, DECIMALS.money),
          taxKind: (['iva16', 'iva8', 'iva0', 'exempt', 'none'] as const)[Math.floor(random() * 5)]!,
          withheld: random() < 0.7,
        })
      )
      const rates = { isrRate: ['', '10', '1.25'][Math.floor(random() * 3)]!, withholdsIva: random() < 0.5 }
      const isrRate = unitsOf(rates.isrRate || '0', DECIMALS.percent)
      const sent = {
        clientId: 1,
        currency: 'MXN',
        items: items.map(sentItem),
        isrRate,
        withholdsIva: rates.withholdsIva,
      }
      const read = await chargeValidator.validate(sent)
      const priced = read.items.map((item) => ({ ...item, discount: item.discount ?? 0 }))
      const server = chargeAmounts(priced, { isrRate: read.isrRate!, withholdsIva: read.withholdsIva! })
      assert.deepEqual(amountsOf(items, rates), server)
    }
  })

  test('adds up to nothing below zero, whatever is typed', ({ assert }) => {
    const large = amountsOf([typed({ discount: '99999999' })], { isrRate: '150', withholdsIva: true })
    assert.containSubset(large, { subtotal: 1_000_000, discount: 1_000_000, tax: 0, withheldIsr: 0, total: 0 })
    const rate = amountsOf([typed()], { isrRate: '150', withholdsIva: false })
    assert.containSubset(rate, { withheldIsr: 1_000_000, total: 160_000 })
  })

  test('adds up the fee of a person to a company as the law does', ({ assert }) => {
    const amounts = amountsOf([typed()], { isrRate: '10', withholdsIva: true })
    assert.containSubset(amounts, { tax: 160_000, withheldIsr: 100_000, withheldIva: 106_667, total: 953_333 })
    assert.equal(amountsOf([typed()], { isrRate: '1.25', withholdsIva: true }).total, 1_040_833)
    assert.equal(amountsOf([typed()], { isrRate: '', withholdsIva: false }).total, 1_160_000)
  })
})
