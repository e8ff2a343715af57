import vine from '@vinejs/vine'
import { DateTime } from 'luxon'

const FIRST = '1900'
/** As people write a day, and as forms send one. */
const WRITTEN = /^(\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{4}|\d{4}-\d\d-\d\d)$/

const inCalendar = vine.createRule((value, _, field) => {
  const written = String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(written) && DateTime.fromISO(written).isValid && written >= FIRST) return
  const rule = WRITTEN.test(written) && written >= FIRST ? 'noSuchDay' : 'day'
  field.report(rule, rule, field)
})

/** A day of the calendar as `YYYY-MM-DD`. One that is written like a day and is none, such as 31/02/2026, is told to be none. */
export const day = () => vine.string().use(inCalendar())
