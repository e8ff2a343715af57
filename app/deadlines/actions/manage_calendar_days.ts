import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { checkDays, type DayChange } from '#app/deadlines/domain/day_change'
import { addDays, yearOf, type Day } from '#app/deadlines/domain/days'
import type CalendarLayerDay from '#app/deadlines/models/calendar_layer_day'
import type { LayerOwner } from '#app/deadlines/models/calendar_layer'
import { calendarProblem, changeCalendar, sayOfDays, type CalendarInHand } from './change_calendar.js'
import { rowOfYear } from './row_of_year.js'

/** Where a year is said to come from that an owner only changes. */
const CHANGED_BY = { firm: 'ajustes del despacho', operators: 'ajustes de Foja' } as const

/** The columns of a change. */
export const columnsOf = ({ from, to, counts, kind, basis, reason }: DayChange) => {
  return { fromOn: from, toOn: to, counts, kind, basis, reason }
}

const changeOf = (row: CalendarLayerDay): DayChange => {
  const { fromOn: from, toOn: to, counts, kind, basis, reason } = row
  return { from, to, counts, kind, basis, reason }
}

/** Closes and opens days of calendars, and verifies them. */
export class ManageCalendarDays {
  /** Throws FieldProblem for days that do not exist, are in the wrong order, lie in two years or in one that the calendar does not know, or are spoken of already. */
  async add(author: Author, owner: LayerOwner, key: string, change: DayChange): Promise<void> {
    await changeCalendar(author, owner, key, async (calendar) => {
      await this.check(calendar, author, owner, change)
      const values = { ...columnsOf(change), createdById: author.userId }
      await calendar.layer.related('days').create(values, { client: calendar.trx })
      return { action: 'authority_calendar.days_added', after: { ...change } }
    })
  }

  /** Throws the same; the days are not verified any more. */
  async edit(author: Author, owner: LayerOwner, key: string, id: number, change: DayChange): Promise<void> {
    await changeCalendar(author, owner, key, async (calendar) => {
      const row = await this.findDay(calendar, id)
      const before = changeOf(row)
      if (JSON.stringify(before) === JSON.stringify(change)) return null
      await this.check(calendar, author, owner, change, row)
      await row.merge({ ...columnsOf(change), verifiedAt: null, verifiedById: null }).save()
      return { action: 'authority_calendar.days_edited', before: { ...before }, after: { ...change } }
    })
  }

  async remove(author: Author, owner: LayerOwner, key: string, id: number): Promise<void> {
    await changeCalendar(author, owner, key, async (calendar) => {
      const row = await this.findDay(calendar, id)
      await row.delete()
      return { action: 'authority_calendar.days_removed', before: { ...changeOf(row) } }
    })
  }

  /** Somebody compared days with their source, or takes that back. */
  async verify(author: Author, owner: LayerOwner, key: string, id: number, verified: boolean): Promise<void> {
    await changeCalendar(author, owner, key, async (calendar) => {
      const row = await this.findDay(calendar, id)
      const verification = verified ? { verifiedById: author.userId, verifiedAt: clock.now() } : NOBODY
      await row.merge(verification).save()
      const after = { from: row.fromOn, to: row.toOn }
      return { action: verified ? 'authority_calendar.days_verified' : 'authority_calendar.days_unverified', after }
    })
  }

  private async findDay({ layer }: CalendarInHand, id: number): Promise<CalendarLayerDay> {
    const row = await layer.related('days').query().where('id', id).first()
    if (!row) throw new NotFound('calendar days')
    return row
  }

  private async check(
    calendar: CalendarInHand,
    author: Author,
    { workspaceId }: LayerOwner,
    change: DayChange,
    except?: CalendarLayerDay
  ): Promise<void> {
    const year = yearOf(change.from)
    const others = (await calendar.layer.related('days').query()).filter(({ id }) => id !== except?.id)
    try {
      const ranges = others.map(({ fromOn, toOn }) => ({ from: fromOn, to: toOn }))
      checkDays(calendar.data.key, year, change, ranges)
    } catch (error) {
      sayOfDays(error)
    }
    await rowOfYear(calendar, author, year, CHANGED_BY[workspaceId === null ? 'operators' : 'firm'])
    if (change.counts && !except) closedOrRefused(calendar, change)
  }
}

const NOBODY = { verifiedById: null, verifiedAt: null }

/** Only what is closed can be opened. Throws FieldProblem for the first day that works. */
function closedOrRefused({ data }: CalendarInHand, { from, to }: { from: Day; to: Day }): void {
  const calendar = new NonWorkingCalendar(data)
  for (let day = from; day <= to; day = addDays(day, 1))
    if (calendar.reasonsOn(day).length === 0) throw calendarProblem('from', 'works_already', { day })
}
