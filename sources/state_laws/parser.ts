import { RecordRejected } from '#sources/contract/contract'
import type { RawPage } from '#sources/contract/contract'
import { dayOf } from '#sources/laws/dating/dates'
import { STATE } from '#sources/laws/reading/gazettes'
import type { Law } from '#sources/laws/law'
import { readLaw } from '#sources/laws/reading/read_law'
import { toLines } from '#sources/laws/reading/text_of_file'
import { isMisread } from '#sources/text/plain_text'
import { isBlank } from '#sources/contract/sanity'
import { cleanTitle, speaksOf } from './clean_title.js'
import { datesOfText } from './dates_of_text.js'
import { docTypeOf } from './doc_type.js'
import type { StateLaw } from './records.js'

const MIN_TEXT_LENGTH = 40
const FISCAL_YEAR = /^ley de ingresos\b.*\b(20\d\d)\b/iu

/** Reads a prepared text of a law with what the site told of it. Throws `RecordRejected`: `emptyTitle`, `emptyText`, `wrongEncoding`, `notTheRecord`, `impossibleDate`. */
export function parse(page: RawPage): StateLaw {
  const { title = '', state = '', tipo = '', published = '', status = '', power = '' } = page.context ?? {}
  const lines = toLines(page)
  const docType = docTypeOf({ tipo, title })
  if (isBlank(title)) throw new RecordRejected('emptyTitle')
  if (!docType || !state) throw new RecordRejected('notTheRecord', `no law of a state: ${tipo || 'no kind'}`)
  if (lines.join('').length < MIN_TEXT_LENGTH) throw new RecordRejected('emptyText')
  if (isMisread(lines.join('\n'))) throw new RecordRejected('wrongEncoding', 'misread characters')
  if (!speaksOf(title, lines)) throw new RecordRejected('notTheRecord', lines[0].slice(0, 80))

  const law = readLaw(lines, STATE)
  const told = published ? dayTold(published) : null
  const { publishedOn, lastReformOn, abrogatedOn } = datesOfText(lines)
  const lastNote =
    law.notes
      .flatMap(({ dates }) => dates)
      .sort()
      .at(-1) ?? null
  const days = [publishedOn, told].filter((day) => day !== null && !isAfterReforms(day, law))
  return {
    law,
    id: page.externalId,
    rawTitle: title,
    name: cleanTitle(title, lines),
    state,
    docType,
    publishedOn: days[0] ?? null,
    isListedDate: days.length > 0 && days[0] !== publishedOn,
    lastReformOn: lastReformOn ?? lastNote,
    status,
    power,
    until: abrogatedOn ?? endOfFiscalYear(title),
  }
}

/** Nothing is reformed before it is published: above some codes stands the heading of another law, and the listing may tell the day of a reform. One note alone may be a misprint. */
function isAfterReforms(day: string, { notes }: Law): boolean {
  return new Set(notes.flatMap(({ dates }) => dates).filter((reform) => reform < day)).size > 1
}

/** ISO as the listing's date is kept, or as the page of the law writes it. */
function dayTold(text: string): string | null {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? text : dayOf(text)
  if (!day && /\d{4}/.test(text)) throw new RecordRejected('impossibleDate', text.slice(0, 30))
  return day
}

/** A Ley de Ingresos is law for the fiscal year that it names (article 115, IV, of the Constitution: legislatures approve them each year). */
function endOfFiscalYear(title: string): string | null {
  const year = FISCAL_YEAR.exec(title)?.[1]
  return year ? `${Number(year) + 1}-01-01` : null
}
