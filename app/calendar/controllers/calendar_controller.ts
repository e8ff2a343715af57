import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { clock } from '#app/core/clock'
import { MEXICO_ZONE } from '#app/core/mexico'
import type { Viewer } from '#app/core/contributions/registries'
import Court from '#app/courts/models/court'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import Matter from '#app/matters/models/matter'
import { peopleWhoRead } from '#app/matters/queries/people_of_matter'
import {
  calendarFilters,
  openedFilters,
  USUAL_REST,
  type CalendarFilters,
  type Opened,
} from '#app/calendar/domain/calendar_filters'
import { hearingsTab } from '#app/calendar/queries/hearings_tab'
import { colleagues } from '#app/calendar/queries/colleagues'
import { entryCard } from '#app/calendar/queries/entry_card'
import { allKinds, kindsForClients } from '#app/calendar/queries/calendar_events'
import { signedIn } from '#app/workspaces/context'
import type { Identity } from '#app/workspaces/identity'
import { currentViewer } from '#app/workspaces/viewer'

/** The zone on whose clocks somebody's calendar is written: that of the firm, for others that of the capital. */
export const calendarZone = ({ workspace }: Identity): string => workspace?.timeZone ?? MEXICO_ZONE

/** The calendar of those who work in a firm, and that of clients. What stands in it is fetched by the client for the days that it shows. */
export default class CalendarController {
  async index(ctx: HttpContext) {
    const identity = signedIn(ctx)
    const filters = await calendarFilters.validate(ctx.request.qs())
    const { workspace } = identity
    const viewer = currentViewer(ctx)
    const opened = await openedFilters.validate(ctx.request.qs())
    const maySearchMatters = workspace !== null && identity.may('expedientes:leer')
    return ctx.inertia.render('calendar/index', {
      filters,
      isOfFirm: workspace !== null,
      hasGoogle: workspace !== null && Boolean(app.config.get('google_calendar.clientId')),
      now: clock.now().setZone(calendarZone(identity)).toFormat("yyyy-MM-dd'T'HH:mm"),
      kinds: workspace ? allKinds() : kindsForClients(),
      maySearchMatters,
      people: maySearchMatters ? await peopleWhoRead(workspace.id) : [],
      restCalendars: workspace ? listCalendars(await loadCalendars(workspace)) : [],
      usualRest: USUAL_REST,
      chosen: await namesOfChosen(viewer, filters),
      colleagues: workspace ? await colleagues(workspace.id) : [],
      entry: await entryCard(viewer, opened.entry, opened.at),
      add: workspace ? opened.add : null,
      hearingOf: await hearingFormOf(identity, viewer, opened),
      timeZone: calendarZone(identity),
    })
  }
}

/** What the form of a new hearing needs, for a matter that is seen and may be changed. */
async function hearingFormOf(identity: Identity, viewer: Viewer, { add, of }: Opened) {
  if (add !== 'hearing' || of === null || viewer.workspaceId === null || !viewer.may('expedientes:leer')) return null
  const matter = await Matter.seenBy(viewer).where('matters.id', of).first()
  if (!matter) return null
  const content = await hearingsTab(matter, identity)
  return content.canEdit ? { matterId: matter.id, content } : null
}

const listCalendars = (calendars: ReadonlyMap<string, { key: string; name: string }>) =>
  [...calendars.values()].map(({ key, name }) => ({ key, name }))

/** The names of the matter and the court that an address names; null for what is not there or not seen. */
async function namesOfChosen(viewer: Viewer, { matter: matterId, court: courtId }: CalendarFilters) {
  const seen = viewer.workspaceId === null ? Matter.followedBy(viewer.userId) : Matter.seenBy(viewer)
  const matter = matterId === null ? null : await seen.where('matters.id', matterId).first()
  const court = courtId === null ? null : await Court.find(courtId)
  return { matter: matter && `${matter.reference} · ${matter.title}`, court: court && court.name }
}
