import type { HttpContext } from '@adonisjs/core/http'
import { wallClock } from '#app/core/time_zone'
import { daysBetween } from '#app/deadlines/domain/days'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { calendarZone } from '#app/calendar/controllers/calendar_controller'
import { calendarWhat, shownPerDay, USUAL_REST } from '#app/calendar/domain/calendar_filters'
import { conflictsAmong } from '#app/calendar/domain/conflicts'
import { eventLine } from '#app/calendar/domain/event_line'
import { restDays } from '#app/calendar/domain/rest_days'
import { daysFor, daysForClient, spanOf } from '#app/calendar/queries/calendar_events'
import { findPeople } from '#app/calendar/queries/find_people'
import { calendarSpanValidator } from '#app/calendar/validators/span'
import { signedIn } from '#app/workspaces/context'
import { currentViewer } from '#app/workspaces/viewer'

const NOTHING = { days: [], unknownYears: [] }

/** What stands in a calendar on some days: of each what comes first, and how many more there are. */
export default class CalendarSpansController {
  async show(ctx: HttpContext) {
    const days = await ctx.request.validateUsing(calendarSpanValidator, { data: ctx.request.qs() })
    const { kinds, rest, most, ...what } = await calendarWhat.validate(ctx.request.qs())
    const identity = signedIn(ctx)
    const viewer = currentViewer(ctx)
    const zone = calendarZone(identity)
    const span = spanOf(viewer, days, zone, what)
    const load = identity.isLawyer ? daysFor : daysForClient
    const perDay = shownPerDay(most, daysBetween(days.from, days.to) + 1)
    const { events, more, isCut } = await load(viewer, span, kinds, perDay)
    const conflicts = conflictsAmong(events)
    const clockAt = wallClock(zone)
    const { workspace } = identity
    const shaded = workspace && rest !== '' ? (await loadCalendars(workspace)).get(rest ?? USUAL_REST) : undefined
    return ctx.response.json({
      events: events.map((event) => eventLine(event, clockAt, conflicts.get(event.id) ?? [])),
      people: identity.isLawyer ? await findPeople(events.flatMap(({ peopleIds }) => peopleIds)) : [],
      rest: shaded ? restDays(shaded, days.from, days.to) : NOTHING,
      more,
      isCut,
    })
  }
}
