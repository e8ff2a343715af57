import { createHash } from 'node:crypto'
import { fold } from '#app/core/text/fold'
import { caseKey } from '#app/courts/case_number'

/** A number as a person wrote it, what it is compared by, and whether it reads like none: then it is kept all the same, and marked. */
export interface ReadNumber {
  number: string | null
  numberKey: string | null
}

/** Reads the number of a case; one that is no number keeps its letters, folded, as its key. */
export function readNumber(number: string | null): ReadNumber {
  if (number === null) return { number, numberKey: null }
  return { number, numberKey: caseKey(number) ?? `?${fold(number)}`.slice(0, KEY_LENGTH) }
}

const KEY_LENGTH = 80

/** Whether a key is that of a number which reads like none of a case. */
export const isOddNumber = (numberKey: string | null): boolean => numberKey?.startsWith('?') ?? false

/** A court as its name is compared: of the catalogue by its id, else by its folded name without full stops and commas. */
export const courtKeyOf = ({ court, courtId }: { court: string | null; courtId: number | null }): string | null =>
  courtId !== null ? `#${courtId}` : court === null ? null : foldedCourt(court)

/** The name of a court without capitals, accents and punctuation. */
export const foldedCourt = (court: string): string =>
  fold(court)
    .replace(/[.,;()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What a firm has once: kind, court and number as SHA-256 in hexadecimal; null while one of them is missing. */
export function caseKeyOf(of: {
  kind: string
  court: string | null
  courtId: number | null
  numberKey: string | null
}): string | null {
  const court = courtKeyOf(of)
  if (court === null || of.numberKey === null) return null
  return createHash('sha256').update([of.kind, court, of.numberKey].join('|')).digest('hex')
}
