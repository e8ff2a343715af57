import { DateTime } from 'luxon'

const ENTITIES = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE'

/** Four letters of the name, date of birth, sex, entity of birth, three consonants, homoclave and check digit (RENAPO, Instructivo normativo). */
const SHAPE = new RegExp(`^[A-Z][AEIOUX][A-Z]{2}(\\d{6})[HMX](?:${ENTITIES})[B-DF-HJ-NP-TV-Z]{3}[A-Z\\d]\\d$`)

/** The order of the characters that gives each its value. */
const VALUES = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** In capitals and without blanks and hyphens. */
export function tidyCurp(text: string): string {
  return text.normalize('NFC').toUpperCase().replace(/[\s-]/g, '')
}

/** Whether a tidy text has the form of a CURP, its date included. The check digit is not looked at. */
export function isCurp(curp: string): boolean {
  const [, date] = SHAPE.exec(curp) ?? []
  return date !== undefined && DateTime.fromFormat(date, 'yyMMdd', { zone: 'utc' }).isValid
}

/** Whether the last digit is the one that the other seventeen characters ask for. Some that were given out are wrong: warn, never refuse. */
export function hasRightCurpDigit(curp: string): boolean {
  const sum = [...curp.slice(0, -1)].reduce((total, character, at) => total + VALUES.indexOf(character) * (18 - at), 0)
  return String((10 - (sum % 10)) % 10) === curp.at(-1)
}
