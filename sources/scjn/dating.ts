import { lineOf } from '#sources/text/plain_text'
import { isoDate } from '#sources/contract/sanity'
import { monthNumber } from '#sources/text/spanish'
import type { ScjnRecord } from './records.js'

const NOTE =
  /se public[óo] el (?<day>\p{L}+ (?<date>\d{1,2}) de (?<month>\p{L}+) de (?<year>\d{4}))(?<hour> a las \d{1,2}:\d{2}(?= ?horas))?/iu

/**
 * ISO date of publication of a thesis, ejecutoria or voto, or of decision of a ruling; null when none is told.
 * A thesis since the Décima Época tells its day in the note of publication; older ones only month and year: then it is the first of the month, or of the year.
 */
export function dateOf(record: ScjnRecord): string | null {
  if (record.kind === 'engrose') return record.decidedOn
  const noted = noteOf(record.notaPublica)
  if (noted) return noted.date
  const { anio, mes, publishedOn } = record
  // some systems give old records the day on which they were typed in
  if (publishedOn && (!anio || publishedOn.startsWith(String(anio)))) return publishedOn
  if (record.kind !== 'tesis' && record.decidedOn) return record.decidedOn
  return anio ? isoDate(anio, mes ?? 1, 1) : null
}

/** What a note of publication tells: `{ date: '2026-06-05', words: 'viernes 5 de junio de 2026 a las 10:15 horas' }`. */
export function noteOf(note: string): { date: string; words: string } | null {
  const { day, date, month, year, hour } = NOTE.exec(lineOf(note))?.groups ?? {}
  const iso = day ? isoDate(Number(year), monthNumber(month) ?? 0, Number(date)) : null
  if (!iso) return null
  return { date: iso, words: `${day.toLowerCase().replace(/ 0(?=\d)/, ' ')}${hour ? `${hour} horas` : ''}` }
}
