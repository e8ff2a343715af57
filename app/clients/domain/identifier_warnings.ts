import { hasRightCurpDigit, isCurp } from '#app/core/tax/curp'
import { hasRightCheckDigit, isGenericRfc, isRfc } from '#app/core/tax/rfc'

/** What is odd about the RFC and the CURP of a client. It is told and never refused: some that the authorities gave out are odd. */
export type IdentifierWarnings = {
  rfc: 'form' | 'digit' | 'length' | null
  curp: 'form' | 'digit' | null
}

const LETTERS = { business: 12, person: 13 } as const

function aboutRfc(rfc: string | null, type: 'person' | 'business'): IdentifierWarnings['rfc'] {
  if (!rfc || isGenericRfc(rfc)) return null
  if (!isRfc(rfc)) return 'form'
  if (rfc.length !== LETTERS[type]) return 'length'
  return hasRightCheckDigit(rfc) ? null : 'digit'
}

function aboutCurp(curp: string | null): IdentifierWarnings['curp'] {
  if (!curp) return null
  if (!isCurp(curp)) return 'form'
  return hasRightCurpDigit(curp) ? null : 'digit'
}

/** What to tell about the identifiers of a client, tidy as they are stored. `length`: the RFC is one of a business but the client a person, or the other way round. */
export function warningsOf(client: {
  type: 'person' | 'business'
  rfc: string | null
  curp: string | null
}): IdentifierWarnings {
  return { rfc: aboutRfc(client.rfc, client.type), curp: client.type === 'person' ? aboutCurp(client.curp) : null }
}
