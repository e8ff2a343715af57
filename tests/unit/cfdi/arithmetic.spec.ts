import fc from 'fast-check'
import { test } from '@japa/runner'
import { checkCfdi } from '#app/cfdi/domain/checks/check_cfdi'
import type { CfdiFault } from '#app/cfdi/parsing/fault'
import { readCfdi } from '#app/cfdi/parsing/read_cfdi'
import { cfdiXml, type TaxOfTest } from '#tests/helpers/cfdi_xml'

/** A line of whole centavos: quantity, price in centavos, discount and rate of IVA in basis points. */
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  price: fc.integer({ min: 1, max: 5_000_000 }),
  off: fc.integer({ min: 0, max: 100 }),
  rate: fc.constantFrom(1_600, 800, 0),
})

const pesos = (centavos: number) => (centavos / 100).toFixed(2)
const rounded = (value: number, by: number) => Math.floor((value + by / 2) / by)

interface Line {
  quantity: number
  price: number
  off: number
  rate: number
}

/** An invoice of these lines by a slow reference of its own, and its amounts. */
function made(lines: Line[]) {
  const worked = lines.map(({ quantity, price, off, rate }) => {
    const amount = quantity * price
    const discount = Math.floor((amount * off) / 100)
    return { quantity, price, amount, discount, rate, tax: rounded((amount - discount) * rate, 10_000) }
  })
  const sum = (of: (one: (typeof worked)[number]) => number) => worked.reduce((total, one) => total + of(one), 0)
  const rateText = (rate: number) => (rate / 10_000).toFixed(6)
  const taxOf = (base: number, rate: number, tax: number): TaxOfTest => ({
    ...{ kind: 'Traslado', base: pesos(base), tax: '002', rate: rateText(rate), amount: pesos(tax) },
  })
  const rates = [...new Set(worked.map(({ rate }) => rate))]
  const whole = rates.map((rate) => {
    const own = worked.filter((one) => one.rate === rate)
    const base = own.reduce((total, one) => total + one.amount - one.discount, 0)
    return taxOf(
      base,
      rate,
      own.reduce((total, { tax }) => total + tax, 0)
    )
  })
  const [subtotal, discount, tax] = [sum(({ amount }) => amount), sum((one) => one.discount), sum((one) => one.tax)]
  const total = subtotal - discount + tax
  const xml = (more: Record<string, string> = {}) =>
    cfdiXml({
      concepts: worked.map((one) => ({
        attributes: {
          ...{ Cantidad: String(one.quantity), ValorUnitario: pesos(one.price), Importe: pesos(one.amount) },
          Descuento: pesos(one.discount),
        },
        taxes: [taxOf(one.amount - one.discount, one.rate, one.tax)],
      })),
      taxes: { attributes: { TotalImpuestosTrasladados: pesos(tax) }, lines: whole },
      root: { SubTotal: pesos(subtotal), Descuento: pesos(discount), Total: pesos(total), ...more },
    })
  return { xml, amounts: { subtotal, discount, transferred: tax, total } }
}

const reasonOf = (xml: string) => {
  try {
    checkCfdi(readCfdi(Buffer.from(xml)), '2026-05-04')
    return 'taken'
  } catch (error) {
    return (error as CfdiFault).reason
  }
}

test.group('Arithmetic of a CFDI', () => {
  test('comes to what a slow reference says, for any lines', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
        const { xml, amounts } = made(lines)
        const { amounts: found } = checkCfdi(readCfdi(Buffer.from(xml())), '2026-05-04')
        assert.containsSubset(found, amounts)
      }),
      { numRuns: 150 }
    )
  })

  test('refuses each sum that is a centavo off, for any lines', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.constantFrom(-1, 1), (lines, off) => {
        const { xml, amounts } = made(lines)
        fc.pre(amounts.total > 1)
        assert.equal(reasonOf(xml({ Total: pesos(amounts.total + off) })), 'total')
        assert.equal(reasonOf(xml({ SubTotal: pesos(amounts.subtotal + 1) })), 'subtotal')
      }),
      { numRuns: 80 }
    )
  })
})
