import { dayOf } from '#sources/laws/dating/dates'
import { decreeRecord } from '#sources/laws/dating/decree_records'

const FRONT = 40
const MAX_LINE_LENGTH = 4_000
/** Extractors break words. */
const broken = (word: string) => [...word].join(String.raw`\s?`)
const GAZETTE = String.raw`(?:${broken('peri')}\s?[óo]\s?${broken('dico')}|${broken('gaceta')}|${broken('diario')}|${broken('bolet')}\s?[íi]\s?n|p\.\s?o\.|g\.\s?o\.)`
const DAY = String.raw`\d{1,2}\s*(?:o\.?|º|°)?\s+(?:del?\s+)?[a-záéíóú]{4,10}\s+(?:del?\s+)?\d{4}|\d{1,2}[-/](?:\d{1,2}|[a-z]{3,4})[-/]\d{4}`
const PUBLISHED = new RegExp(
  String.raw`(?:^|[\s(])publicad[oa]\s+(?:en\s+)?(?:el\s+|la\s+)?(?:[^.;:]{0,60}\s)?${GAZETTE}(?<where>.{0,160}?)(?<day>${DAY})`,
  'iu'
)
/** `PUBLICACIÓN: 18 DE ENERO DE 2000. SECCIÓN II.`, which stands after the text of the law. */
const RECORDED = new RegExp(
  String.raw`(?:^|\s)(?:fecha\s+de\s+)?publica\s?(?:ci[óo]n|d[oa])(?:\s+en\s.{0,80}?)?\s*:\s*(?<day>${DAY})`,
  'iu'
)
/** `P.O. 12 DE MAYO DE 2010`, under the title. */
const GAZETTE_OF = new RegExp(String.raw`^\(?\s*${GAZETTE}(?<where>.{0,80}?)(?<day>${DAY})`, 'iu')
const REFORMED = /[úu]ltima\s?s?\s*reforma\s?s?(?![\p{L}])(?<rest>.{0,220})/iu
const ABROGATED = /(?:^|[(\s])(?:ley|c[óo]digo)?\s*abrogad[oa](?!\p{L})(?<rest>.{0,160})/iu
const OF_A_DECREE = /decreto[^.]{0,80}$/iu
const UNDER_TITLE = 10

/** What the text of a state's law tells of its dates (ISO). */
export interface TextDates {
  publishedOn: string | null
  lastReformOn: string | null
  /** When it was abrogated, as its publisher notes under the title. */
  abrogatedOn: string | null
}

/** Reads the dates that publishers put under the title of a law, or after its text, each in its own words. */
export function datesOfText(lines: string[]): TextDates {
  const front = lines
    .slice(0, FRONT)
    .map((line, at) => line.slice(0, at && /^\(?publicad/i.test(line) ? MAX_LINE_LENGTH : 1_500))
  const recorded = lines.map((line) => dayOf(RECORDED.exec(line.slice(0, 400))?.groups?.day ?? ''))
  return {
    publishedOn: first(front, publishedIn) ?? earliest(recorded) ?? first(front.slice(1, UNDER_TITLE), gazetteIn),
    lastReformOn:
      first(front, (line) => dayOf(REFORMED.exec(line)?.groups?.rest ?? '')) ??
      earliest(
        lines.map((line) => decreeRecord(line)?.day ?? null),
        -1
      ),
    abrogatedOn: first(front.slice(0, 8), (line) => dayOf(ABROGATED.exec(line)?.groups?.rest ?? '')),
  }
}

/** The publication of the law, not that of a decree that a note mentions. */
function publishedIn(line: string): string | null {
  const found = PUBLISHED.exec(line)
  if (!found || REFORMED.test(line.slice(0, found.index)) || OF_A_DECREE.test(line.slice(0, found.index))) return null
  return dayOf(found.groups?.day ?? '')
}

function gazetteIn(line: string): string | null {
  return dayOf(GAZETTE_OF.exec(line)?.groups?.day ?? '')
}

/** The decrees of reform are recorded in the same way; the law came before them. `place` -1: the latest day. */
function earliest(days: (string | null)[], place = 0): string | null {
  return (
    days
      .filter((day) => day !== null)
      .sort()
      .at(place) ?? null
  )
}

function first(lines: string[], read: (line: string) => string | null): string | null {
  for (const line of lines) {
    const day = read(line)
    if (day) return day
  }
  return null
}
