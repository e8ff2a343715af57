import { DateTime } from 'luxon'
import { saidDay } from '#app/core/text/said_day'
import type { CfdiRecord } from '#app/cfdi/domain/cfdi_record'
import { mustHold, type Finding } from '#app/cfdi/parsing/fault'

/** Hours that a clock of the country may be ahead of the one of who stamps: Quintana Roo is one ahead of the centre. */
const AHEAD_HOURS = 1

/** Hours within which an issued CFDI is sent to be stamped (RMF 2.7.2.9, fracción I, of 2026; por verificar). */
const STAMP_HOURS = 72

/** Before it there were no CFDI: what is older is a slip of the pen. */
const FIRST_YEAR = 2004

/** An instant without zone in a sentence: «10/03/2026 12:00». */
const saidTime = (time: DateTime): string => time.toFormat('dd/MM/yyyy HH:mm')

/** An instant without zone, as a CFDI writes it. Throws CfdiFault for what is none. */
export function wallTime(text: string, field: string): DateTime {
  const isShaped = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(text)
  const time = isShaped ? DateTime.fromISO(text, { zone: 'utc' }) : null
  mustHold(time?.isValid === true && time.year >= FIRST_YEAR, 'bad_date', { field, value: text.slice(0, 40) || '—' })
  return time!
}

/** Issued before it was stamped, and not after the day of the firm. */
export function checkDates({ issuedAt, stamp }: CfdiRecord, today: string): Finding[] {
  const issued = wallTime(issuedAt, 'Fecha')
  const stamped = wallTime(stamp.stampedAt, 'FechaTimbrado')
  const values = { issued: saidTime(issued), stamped: saidTime(stamped) }
  mustHold(stamped >= issued.minus({ hours: AHEAD_HOURS }), 'stamped_before_issue', values)
  const tomorrow = DateTime.fromISO(today, { zone: 'utc' }).plus({ days: 1 }).toISODate()!
  mustHold(issuedAt.slice(0, 10) <= tomorrow, 'future', { day: saidDay(issuedAt.slice(0, 10)) })
  const isLate = stamped > issued.plus({ hours: STAMP_HOURS + AHEAD_HOURS })
  return isLate ? [{ reason: 'late_stamp', values }] : []
}
