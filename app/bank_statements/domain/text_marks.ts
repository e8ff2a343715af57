import { isClabe } from '#app/core/clabe'
import { isGenericRfc, isRfc } from '#app/core/tax/rfc'

/** What a text of a bank names. */
export interface TextMarks {
  /** Key by which a transfer is followed from bank to bank (clave de rastreo). */
  trackingKey: string | null
  clabe: string | null
  rfcs: string[]
}

const SAID_KEY = /\b(?:clave(?: de)? rastreo|cve\.?(?: de)? rast(?:reo)?|rastreo|rastr)\b[\s:.#]*([A-Z0-9]{6,30})\b/i
/** Letters of a bank and many digits: MBAN01002603100098765432. */
const KEY_LIKE = /\b(?=[A-Z0-9]*[A-Z])(?:[A-Z]{2,10}\d{10,26}|\d{4,12}[A-Z]\d{8,20})\b/
const RFC = /(?<![A-ZÑ&\d])[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}(?![A-Z\d])/g

/** The tracking key, the CLABE and the RFC that a description names, by their form and check digits. */
export function marksIn(text: string): TextMarks {
  const said = text.normalize('NFC').toUpperCase()
  const rfcs = [...new Set(said.match(RFC) ?? [])].filter((rfc) => isRfc(rfc) && !isGenericRfc(rfc))
  const rest = rfcs.reduce((left, rfc) => left.replaceAll(rfc, ' '), said)
  return {
    trackingKey: SAID_KEY.exec(rest)?.[1] ?? KEY_LIKE.exec(rest)?.[0] ?? null,
    clabe: (said.match(/(?<!\d)\d{18}(?!\d)/g) ?? []).find(isClabe) ?? null,
    rfcs,
  }
}
