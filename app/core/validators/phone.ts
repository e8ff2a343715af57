import vine from '@vinejs/vine'

const MEXICO = '52'

/**
 * A telephone as E.164 (`+525512345678`): ten digits are Mexican, the old «1» of mobile numbers after +52 and whatever stands between digits is
 * left out. Null for what is no number.
 */
export function toE164(typed: string): string | null {
  if (!/^\+?[\d\s().\-/]+$/.test(typed.trim())) return null
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^521(?=\d{10}$)/, MEXICO)
  if (digits.length === 10 && !typed.trim().startsWith('+')) return `+${MEXICO}${digits}`
  if (digits.startsWith(MEXICO)) return digits.length === 12 ? `+${digits}` : null
  return typed.trim().startsWith('+') && /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null
}

/** Cities whose code has two digits: Mexico City, Guadalajara and Monterrey. */
const SHORT_CODES = /^(55|56|33|81)/

/** A stored number as people in Mexico write it: `55 1234 5678`, `449 123 4567`; foreign ones as they are. */
export function formatPhone(e164: string | null): string {
  const [, own] = /^\+52(\d{10})$/.exec(e164 ?? '') ?? []
  if (!own) return e164 ?? ''
  const cuts = SHORT_CODES.test(own) ? [2, 6] : [3, 6]
  return [own.slice(0, cuts[0]), own.slice(cuts[0], cuts[1]), own.slice(cuts[1])].join(' ')
}

const known = vine.createRule((value: unknown, _: undefined, field) => {
  const number = typeof value === 'string' ? toE164(value) : null
  if (number) field.mutate(number, field)
  else field.report('phone', 'phone', field)
})

/** A telephone, stored as E.164. */
export const phone = () => vine.string().maxLength(40).use(known())
