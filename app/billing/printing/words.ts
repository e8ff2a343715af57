import { LOCALES, translate, type Language } from '#app/core/messages/catalogue'
import { pesos } from '#app/billing/domain/pesos'

/** Says something in the language of a document. */
export type Words = (key: string, values?: Record<string, string | number>) => string

/** The words of documents of billing: `billing_pdf.<key>`. */
export const wordsIn =
  (language: Language): Words =>
  (key, values) =>
    translate(language, `billing_pdf.${key}`, values)

/** `$1,234.50`, with a minus before it. */
export const figure = (centavos: number): string => `${centavos < 0 ? '\u2212' : ''}$${pesos(Math.abs(centavos))}`

/** A text of a table of thousands of rows: a word that no line could hold may break anywhere. `said` of letter.typ does the same for others, but takes a third of the time of such a table. */
export const breakable = (text: string): string => text.replace(/\S{24}/gu, '$&\u200b')

/** A quantity of millionths without zeros at its end: `1.5`. */
export function quantityText(millionths: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 6 }).format(millionths / 1_000_000)
}

/** Pesos for a dollar, of millionths: `18.5000`. */
export const rateText = (millionths: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 4, maximumFractionDigits: 6 }).format(
    millionths / 1_000_000
  )
