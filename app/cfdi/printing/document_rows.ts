import { translate, type Language } from '#app/core/messages/catalogue'
import { writtenDay } from '#app/core/text/written_day'
import { pesos } from '#app/billing/domain/pesos'
import { centavos, decimalOf } from '#app/cfdi/domain/decimals'
import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { catalogueName } from './sat_names.js'

/** Concepts that a document shows at most; the XML has them all. */
const MOST = 1_000

const wordsIn = (language: Language) => (key: string, values?: Record<string, string | number>) =>
  translate(language, `cfdi.pdf.${key}`, values)

/** `1,234.50` of a number of an XML. */
const amount = (text: string) => (text === '' ? '' : pesos(centavos(decimalOf(text, '', 10))))

/** The concepts of an invoice; null for what has none to show. */
export function conceptRows({ type, concepts }: CfdiRecord, language: Language) {
  if (type === 'P' || type === 'R') return null
  const t = wordsIn(language)
  return {
    title: t('concepts'),
    head: ['key', 'description', 'quantity', 'price', 'amount'].map((name) => t(`column.${name}`)),
    rows: concepts
      .slice(0, MOST)
      .map(({ key, description, quantity, unit, price, amount: own, discount }) => [
        key,
        discount && centavos(decimalOf(discount, '')) > 0
          ? `${description}\n${t('discounted', { amount: amount(discount) })}`
          : description,
        [quantity, unit].filter(Boolean).join(' '),
        amount(price),
        amount(own),
      ]),
    more: concepts.length > MOST ? t('more_concepts', { count: concepts.length - MOST }) : null,
  }
}

/** The payments of a complement with the invoices that they pay. */
export function paymentRows({ payments }: CfdiRecord, language: Language) {
  if (payments.length === 0) return null
  const t = wordsIn(language)
  const name = catalogueName(language)
  return {
    title: t('payments'),
    head: ['invoice', 'installment', 'before', 'paid', 'after'].map((each) => t(`column.${each}`)),
    list: payments.map((payment) => ({
      said: t('payment', {
        day: writtenDay(payment.paidAt.slice(0, 10), language),
        amount: amount(payment.amount),
        currency: payment.currency,
        form: name('form', payment.form),
      }),
      rows: payment.documents.map(({ uuid, series, folio, installment, before, paid, after, currency }) => [
        [[series, folio].filter(Boolean).join('-'), uuid].filter(Boolean).join('\n'),
        installment,
        `${amount(before)} ${currency}`,
        amount(paid),
        amount(after),
      ]),
    })),
  }
}

/** What a certificate of withholdings says. */
export function retentionRows({ retention }: CfdiRecord, language: Language) {
  if (!retention) return null
  const t = wordsIn(language)
  const name = catalogueName(language)
  const { firstMonth, lastMonth, year, operation, taxed, exempt, withheld, key, description, lines } = retention
  return {
    title: t('retention'),
    facts: [
      [t('retention_key'), [key, description].filter(Boolean).join(' · ')],
      [t('period'), t('months', { first: firstMonth, last: lastMonth, year })],
      [t('operation'), amount(operation)],
      [t('taxed'), amount(taxed)],
      [t('exempt'), amount(exempt)],
      [t('withheld'), amount(withheld)],
    ].filter(([, value]) => value),
    head: ['tax', 'base', 'amount'].map((each) => t(`column.${each}`)),
    rows: lines.map((line) => [name('tax', line.tax.padStart(3, '0')), amount(line.base), amount(line.amount)]),
  }
}
