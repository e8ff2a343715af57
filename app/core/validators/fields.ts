import vine from '@vinejs/vine'
import { isClabe } from '#app/core/clabe'

/** Lengths of the columns, so that what is accepted can be stored. */
export const LENGTHS = { email: 254, password: 128, name: 120, title: 200, line: 150, short: 60, note: 2_000 } as const

/** Characters that no field of one line keeps: controls, and the marks that turn the direction of a text around. */
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
const CONTROLS_BUT_LINES = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/** Nothing but blanks and marks without a shape of their own. */
const INVISIBLE = /^[\p{Z}\p{Cf}\s]*$/u

function tidy(value: unknown, pattern: RegExp): unknown {
  if (typeof value !== 'string') return value
  const tidied = value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(pattern, ' ').trim()
  return INVISIBLE.test(tidied) ? undefined : tidied
}

/** One line of text, any script and emoji included; HTML is kept as the text that it is. */
export const line = (max: number) =>
  vine
    .string()
    .parse((value) => tidy(value, CONTROLS))
    .maxLength(max)

/** What somebody else says in one line (a name that Google knows) as `line` would keep it; empty when nothing of it can be seen. */
export const tidyLine = (said: string, max: number): string => String(tidy(said, CONTROLS) ?? '').slice(0, max)

/** Several lines of plain text. */
export const text = (max: number) =>
  vine
    .string()
    .parse((value) => tidy(value, CONTROLS_BUT_LINES))
    .maxLength(max)

/** Half a character is no character: neither databases nor checks of addresses take it. */
const wellFormed = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || value.isWellFormed()) return
  field.report('The {{ field }} field must be a valid email address', 'email', field)
})

/** An address in lower case. The domain is not looked up. */
export const email = () => vine.string().trim().toLowerCase().use(wellFormed()).maxLength(LENGTHS.email).email()

/** Counts characters as people do: an emoji is one, though JavaScript counts two. */
const characters = vine.createRule<{ min: number; max: number }>((value, { min, max }, field) => {
  if (typeof value !== 'string') return
  // Half a character or more a unit: what is twice too long needs no counting.
  const count = value.length > 2 * max ? value.length : [...value].length
  if (count < min) field.report('', 'minLength', field, { min })
  if (count > max) field.report('', 'maxLength', field, { max })
})

/** A new password, kept to the letter, blanks included. 8 to 128 characters of any Unicode. */
export const password = () => vine.string().use(characters({ min: 8, max: LENGTHS.password }))

/** A password to compare with the one that is kept: as long as one may be. */
export const passwordTyped = () => vine.string().use(characters({ min: 1, max: LENGTHS.password }))

/** The id of a row. */
export const id = () => vine.number().withoutDecimals().positive()

/** The id of a row as programs send it: a number, not its digits. */
export const strictId = () => vine.number({ strict: true }).withoutDecimals().positive()

/** Integer ids of rows, at most `max` of them. */
export const ids = (max: number) => vine.array(id()).minLength(1).maxLength(max).distinct()

/** Which version of a record was edited. */
export const version = () => vine.number().withoutDecimals().positive()

const checkDigits = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isClabe(value)) field.report('The {{ field }} field is no CLABE', 'clabe', field)
})

/** An account number of 18 digits with its check digit; blanks and hyphens between them are left out. */
export const clabe = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.replace(/[\s-]/g, '') || undefined : value))
    .use(checkDigits())
