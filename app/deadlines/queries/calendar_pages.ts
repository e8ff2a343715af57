import { NotFound } from '#app/core/errors/no_access'
import { SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'
import { tenantOf } from '#app/deadlines/actions/change_calendar'
import { isOwnKey } from '#app/deadlines/domain/calendar_names'
import { warningsOf } from '#app/deadlines/domain/calendar_warnings'
import type { CalendarData } from '#app/deadlines/domain/calendar'
import { yearOf, type Day } from '#app/deadlines/domain/days'
import CalendarLayer, { type LayerOwner } from '#app/deadlines/models/calendar_layer'
import { loadCalendarData } from '#app/deadlines/queries/load_calendars'

const isShipped = (key: string) => SHIPPED_CALENDARS.some((one) => one.key === key)

/** Who keeps a calendar: it comes with Foja, the operators added it, or it is the firm's own. */
const originOf = (key: string): 'shipped' | 'operators' | 'firm' =>
  isShipped(key) ? 'shipped' : isOwnKey(key, 'firm') ? 'firm' : 'operators'

/** The calendars of an owner in a list, each with its years and what should be seen to. */
export async function listCalendars(owner: LayerOwner, today: Day) {
  const calendars = await loadCalendarData(tenantOf(owner))
  return [...calendars.values()].map((calendar) => ({
    key: calendar.key,
    name: calendar.name,
    origin: originOf(calendar.key),
    /** Null: a law, which needs no years. */
    years: calendar.years?.map(({ year, verifiedBy }) => ({ year, verifiedBy })) ?? null,
    warnings: warningsOf(calendar, today),
  }))
}

/** The year that is shown: the one that is asked for, else that of today or, when it is not known, the last. */
function yearShown({ years }: CalendarData, requested: number | undefined, today: Day): number {
  if (requested !== undefined) return requested
  const known = years?.map(({ year }) => year) ?? [yearOf(today)]
  return known.includes(yearOf(today)) ? yearOf(today) : (known.at(-1) ?? yearOf(today))
}

/** A calendar in one year: its days as they count, what lies below, what the owner says. Throws NotFound. A fixed number of queries. */
export async function showCalendar(owner: LayerOwner, key: string, requested: number | undefined, today: Day) {
  const calendar = (await loadCalendarData(tenantOf(owner))).get(key)
  if (!calendar) throw new NotFound('calendars')
  const below = await belowOf(owner, key)
  const year = yearShown(calendar, requested, today)
  const own = await ownOf(owner, key, year)
  const known = calendar.years?.find((one) => one.year === year) ?? null
  const rest = own.year?.isWhole ? null : (below?.years?.find((one) => one.year === year) ?? null)
  return {
    calendar: {
      ...{ key, name: calendar.name, origin: originOf(key), isLaw: calendar.years === null },
      isOwn: isOwnKey(key, owner.workspaceId === null ? 'operators' : 'firm'),
      weekly: calendar.weekly.map(({ weekday, basis }) => ({ weekday, basis })),
      yearly: calendar.yearly
        .filter(({ on, since, until }) => (since ?? '') <= `${year}-${on}` && `${year}-${on}` <= (until ?? '9'))
        .map(({ on, basis }) => ({ day: `${year}-${on}`, basis })),
      years: calendar.years?.map((one) => one.year) ?? null,
      warnings: warningsOf(calendar, today),
    },
    year,
    known: known && {
      ...{ source: known.source, verifiedBy: known.verifiedBy },
      ranges: known.ranges.map(({ from, to, kind, basis }) => ({ from, to, kind, basis })),
      opened: (known.opened ?? []).map(({ on, basis }) => ({ on, basis })),
    },
    below: rest && {
      ...{ source: rest.source, verifiedBy: rest.verifiedBy },
      ranges: rest.ranges.map(({ from, to, kind, basis }) => ({ from, to, kind, basis })),
      opened: (rest.opened ?? []).map(({ on, basis }) => ({ on, basis })),
    },
    own,
  }
}

/** The calendar without the layer of its owner. */
async function belowOf({ workspaceId }: LayerOwner, key: string): Promise<CalendarData | null> {
  if (workspaceId === null) return SHIPPED_CALENDARS.find((one) => one.key === key) ?? null
  return (await loadCalendarData(null)).get(key) ?? null
}

/** What an owner says of a year, with who said so and who verified it. */
async function ownOf(owner: LayerOwner, key: string, year: number) {
  const layer = await CalendarLayer.of(owner)
    .where('key', key)
    .preload('years', (years) => void years.where('year', year).preload('createdBy').preload('verifiedBy'))
    .preload('days', (days) => {
      void days
        .whereBetween('from_on', [`${year}-01-01`, `${year}-12-31`])
        .orderBy('from_on')
        .orderBy('id')
      void days.preload('createdBy').preload('verifiedBy')
    })
    .first()
  const row = layer?.years[0]
  return {
    year: row
      ? {
          ...{ isWhole: row.isWhole, source: row.source, addedBy: row.createdBy?.name ?? null },
          ...{ addedAt: row.createdAt.toISO()!, verifiedBy: row.verifiedAt && (row.verifiedBy?.name ?? '—') },
          verifiedAt: row.verifiedAt?.toISO() ?? null,
        }
      : null,
    days: (layer?.days ?? []).map((day) => ({
      ...{ id: day.id, from: day.fromOn, to: day.toOn, counts: day.counts, kind: day.kind },
      ...{ basis: day.basis, reason: day.reason, addedBy: day.createdBy?.name ?? null },
      ...{ addedAt: day.createdAt.toISO()!, verifiedBy: day.verifiedAt && (day.verifiedBy?.name ?? '—') },
      verifiedAt: day.verifiedAt?.toISO() ?? null,
    })),
  }
}
