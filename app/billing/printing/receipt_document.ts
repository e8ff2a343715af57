import { translate } from '#app/core/messages/catalogue'
import { writtenDay } from '#app/core/text/written_day'
import { amountInWords } from '#app/billing/domain/amount_in_words'
import type Payment from '#app/billing/models/payment'
import { clientLines, documentHead, type Letterhead } from './letterhead.js'
import { figure, rateText } from './words.js'

/** What a payment pays of a charge, as its receipt says it. */
export interface ReceiptLine {
  reference: string | null
  concept: string | null
  amount: number
  remaining: number
}

/** What the template `payment_receipt` draws. Needs `client` loaded; `lines` are what it pays, `today` the day of the firm. */
export function receiptDocument(head: Letterhead, payment: Payment, lines: ReceiptLine[], today: string) {
  const { language, t, settings } = head
  const { currency, amount, refunded, credit } = payment
  const folio = String(payment.number)
  return {
    ...documentHead(head, { kind: t('receipt.kind'), folio, today }),
    client: clientLines(head, payment.client),
    facts: [
      [t('folio'), folio],
      [t('receipt.paid_on'), writtenDay(payment.paidOn, language)],
      [t('receipt.method'), translate(language, `payments.method.${payment.method}`)],
      ...(payment.reference ? [[t('reference'), payment.reference]] : []),
      [t('currency'), t(`currency.${currency}`)],
      ...(payment.exchangeRate ? [[t('exchange_rate'), rateText(payment.exchangeRate, language)]] : []),
    ],
    stamp: payment.counts ? null : t(`receipt.stamp.${payment.state}`),
    amount: {
      label: t('receipt.amount'),
      value: `${figure(amount)} ${currency}`,
      words: amountInWords(amount, currency, language, settings),
    },
    applied: {
      title: t('receipt.applied'),
      head: ['charge', 'concept', 'amount', 'left'].map((name) => t(`receipt.column.${name}`)),
      rows: lines.map((line) => ({
        ...{ charge: line.reference ?? '', concept: line.concept ?? '' },
        ...{ amount: figure(line.amount), left: figure(line.remaining) },
      })),
    },
    sums: [
      ...(credit > 0 ? [[t('receipt.credit'), figure(credit)]] : []),
      ...(refunded > 0 ? [[t('receipt.refunded'), figure(refunded)]] : []),
    ],
    remark: t('receipt.remark'),
  }
}
