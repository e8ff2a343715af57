import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { contentOf } from '#app/deadlines/domain/layers'
import type { LayerOwner } from '#app/deadlines/models/calendar_layer'
import { calendarProblem, changeCalendar, type CalendarInHand } from './change_calendar.js'
import { rowOfYear } from './row_of_year.js'

const inYear = ({ layer }: CalendarInHand, year: number) =>
  layer
    .related('days')
    .query()
    .whereBetween('from_on', [`${year}-01-01`, `${year}-12-31`])

/** Adds whole years to calendars, says where they were published, removes and verifies them. */
export class ManageCalendarYear {
  /** Throws FieldProblem when the calendar knows the year. */
  async add(author: Author, owner: LayerOwner, key: string, { year, source }: { year: number; source: string }) {
    await changeCalendar(author, owner, key, async ({ layer, data, trx }) => {
      if (data.years!.some((known) => known.year === year))
        throw calendarProblem('year', 'repeated_year', { year: String(year) })
      const values = { source, isWhole: true, createdById: author.userId, verifiedAt: null }
      await layer.related('years').updateOrCreate({ year }, values, { client: trx })
      return { action: 'authority_calendar.year_added', after: { year, source } }
    })
  }

  /** Where a year was published. Throws NotFound for a year that is not of the owner. */
  async edit(author: Author, owner: LayerOwner, key: string, { year, source }: { year: number; source: string }) {
    await changeCalendar(author, owner, key, async ({ layer }) => {
      const row = await layer.related('years').query().where('year', year).first()
      if (!row) throw new NotFound('calendar years')
      const before = { year, source: row.source }
      if (row.source === source) return null
      await row.merge({ source, verifiedAt: null, verifiedById: null, verifiedContent: null }).save()
      return { action: 'authority_calendar.year_edited', before, after: { year, source } }
    })
  }

  /** Takes away all that the owner says of a year. Throws NotFound when that is nothing. */
  async remove(author: Author, owner: LayerOwner, key: string, year: number) {
    await changeCalendar(author, owner, key, async (calendar) => {
      const row = await calendar.layer.related('years').query().where('year', year).first()
      if (!row) throw new NotFound('calendar years')
      const days = await inYear(calendar, year)
      await inYear(calendar, year).delete()
      await row.delete()
      return { action: 'authority_calendar.year_removed', before: { year, source: row.source, days: days.length } }
    })
  }

  /** Somebody compared the year with its source, as it is now. Throws NotFound for a year that the calendar does not know. */
  async verify(author: Author, owner: LayerOwner, key: string, year: number) {
    await changeCalendar(author, owner, key, async (calendar) => {
      const known = calendar.data.years!.find((one) => one.year === year)
      if (!known) throw new NotFound('calendar years')
      const row = await rowOfYear(calendar, author, year, known.source)
      const verification = { verifiedById: author.userId, verifiedAt: clock.now(), verifiedContent: contentOf(known) }
      await row.merge(verification).save()
      return { action: 'authority_calendar.year_verified', after: { year } }
    })
  }

  /** Takes such a verification of the owner back. Throws NotFound when there is none. */
  async takeBack(author: Author, owner: LayerOwner, key: string, year: number) {
    await changeCalendar(author, owner, key, async ({ layer }) => {
      const row = await layer.related('years').query().where('year', year).whereNotNull('verified_at').first()
      if (!row) throw new NotFound('calendar years')
      await row.merge({ verifiedById: null, verifiedAt: null, verifiedContent: null }).save()
      return { action: 'authority_calendar.year_unverified', before: { year } }
    })
  }
}
