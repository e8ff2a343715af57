import type { Language } from '#app/core/messages/catalogue'
import { writtenDay } from '#app/core/text/written_day'
import { amountInWords } from '#app/billing/domain/amount_in_words'
import { taxRateOf } from '#app/billing/domain/taxes'
import type Charge from '#app/billing/models/charge'
import type ChargeItem from '#app/billing/models/charge_item'
import { clientLines, documentHead, payBox, type Letterhead } from './letterhead.js'
import { figure, quantityText, rateText, type Words } from './words.js'

/** What the template `charge` draws: a charge as its client reads it. Needs `client` and `items` loaded; `today` is the day of the firm. */
export function chargeDocument(head: Letterhead, charge: Charge, today: string) {
  const { language, t, settings } = head
  const { currency, total, items } = charge
  const folio = charge.reference ?? t('charge.no_number')
  const [issued, due] = [charge.issuedOn, charge.dueOn].map((day) => (day ? writtenDay(day, language) : null))
  return {
    ...documentHead(head, { kind: t('charge.kind'), folio, today }),
    client: clientLines(head, charge.client),
    facts: [
      [t('folio'), folio],
      ...(issued ? [[t('charge.issued'), issued]] : []),
      ...(due ? [[t('charge.due'), due]] : []),
      [t('currency'), t(`currency.${currency}`)],
      ...(charge.exchangeRate ? [[t('exchange_rate'), rateText(charge.exchangeRate, language)]] : []),
    ],
    stamp: stampOf(charge, t),
    items: {
      title: t('charge.items'),
      head: ['description', 'quantity', 'price', 'tax', 'amount'].map((name) => t(`charge.column.${name}`)),
      rows: [...items]
        .sort((one, other) => one.position - other.position)
        .map((item) => itemRow(item, { language, t })),
    },
    sums: sumsOf(charge, t),
    total: {
      label: t('charge.total'),
      value: `${figure(total)} ${currency}`,
      words: amountInWords(total, currency, language, settings),
    },
    balance: balanceOf(charge, t),
    pay: charge.isOpen && charge.remaining > 0 ? payBox(head, charge.reference) : null,
    notes: charge.notes === null ? null : { title: t('charge.notes'), text: charge.notes },
    remark: t('charge.remark'),
  }
}

function itemRow(item: ChargeItem, { language, t }: { language: Language; t: Words }) {
  const { quantity, unitPrice, discount, amount, taxKind, description } = item
  return {
    description,
    detail: discount > 0 ? t('charge.discounted', { amount: figure(discount) }) : null,
    quantity: quantityText(quantity, language),
    price: figure(unitPrice),
    tax: taxKind.startsWith('iva') ? `${taxRateOf(taxKind) / 100} %` : t(`tax.${taxKind}`),
    amount: figure(amount),
  }
}

function sumsOf({ subtotal, discount, tax, withheldIsr, withheldIva, isrRate }: Charge, t: Words) {
  const percent = String(isrRate / 10_000)
  return [
    [t('charge.subtotal'), figure(subtotal)],
    ...(discount > 0 ? [[t('charge.discount'), figure(-discount)]] : []),
    [t('charge.iva'), figure(tax)],
    ...(withheldIsr > 0 ? [[t('charge.isr_withheld', { percent }), figure(-withheldIsr)]] : []),
    ...(withheldIva > 0 ? [[t('charge.iva_withheld'), figure(-withheldIva)]] : []),
  ]
}

/** What was paid and what is left, once something was. */
function balanceOf({ paid, writtenOff, remaining, state }: Charge, t: Words) {
  if (state === 'canceled' || (paid === 0 && writtenOff === 0)) return []
  return [
    [t('charge.paid'), figure(-paid)],
    ...(writtenOff > 0 ? [[t('charge.written_off'), figure(-writtenOff)]] : []),
    [t('charge.remaining'), figure(remaining)],
  ]
}

function stampOf({ state, status }: Charge, t: Words): string | null {
  if (state === 'draft' || state === 'canceled') return t(`charge.stamp.${state}`)
  return status === 'paid' && state === 'issued' ? t('charge.stamp.paid') : null
}
