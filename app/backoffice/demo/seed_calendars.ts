import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { ManageCalendar } from '#app/deadlines/actions/manage_calendar'
import { ManageCalendarDays } from '#app/deadlines/actions/manage_calendar_days'
import { ManageCalendarYear } from '#app/deadlines/actions/manage_calendar_year'
import type { NonWorkingKind } from '#app/deadlines/domain/calendar'
import CalendarLayer from '#app/deadlines/models/calendar_layer'
import type Workspace from '#app/workspaces/models/workspace'

const NAME = 'Tribunal de Justicia Ficticio del Estado (demostración)'
const SOURCE = 'Calendario ficticio para la demostración: no es el de ningún tribunal'

/** Invented days of 2026. */
const DAYS: [string, string, NonWorkingKind][] = [
  ['2026-01-01', '2026-01-05', 'vacation'],
  ['2026-02-02', '2026-02-02', 'labour_monday'],
  ['2026-03-16', '2026-03-16', 'labour_monday'],
  ['2026-03-30', '2026-04-03', 'circular'],
  ['2026-05-01', '2026-05-01', 'law'],
  ['2026-07-20', '2026-07-31', 'vacation'],
  ['2026-09-16', '2026-09-16', 'law'],
  ['2026-11-16', '2026-11-16', 'labour_monday'],
  ['2026-12-16', '2026-12-31', 'vacation'],
]

/** A state court's calendar of the demo firm, marked as fictitious. What is there already is not added again. */
export async function seedCalendars({ id }: Workspace, owner: User): Promise<void> {
  const whose = { workspaceId: id }
  const author: Author = { userId: owner.id, kind: 'user', ip: null, requestId: null }
  const there = await CalendarLayer.of(whose).where('name', NAME).preload('years').preload('days').first()
  const key = there?.key ?? (await new ManageCalendar().create(author, whose, { name: NAME, weekly: [6, 7] }))
  if (!there?.years.length) await new ManageCalendarYear().add(author, whose, key, { year: 2026, source: SOURCE })
  const added = new Set(there?.days.map(({ fromOn }) => fromOn))
  const said = { counts: false, basis: SOURCE, reason: null }
  for (const [from, to, kind] of DAYS)
    if (!added.has(from)) await new ManageCalendarDays().add(author, whose, key, { from, to, kind, ...said })
}
