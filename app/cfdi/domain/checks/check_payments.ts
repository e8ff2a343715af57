import type { CfdiRecord, PaidDocument, Payment } from '#app/cfdi/domain/cfdi_record'
import { CURRENCY_DECIMALS, hasKey, NO_CURRENCY, SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'
import { atScale, centavos, decimalOf, inPesos, type Decimal } from '#app/cfdi/domain/decimals'
import { mustHold, type Finding } from '#app/cfdi/parsing/fault'
import { isUuid } from '#app/cfdi/parsing/read_stamp'
import { wallTime } from './check_dates.js'
import { MOST_NAMED } from './check_relations.js'

/** What a complement says was paid of an invoice, in centavos of the invoice's currency. */
export interface PaidInstallment {
  uuid: string
  installment: number
  paidOn: string
  form: string
  currency: string
  before: number
  paid: number
  after: number
}

/** Checks the payments of a complement: balances of each document, installments in a row, and that no more is shared out than was paid. */
export function checkPayments(record: CfdiRecord, warnings: Finding[]): PaidInstallment[] {
  mustHold(record.currency === NO_CURRENCY, 'payment_currency', { currency: record.currency })
  mustHold(record.payments.length > 0, 'no_payments')
  const named = record.payments.reduce((count, { documents }) => count + documents.length, 0)
  mustHold(named <= MOST_NAMED, 'too_many_named', { most: MOST_NAMED })
  const installments = record.payments.flatMap((payment) => checkPayment(record, payment, warnings))
  checkRows(installments)
  return installments
}

function checkPayment(record: CfdiRecord, payment: Payment, warnings: Finding[]): PaidInstallment[] {
  const { currency, form, documents } = payment
  wallTime(payment.paidAt, 'FechaPago')
  mustHold(hasKey(SAT_CATALOGUES.form, form) && form !== '99', 'form', { form: form || '—' })
  mustHold(currency in CURRENCY_DECIMALS && currency !== NO_CURRENCY, 'currency', { currency: currency || '—' })
  if (currency !== 'MXN') mustHold(payment.exchangeRate !== '', 'exchange_rate', { currency })
  const amount = decimalOf(payment.amount, 'Monto', CURRENCY_DECIMALS[currency])
  mustHold(amount.value > 0n, 'payment_amount')
  mustHold(documents.length > 0, 'no_documents')
  const paidOn = payment.paidAt.slice(0, 10)
  const installments = documents.map((each) => ({ ...checkDocument(each), paidOn, form }))
  checkShares(record, payment, amount, warnings)
  return installments
}

function checkDocument(document: PaidDocument): Omit<PaidInstallment, 'paidOn' | 'form'> {
  const { uuid, currency } = document
  mustHold(isUuid(uuid), 'relation_uuid', { uuid: uuid.slice(0, 60) || '—' })
  mustHold(currency in CURRENCY_DECIMALS && currency !== NO_CURRENCY, 'currency', { currency: currency || '—' })
  const isNumber = /^[1-9]\d{0,2}$/.test(document.installment)
  mustHold(isNumber, 'installment', { value: document.installment.slice(0, 20) || '—' })
  const [before, paid, after] = [
    centavos(decimalOf(document.before, 'ImpSaldoAnt', 2)),
    centavos(decimalOf(document.paid, 'ImpPagado', 2)),
    centavos(decimalOf(document.after, 'ImpSaldoInsoluto', 2)),
  ]
  mustHold(paid > 0, 'payment_amount')
  mustHold(paid <= before, 'over_balance', { paid: inPesos(paid), balance: inPesos(before) })
  mustHold(before - paid === after, 'balance_after', { said: inPesos(after), computed: inPesos(before - paid) })
  return { uuid, currency, installment: Number(document.installment), before, paid, after }
}

/** What the documents get, in the currency of the payment, is not more than was paid. A centavo each may come of the rates. */
function checkShares({ standard }: CfdiRecord, payment: Payment, amount: Decimal, warnings: Finding[]): void {
  const same = payment.documents.every(({ currency }) => currency === payment.currency)
  if (!same && standard === '3.3') return void warnings.push({ reason: 'other_currency', values: {} })
  const shares = payment.documents.map((document) => {
    const paid = decimalOf(document.paid, 'ImpPagado', 2)
    if (document.currency === payment.currency) return centavos(paid)
    const rate = decimalOf(document.rate, 'EquivalenciaDR', 10)
    mustHold(rate.value > 0n, 'exchange_rate', { currency: document.currency })
    return Number(atScale(paid, 12) / atScale(rate, 10))
  })
  const shared = shares.reduce((sum, each) => sum + each, 0)
  const tolerance = same ? 0 : shares.length
  mustHold(shared <= centavos(amount) + tolerance, 'over_payment', {
    shared: inPesos(shared),
    paid: inPesos(centavos(amount)),
  })
}

/** Installments of one invoice within one complement follow each other, each from the balance that the one before left. */
function checkRows(installments: PaidInstallment[]): void {
  const last = new Map<string, PaidInstallment>()
  for (const each of [...installments].sort((one, other) => one.installment - other.installment)) {
    const before = last.get(each.uuid)
    const follows = !before || (each.installment === before.installment + 1 && each.before === before.after)
    mustHold(follows, 'installments', { installment: each.installment, uuid: each.uuid })
    last.set(each.uuid, each)
  }
}
