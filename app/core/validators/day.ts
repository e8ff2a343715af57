import vine from '@vinejs/vine'
import { DateTime } from 'luxon'

const FIRST = '1900-01-01'
/** As forms send a day, and as people write one. */
const ISO = /^\d{4}-\d\d-\d\d$/
const WRITTEN = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/

/** What is wrong with a day: `noSuchDay` when it is written like one and the calendar has none. */
function faultOf(written: string): 'day' | 'noSuchDay' | null {
  const [, day, month, year] = WRITTEN.exec(written) ?? []
  const isIso = ISO.test(written)
  const meant = isIso ? written : day && `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!meant || meant < FIRST) return 'day'
  if (!DateTime.fromISO(meant).isValid) return 'noSuchDay'
  return isIso ? null : 'day'
}

const inCalendar = vine.createRule((value, _, field) => {
  const fault = faultOf(String(value))
  if (fault) field.report(fault, fault, field)
})

/** A day of the calendar as `YYYY-MM-DD`. One that is written like a day and is none, such as 31/02/2026, is told to be none. */
export const day = () => vine.string().use(inCalendar())
