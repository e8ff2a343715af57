import type { DateTime } from 'luxon'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import { translate } from '#app/core/messages/catalogue'
import { searchFold } from '#app/core/text/fold'
import { tidyLine } from '#app/core/validators/fields'
import { isSecureAddress } from '#app/core/validators/secure_link'
import { ENTRY_LENGTHS } from '#app/calendar/domain/entry_fields'
import { faultOfTimes, storedTimes, untilDayOf, daysOf, writtenTimes } from '#app/calendar/domain/entry_times'
import { faultOf, ruleOf } from '#app/calendar/domain/repetition'
import { repetitionOf } from '#app/calendar/domain/rules'
import { archivedEntryValidator } from '#app/calendar/validators/entry'

/** The column of the folded title holds this many characters. */
const FOLDED = 420

/** Columns of an event in an archive. */
export const ENTRY_COLUMNS = [
  ...['title', 'title_folded', 'first_day', 'last_day', 'starts_at', 'ends_at', 'time_zone', 'until_day', 'rule'],
  ...['exceptions', 'place', 'link', 'notes', 'is_private', 'travel_minutes', 'reminder_minutes'],
  ...['uid', 'sequence', 'version'],
]

/**
 * What imports of calendars once took and the form does not: a title with nothing to see or too long a one is made one, and an address that is no secure link stands in the
 * notes, as far as they have room.
 */
function cleaned(input: Record<string, unknown>): Record<string, unknown> {
  const title = tidyLine(String(input.title ?? ''), ENTRY_LENGTHS.title) || translate('es', 'calendar.import.untitled')
  const { link } = input
  if (typeof link !== 'string' || (link.length <= ENTRY_LENGTHS.link && isSecureAddress(link.trim())))
    return { ...input, title }
  const said = translate('es', 'entries.link_in_notes', { link: tidyLine(link, ENTRY_LENGTHS.link) })
  const notes = [input.notes, said].filter((text) => typeof text === 'string' && text !== '').join('\n')
  return { ...input, title, link: undefined, ...(notes.length <= ENTRY_LENGTHS.notes && { notes }) }
}

/** An event of an archive as the form would have kept it, words made tidy; an error for one whose times or repetitions cannot be. */
export async function acceptEntry(input: Record<string, unknown>): Promise<readonly [unknown, unknown]> {
  const [error, fields] = await archivedEntryValidator.tryValidate(cleaned(input))
  if (error) return [error, null]
  const startsAt = fromSqlInstant(fields.startsAt)
  const endsAt = fromSqlInstant(fields.endsAt)
  if ((startsAt === null) !== (endsAt === null) || startsAt?.isValid === false || endsAt?.isValid === false)
    return refused('times')
  const times = { firstDay: fields.firstDay, lastDay: fields.lastDay, startsAt, endsAt, timeZone: fields.timeZone }
  const written = writtenTimes(times)
  const again = storedTimes(written)
  if (!isMinute(startsAt, again.startsAt) || !isMinute(endsAt, again.endsAt) || faultOfTimes(written))
    return refused('times')
  const repetition = fields.rule ? repetitionOf(fields.rule, fields.firstDay) : null
  if (fields.rule && (!repetition || faultOf(repetition, fields.firstDay))) return refused('rule')
  const rule = repetition && ruleOf(repetition, fields.firstDay)
  const exceptions = exceptionsIn(fields.exceptions, daysOf({ ...times, rule, exceptions: [] }))
  if (exceptions === null) return refused('exceptions')
  const made = { ...again, rule, exceptions }
  return [
    null,
    {
      ...fields,
      startsAt: again.startsAt && toSqlInstant(again.startsAt),
      endsAt: again.endsAt && toSqlInstant(again.endsAt),
      rule,
      exceptions: JSON.stringify(exceptions),
      titleFolded: searchFold(fields.title).slice(0, FOLDED),
      untilDay: untilDayOf(made),
    },
  ]
}

const refused = (what: string) => [new Error(`the ${what} of the event cannot be`), null] as const

/** Whether an instant is the minute that the clocks of the day say, and not that time of another day. */
const isMinute = (one: DateTime | null, other: DateTime | null) => one?.toMillis() === other?.toMillis()

/** The exceptions of an archive that are days of the event: others mean nothing. Null when they are no list. */
function exceptionsIn(json: string, days: string[]): string[] | null {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? (list as string[]).filter((day) => days.includes(day)) : null
  } catch {
    return null
  }
}
