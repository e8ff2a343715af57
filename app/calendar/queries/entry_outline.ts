import { countDays, outlineOfRows } from '#app/core/contributions/calendar_outlines'
import {
  firstOf,
  NOTHING_OUTLINED,
  type CalendarFeed,
  type CalendarItem,
  type CalendarSpan,
  type Viewer,
} from '#app/core/contributions/registries'
import { firstOfDays } from '#app/core/database/first_of_days'
import { fromSqlInstant } from '#app/core/models/columns'
import { wallClock } from '#app/core/time_zone'
import type { Day } from '#app/deadlines/domain/days'
import { daysTouched } from '#app/calendar/domain/days_shown'
import { daysOf, occurrencesIn, writtenTimes, type Repeating } from '#app/calendar/domain/entry_times'
import { during, eventsOf, touches } from './entry_events.js'
import { knownEntries } from './known_entries.js'

/** The events of a firm by the days of a page: what is on one day alone is counted by the database, what repeats or lasts is worked out from its rules. */
export const outlineOfEntries: CalendarFeed['outline'] = async (viewer, span, perDay) => {
  if (viewer.workspaceId === null) return NOTHING_OUTLINED
  const clockAt = wallClock(span.zone)
  const timeOf = (at: unknown) => (at === null ? null : clockAt(fromSqlInstant(at)!.toMillis()).slice(11))
  const single = during(viewer, span)
    .where((of) => void whereSingle(of, span.zone))
    .whereBetween('calendar_entries.first_day', [span.firstDay, span.lastDay])
  const columns = {
    id: 'calendar_entries.id',
    day: 'calendar_entries.first_day',
    order: ['calendar_entries.starts_at'],
  }
  const ofOneDay = outlineOfRows(await firstOfDays(single, columns, perDay), ({ at_0: at }) => timeOf(at))
  const { rows, isCut } = firstOf(await longerEntries(viewer, span), span.limit)
  const longer = rows.flatMap((row) => itemsOf(row, span, clockAt))
  return {
    items: [...ofOneDay.items, ...longer],
    counts: countDays(longer, span, ofOneDay.counts),
    isCut,
    async read(keys) {
      const ids = new Set([...keys].map((key) => Number(key.split(' ')[0])))
      const known = await knownEntries(viewer, during(viewer, span).whereIn('calendar_entries.id', [...ids]))
      return known.flatMap((each) =>
        eventsOf(viewer, each, span, (day) => keys.has(keyOf(each.entry.id, each.entry.rule, day)))
      )
    },
  }
}

const keyOf = (id: number, rule: string | null, day: Day) => (rule === null ? String(id) : `${id} ${day}`)

/** Narrows events to those on one day alone, which is that of the zone as well. */
const whereSingle = (query: ReturnType<typeof during>, zone: string) =>
  query
    .whereNull('calendar_entries.rule')
    .whereColumn('calendar_entries.first_day', 'calendar_entries.last_day')
    .where((here) => {
      void here.whereNull('calendar_entries.starts_at').orWhere('calendar_entries.time_zone', zone)
    })

/** When an event that is not on one day alone is, as the database gives it. */
interface LongRow {
  id: number
  first_day: Day
  last_day: Day
  starts_at: string | Date | null
  ends_at: string | Date | null
  time_zone: string
  rule: string | null
  exceptions: string
}

const longerEntries = async (viewer: Viewer, span: CalendarSpan) =>
  (await during(viewer, span)
    .whereNot((of) => void whereSingle(of, span.zone))
    .orderBy('calendar_entries.first_day')
    .orderBy('calendar_entries.id')
    .limit(span.limit + 1)
    .select(
      ['id', 'first_day', 'last_day', 'starts_at', 'ends_at', 'time_zone', 'rule', 'exceptions'].map(
        (name) => `calendar_entries.${name}`
      )
    )
    .pojo<LongRow>()) as LongRow[]

function itemsOf(row: LongRow, span: CalendarSpan, clockAt: (millis: number) => string): CalendarItem[] {
  const entry: Repeating = {
    firstDay: row.first_day,
    lastDay: row.last_day,
    startsAt: fromSqlInstant(row.starts_at),
    endsAt: fromSqlInstant(row.ends_at),
    timeZone: row.time_zone,
    rule: row.rule,
    exceptions: JSON.parse(row.exceptions) as Day[],
  }
  const isWithinDays = row.first_day === row.last_day && (entry.startsAt === null || row.time_zone === span.zone)
  if (isWithinDays) {
    const time = writtenTimes(entry).startTime
    return daysOf(entry)
      .filter((day) => day >= span.firstDay && day <= span.lastDay)
      .map((day) => ({ key: keyOf(row.id, row.rule, day), firstDay: day, lastDay: day, time }))
  }
  return occurrencesIn(entry, span.firstDay, span.lastDay)
    .filter(({ when }) => touches(when, span))
    .map(({ day, when }) => ({ key: keyOf(row.id, row.rule, day), ...daysTouched(when, clockAt) }))
}
