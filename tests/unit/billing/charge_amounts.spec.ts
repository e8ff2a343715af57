import { test } from '@japa/runner'
import fc from 'fast-check'
import { chargeAmounts, MILLION, scaled, type PricedItem } from '#app/billing/domain/charge_amounts'
import { proposeWithholdings, type TaxPair } from '#app/billing/domain/taxes'

const fee = (pesos: number, values: Partial<PricedItem> = {}): PricedItem => ({
  ...{ quantity: MILLION, unitPrice: pesos * 100, discount: 0, taxKind: 'iva16', withheld: true },
  ...values,
})
const PAIR: TaxPair = {
  ...{ issuerRfc: 'GODE561231GR8', issuerRegime: '612' },
  ...{ clientType: 'business', clientRfc: 'EKU9003173C9' },
}

test.group('Amounts of a charge', () => {
  test('a fee of $10,000 {pair} leaves {total} centavos')
    .with([
      { pair: 'from a person to a company', own: {}, isr: 100_000, iva: 106_667, total: 953_333 },
      {
        pair: 'from a person in RESICO to a company',
        own: { issuerRegime: '626' },
        isr: 12_500,
        iva: 106_667,
        total: 1_040_833,
      },
      {
        pair: 'from a person to a person',
        own: { clientType: 'person' as const, clientRfc: 'GODE561231GR8' },
        isr: 0,
        iva: 0,
        total: 1_160_000,
      },
      {
        pair: 'from a person to a person without an RFC',
        own: { clientType: 'person' as const, clientRfc: null },
        isr: 0,
        iva: 0,
        total: 1_160_000,
      },
      {
        pair: 'from a person to a company without an RFC',
        own: { clientRfc: null },
        isr: 100_000,
        iva: 106_667,
        total: 953_333,
      },
      {
        pair: 'from a person to a person with a business, by their RFC',
        own: { clientRfc: 'GODE561231GR8' },
        isr: 0,
        iva: 0,
        total: 1_160_000,
      },
      {
        pair: 'from a person to a company that is kept as a person, by its RFC',
        own: { clientType: 'person' as const },
        isr: 100_000,
        iva: 106_667,
        total: 953_333,
      },
      { pair: 'from a company to a company', own: { issuerRfc: 'EKU9003173C9' }, isr: 0, iva: 0, total: 1_160_000 },
    ])
    .run(({ assert }, { own, isr, iva, total }) => {
      const amounts = chargeAmounts([fee(10_000)], proposeWithholdings({ ...PAIR, ...own }))
      assert.equal(amounts.tax, 160_000)
      assert.deepEqual([amounts.withheldIsr, amounts.withheldIva, amounts.total], [isr, iva, total])
    })

  test('say why nothing is withheld from a pair that is not known', ({ assert }) => {
    assert.equal(proposeWithholdings({ ...PAIR, issuerRfc: null }).basis, 'no_rfc')
    assert.equal(proposeWithholdings({ ...PAIR, issuerRegime: '605' }).basis, 'other_regime')
    assert.equal(proposeWithholdings({ ...PAIR, clientRfc: 'XEXX010101000' }).basis, 'foreign_client')
    assert.include(proposeWithholdings(PAIR).articles, 'LISR 106')
  })

  test('tax each concept at its own rate and withhold only from fees', ({ assert }) => {
    const items = [
      fee(1_000),
      fee(100, { taxKind: 'iva8', withheld: false }),
      fee(50, { taxKind: 'iva0' }),
      fee(30, { taxKind: 'exempt', withheld: false }),
      fee(20, { taxKind: 'none', withheld: false }),
    ]
    const amounts = chargeAmounts(items, { isrRate: 100_000, withholdsIva: true })
    assert.deepEqual(
      amounts.items.map(({ tax }) => tax),
      [16_000, 800, 0, 0, 0]
    )
    assert.deepEqual([amounts.subtotal, amounts.withheldIsr, amounts.withheldIva], [120_000, 10_500, 10_667])
    assert.equal(amounts.total, 120_000 + 16_800 - 10_500 - 10_667)
  })

  test('take the discount off before the tax', ({ assert }) => {
    const { tax, total } = chargeAmounts([fee(1_000, { discount: 10_000 })], { isrRate: 0, withholdsIva: false })
    assert.deepEqual([tax, total], [14_400, 104_400])
  })

  test('equal a slow computation in fractions', ({ assert }) => {
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 1_000 * MILLION }),
      unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
      taxKind: fc.constantFrom('iva16' as const, 'iva8' as const, 'iva0' as const, 'exempt' as const, 'none' as const),
      withheld: fc.boolean(),
      discount: fc.constant(0),
    })
    /** Half up, digit by digit: the whole part, then whether what is left is half or more. */
    const rounded = (over: bigint, under: bigint) => over / under + ((over % under) * 2n >= under ? 1n : 0n)
    const rates = { iva16: 16n, iva8: 8n, iva0: 0n, exempt: 0n, none: 0n }
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), fc.boolean(), (items, withholds) => {
        const isrRate = withholds ? 100_000 : 0
        const amounts = chargeAmounts(items, { isrRate, withholdsIva: withholds })
        let [subtotal, tax, base, baseTax] = [0n, 0n, 0n, 0n]
        for (const { quantity, unitPrice, taxKind, withheld } of items) {
          const amount = rounded(BigInt(quantity) * BigInt(unitPrice), 1_000_000n)
          const own = rounded(amount * rates[taxKind], 100n)
          subtotal += amount
          tax += own
          if (withheld) base += amount
          if (withheld) baseTax += own
        }
        const isr = withholds ? rounded(base, 10n) : 0n
        const iva = withholds ? rounded(baseTax * 2n, 3n) : 0n
        assert.deepEqual(
          [amounts.subtotal, amounts.tax, amounts.withheldIsr, amounts.withheldIva, amounts.total].map(BigInt),
          [subtotal, tax, isr, iva, subtotal + tax - isr - iva]
        )
      })
    )
  })

  test('round half up', ({ assert }) => {
    assert.equal(scaled(1, 1, 2), 1)
    assert.equal(scaled(5, 1, 3), 2)
    assert.equal(scaled(99_999_999_999, 999_999, MILLION), 99_999_899_999)
  })
})
