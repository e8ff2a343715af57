import { LOCALES, translate, type Language } from '#app/core/messages/catalogue'
import { CURRENCIES } from '#app/core/money'
import { writtenDay } from '#app/core/text/written_day'
import { amountInWords } from '#app/billing/domain/amount_in_words'
import { figure } from '#app/billing/printing/words'
import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { NO_CURRENCY } from '#app/cfdi/domain/sat_catalogues'
import { stampChain } from '#app/cfdi/domain/verification'
import type Cfdi from '#app/cfdi/models/cfdi'
import { conceptRows, paymentRows, retentionRows } from './document_rows.js'
import { catalogueName, type SatName } from './sat_names.js'

/** What the template `cfdi` draws: what an XML says, in the words of its reader. Names of keys are those of the SAT, which are Spanish in any language. */
export function cfdiDocument(cfdi: Cfdi, record: CfdiRecord, language: Language) {
  const t = (key: string, values?: Record<string, string | number>) => translate(language, `cfdi.pdf.${key}`, values)
  const name: SatName = catalogueName(language)
  const [year, month, day] = cfdi.issuedOn.split('-').map(Number)
  const type = name('type', cfdi.type)
  return {
    language,
    region: LOCALES[language].slice(3),
    date: { year, month, day },
    firm: record.issuer.name || record.issuer.rfc,
    folio: cfdi.reference,
    kind: t('kind', { version: cfdi.standard }),
    title: type,
    page: t('page', { page: '#', pages: '#' }).split('#'),
    canceled: cfdi.canceledOn ? t('canceled', { day: writtenDay(cfdi.canceledOn, language) }) : null,
    parties: [partyOf(record, 'issuer', t, name), partyOf(record, 'receiver', t, name)],
    facts: factsOf(record, language, t, name),
    concepts: conceptRows(record, language),
    payments: paymentRows(record, language),
    retention: retentionRows(record, language),
    sums: record.type === 'P' ? [] : sumsOf(cfdi, t),
    total: record.type === 'P' ? null : { label: t('total'), value: `${figure(Number(cfdi.total))} ${cfdi.currency}` },
    words: record.type === 'P' ? null : wordsOf(cfdi, language),
    qr: t('qr_alt'),
    stamp: {
      title: t('stamp'),
      rows: [
        [t('uuid'), record.stamp.uuid],
        [t('stamped_at'), record.stamp.stampedAt.replace('T', ' ')],
        [t('provider'), record.stamp.provider],
        [t('sat_certificate'), record.stamp.certificate],
        [t('certificate'), record.certificate],
      ].filter(([, value]) => value),
      seals: [
        [t('seal'), record.seal],
        [t('sat_seal'), record.stamp.satSeal],
        [t('chain'), stampChain(record)],
      ],
    },
    remark: t('remark'),
  }
}

/** The total in words, of the currencies that have them here. */
function wordsOf({ total, currency }: Cfdi, language: Language): string | null {
  const named = CURRENCIES.find((each) => each === currency)
  return named ? amountInWords(Number(total), named, language) : null
}

type Words = (key: string, values?: Record<string, string | number>) => string

function partyOf(record: CfdiRecord, side: 'issuer' | 'receiver', t: Words, name: SatName) {
  const { rfc, name: called, regime, zip, use } = record[side]
  return {
    label: t(side),
    name: called || rfc,
    lines: [
      t('rfc', { rfc }),
      regime && t('regime', { regime: name('regime', regime) }),
      zip && t('zip', { zip }),
      use && t('use', { use: name('use', use) }),
    ].filter(Boolean),
  }
}

function factsOf(record: CfdiRecord, language: Language, t: Words, name: SatName) {
  const { issuedAt, place, form, method, currency, exchangeRate, exportKey, conditions, relations } = record
  const written = `${writtenDay(issuedAt.slice(0, 10), language)}, ${issuedAt.slice(11, 16)}`
  return [
    [t('issued_at'), written],
    place && [t('place'), place],
    form && [t('form'), name('form', form)],
    method && [t('method'), name('method', method)],
    currency !== NO_CURRENCY && [
      t('currency'),
      exchangeRate && currency !== 'MXN' ? `${currency} · ${exchangeRate}` : currency,
    ],
    exportKey && [t('export'), name('export', exportKey)],
    conditions && [t('conditions'), conditions],
    ...relations.map(({ kind, uuids }) => [name('relation', kind), uuids.join('\n')]),
  ].filter((row): row is string[] => Array.isArray(row))
}

function sumsOf(cfdi: Cfdi, t: Words) {
  const { subtotal, discount, transferred, withheld, withheldIsr, withheldIva } = cfdi
  const other = Number(withheld) - Number(withheldIsr) - Number(withheldIva)
  return [
    [t('subtotal'), Number(subtotal)],
    [t('discount'), -Number(discount)],
    [t('transferred'), Number(transferred)],
    [t('withheld_isr'), -Number(withheldIsr)],
    [t('withheld_iva'), -Number(withheldIva)],
    [t('withheld_other'), -other],
  ]
    .filter(([, amount], at) => at === 0 || amount !== 0)
    .map(([label, amount]) => [label as string, figure(amount as number)])
}
