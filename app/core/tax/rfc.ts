import { DateTime } from 'luxon'

/** Three letters for a business or four for a person, a date, and a homoclave of three. */
const SHAPE = /^[A-ZÑ&]{3,4}(\d{6})[A-Z\d]{2}[A\d]$/

/** The order of the characters that gives each its value (SAT, Anexo 20, annex on the RFC's check digit). */
const VALUES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/** In capitals and without the blanks and hyphens with which people write it. */
export function tidyRfc(text: string): string {
  return text.normalize('NFC').toUpperCase().replace(/[\s-]/g, '')
}

/** Whether a tidy text has the form of an RFC, its date included. The check digit is not looked at. */
export function isRfc(rfc: string): boolean {
  const [, date] = SHAPE.exec(rfc) ?? []
  return date !== undefined && DateTime.fromFormat(date, 'yyMMdd', { zone: 'utc' }).isValid
}

/** The last character that the others ask for: a digit or A. */
function checkDigitOf(rfc: string): string {
  const body = rfc.slice(0, -1).padStart(12, ' ')
  const sum = [...body].reduce((total, character, at) => total + VALUES.indexOf(character) * (13 - at), 0)
  const rest = 11 - (sum % 11)
  return rest === 11 ? '0' : rest === 10 ? 'A' : String(rest)
}

/** Whether the check digit is right. The SAT has given out some RFC with a wrong one: warn, never refuse. */
export function hasRightCheckDigit(rfc: string): boolean {
  return checkDigitOf(rfc) === rfc.at(-1)
}

/** RFC that everybody may use: for the public at large and for foreigners (Resolución Miscelánea Fiscal, regla 2.7.1.23). */
const GENERIC = new Set(['XAXX010101000', 'XEXX010101000'])

/** Whether a tidy RFC is one of those that stand for nobody in particular. */
export function isGenericRfc(rfc: string): boolean {
  return GENERIC.has(rfc)
}
