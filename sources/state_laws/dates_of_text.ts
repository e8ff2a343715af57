import { dayOf } from '#sources/laws/dates'

const FRONT = 40
const PUBLISHED =
  /(?:^|\s)publicad[oa]\s+(?:en\s+)?(?:el|la)\s+(?:peri[óo]dico|gaceta|diario|bolet[íi]n)(?<where>.{0,160}?)(?<day>\d{1,2}\s*(?:o\.?|º|°)?\s+(?:del?\s+)?[a-záéíóú]{4,10}\s+(?:del?\s+)?\d{4})/iu
const REFORMED = /[úu]ltimas?\s*reformas?\b(?<rest>.{0,220})/iu
const ABROGATED = /(?:^|[(\s])(?:ley|c[óo]digo)?\s*abrogad[oa](?!\p{L})(?<rest>.{0,160})/iu
const OF_A_DECREE = /decreto[^.]{0,80}$/iu

/** What the first lines of a state's law tell of its dates (ISO). */
export interface TextDates {
  publishedOn: string | null
  lastReformOn: string | null
  /** When it was abrogated, as its publisher notes under the title. */
  abrogatedOn: string | null
}

/** Reads the dates that publishers put under the title of a law, each in its own words. */
export function datesOfText(lines: string[]): TextDates {
  const front = lines
    .slice(0, FRONT)
    .map((line, at) => (at && /^\(?publicad/i.test(line) ? line : line.slice(0, 1_500)))
  return {
    publishedOn: first(front, publishedIn),
    lastReformOn: first(front, (line) => dayOf(REFORMED.exec(line)?.groups?.rest ?? '')),
    abrogatedOn: first(front.slice(0, 8), (line) => dayOf(ABROGATED.exec(line)?.groups?.rest ?? '')),
  }
}

/** The publication of the law, not that of a decree that a note mentions. */
function publishedIn(line: string): string | null {
  const found = PUBLISHED.exec(line)
  if (!found || REFORMED.test(line.slice(0, found.index)) || OF_A_DECREE.test(line.slice(0, found.index))) return null
  return dayOf(found.groups?.day ?? '')
}

function first(lines: string[], read: (line: string) => string | null): string | null {
  for (const line of lines) {
    const day = read(line)
    if (day) return day
  }
  return null
}
