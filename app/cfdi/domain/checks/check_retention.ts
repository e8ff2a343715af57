import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { centavos, decimalOf, inPesos } from '#app/cfdi/domain/decimals'
import { mustHold } from '#app/cfdi/parsing/fault'
import type { CfdiAmounts } from './check_amounts.js'

/** The keys of taxes: two digits in 1.0, three in 2.0. */
const isOf = (tax: string, key: string) => tax.padStart(3, '0') === key

/** Checks a certificate of withholdings: what was withheld is the sum of its lines, and not more than the operation. Its total is the operation. */
export function checkRetention({ retention, subtotal }: CfdiRecord): CfdiAmounts {
  const { withheld: text, lines } = retention!
  mustHold(subtotal !== '', 'missing_amount', { field: 'MontoTotOperacion' })
  mustHold(text !== '', 'missing_amount', { field: 'MontoTotRet' })
  const operation = centavos(decimalOf(subtotal, 'MontoTotOperacion'))
  const withheld = centavos(decimalOf(text, 'MontoTotRet'))
  const amounts = lines.map(({ tax, amount }) => ({ tax, amount: centavos(decimalOf(amount, 'MontoRet')) }))
  const sumOf = (key?: string) =>
    amounts.reduce((sum, { tax, amount }) => sum + (!key || isOf(tax, key) ? amount : 0), 0)
  const isSum = lines.length === 0 || Math.abs(sumOf() - withheld) <= lines.length / 2
  mustHold(isSum, 'tax_sum', { field: 'MontoTotRet', said: inPesos(withheld), computed: inPesos(sumOf()) })
  mustHold(withheld <= operation, 'retained', { withheld: inPesos(withheld), operation: inPesos(operation) })
  const taxes = { transferred: 0, withheld, withheldIsr: sumOf('001'), withheldIva: sumOf('002') }
  return { subtotal: operation, discount: 0, ...taxes, total: operation }
}
