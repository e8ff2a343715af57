import { fold } from '#app/core/text/fold'
import { formatPhone } from '#app/core/validators/phone'
import type { TemplateField } from './definition.js'

/** An answer: text, a decimal number as text, centavos as a number, a day as YYYY-MM-DD, yes or no, one option or several. */
export type FieldValue = string | number | boolean | string[]

/** Answers by the key of their field. What was left empty is not there. */
export type FieldValues = Record<string, FieldValue>

/** Columns of folded text hold this many characters. */
const FOLDED = 420

/** What a person reads and searches for, in the language of the firm's records. */
export function textOf({ type }: Pick<TemplateField, 'type'>, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (Array.isArray(value)) return value.join(', ')
  if (type === 'money') return (Number(value) / 100).toFixed(2)
  if (type === 'phone') return `${formatPhone(String(value))} ${String(value)}`
  return String(value)
}

/** The columns by which an answer is searched, filtered and sorted. */
export function columnsOf(field: Pick<TemplateField, 'type'>, value: FieldValue) {
  const { type } = field
  return {
    textFolded: fold(textOf(field, value)).slice(0, FOLDED),
    numberValue: type === 'number' || type === 'money' ? Number(value) : null,
    dateValue: type === 'date' ? String(value) : null,
  }
}
