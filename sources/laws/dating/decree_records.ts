import { dayOf } from './dates.js'

/** `DECRETO 28394/LXII/21.- Se reforma el artículo 90 de la Ley….- Jun. 8 de 2021 sec. V.`: a line of the list of reforms after a law. */
const RECORD =
  /^\(?decreto\s+(?:n[úu]m\p{L}*\.?\s*)?(?<decree>\d[\d/a-z]*)\s*[.,-].{0,40}\b(?:reform|adicion|derog|modific).*?\b(?<month>ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?\s*(?<day>\d{1,2})\s+del?\s+(?<year>\d{4})/iu
const NAMED = /\bdecreto\s+(?:n[úu]m\p{L}*\.?\s*)?(?<decree>\d[\d/a-z]*)/iu
const MAX_RECORD_LENGTH = 1_500

/** A decree of reform as a list tells of it. */
export interface DecreeRecord {
  /** `28394/lxii/21`. */
  decree: string
  /** ISO date of its publication. */
  day: string
}

/** What a line of a list of reforms tells, or null. */
export function decreeRecord(line: string): DecreeRecord | null {
  const { decree, day, month, year } = RECORD.exec(line.slice(0, MAX_RECORD_LENGTH))?.groups ?? {}
  const published = decree ? dayOf(`${day}-${month}-${year}`) : null
  return published ? { decree: decree.toLowerCase(), day: published } : null
}

/** The day on which the decree that a heading names was published, as a list among the lines tells. */
export function dayOfDecree(heading: string, lines: string[]): string | null {
  const named = NAMED.exec(heading)?.groups?.decree.toLowerCase()
  if (!named) return null
  for (const line of lines) {
    const record = /^\(?decreto\s/i.test(line) ? decreeRecord(line) : null
    if (record?.decree === named) return record.day
  }
  return null
}
