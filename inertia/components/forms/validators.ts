import { isDay, isWrittenDay } from '../../i18n/formats.js'
import type { MessageId } from '../../i18n/messages.js'
import { plainAmount } from './plain_amount.js'

/** What is wrong with a value: a message and what goes in it. */
export interface Problem {
  id: MessageId
  values?: Record<string, string | number>
}

/** One demand on a field. `kind` and `limit` let the field draw its mark and its counter. */
export interface Rule<Value = unknown, Data = unknown> {
  check: (value: Value, data: Data) => Problem | null
  kind?: 'required'
  limit?: number
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

// An empty value is the business of `required` alone.
const text = (test: (value: string) => Problem | null): Rule => ({
  check: (value) => (typeof value !== 'string' || value.trim() === '' ? null : test(value.trim())),
})

/** Something must be written, chosen or ticked. */
export function required(): Rule {
  return { kind: 'required', check: (value) => (isEmpty(value) ? { id: 'forms.required' } : null) }
}

const emailPattern = /^[^\s@,;:<>()[\]"]+@[^\s@.,;:<>()[\]"]+(\.[^\s@.,;:<>()[\]"]+)+$/

/** An address that mail could be sent to; whether it exists is for the server. */
export function email(): Rule {
  return text((value) => (emailPattern.test(value) && value.length <= 254 ? null : { id: 'forms.email' }))
}

/** At most `limit` characters, counted as people count them (a letter with its accent or an emoji is one). */
export function maxLength(limit: number): Rule {
  return {
    limit,
    check: (value) =>
      typeof value === 'string' && [...value].length > limit ? { id: 'forms.characters_exceeded' } : null,
  }
}

interface NumericForm {
  decimals?: number
  negative?: boolean
  /** Also what is on its way to being a number: «-», «12.». */
  unfinished?: boolean
}

/** True for digits, with at most `decimals` places and no separators of thousands. */
export function isNumeric(value: string, { decimals = 0, negative = false, unfinished = false }: NumericForm = {}) {
  const sign = negative ? '-?' : ''
  const some = unfinished ? '*' : '+'
  const places = decimals > 0 ? `(\\.\\d{${unfinished ? 0 : 1},${decimals}})?` : ''
  return new RegExp(`^${sign}\\d${some}${places}$`).test(value)
}

/**
 * What keeps a text from being a number of that form: a sign, too many decimals, or anything else; null for what is one. Of two decimals it is an
 * amount, which may have its sign and the commas of its thousands.
 */
export function numericProblem(typed: string, form: NumericForm = {}): Problem | null {
  const value = form.decimals === 2 ? plainAmount(typed) : typed
  if (isNumeric(value, form)) return null
  if (!form.negative && /^-\d*(\.\d*)?$/.test(value)) return { id: 'forms.not_negative' }
  if (form.decimals && /^-?\d+\.\d+$/.test(value)) return { id: 'forms.decimals', values: { count: form.decimals } }
  return { id: 'forms.numeric' }
}

/** Digits only: postal codes, CLABE, amounts, percentages, years, codes. Never house numbers, which are «S/N» or «12-B». */
export function numeric(form: NumericForm = {}): Rule {
  return text((value) => numericProblem(value, form))
}

/** A number above `limit`. What is not a number is left to `numeric`. */
export function greaterThan(limit: number): Rule {
  return text((value) => {
    const number = Number(plainAmount(value))
    return Number.isNaN(number) || number > limit ? null : { id: 'forms.greater_than', values: { value: limit } }
  })
}

/** A day of the calendar, YYYY-MM-DD as the date field gives it; 31/02/2026 is told to be none. */
export function date(): Rule {
  return text((value) => {
    if (isDay(value)) return null
    return { id: isWrittenDay(value) ? 'forms.no_such_day' : 'forms.date' }
  })
}

/** The first problem of a value, in the order of its rules. */
export function firstProblem<Value, Data>(rules: Rule<Value, Data>[], value: Value, data: Data) {
  for (const rule of rules) {
    const problem = rule.check(value, data)
    if (problem) return problem
  }
  return null
}
