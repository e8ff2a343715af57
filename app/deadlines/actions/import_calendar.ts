import type { Author } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { toSqlInstant } from '#app/core/models/columns'
import { readCalendarFile } from '#app/deadlines/calendar_files/read'
import { isCalendarYear, type CalendarFile, type FileProblem, type FileRow } from '#app/deadlines/calendar_files/rows'
import type { CalendarData } from '#app/deadlines/domain/calendar'
import { yearOf } from '#app/deadlines/domain/days'
import type { LayerOwner } from '#app/deadlines/models/calendar_layer'
import type CalendarLayerDay from '#app/deadlines/models/calendar_layer_day'
import { calendarProblem, changeCalendar, type CalendarInHand } from './change_calendar.js'
import { rowOfYear } from './row_of_year.js'

/** Rows that one statement inserts. */
const AT_ONCE = 100

export interface CalendarImport {
  /** The text of a CSV or an iCalendar file. */
  content: string
  /** Where new years were published; not needed when the calendar knows all years of the file. */
  source: string | null
  /** Whether what the owner says of those years goes first. */
  replace: boolean
}

type Said = Pick<CalendarFile, 'rows' | 'years'>

/** The years of a file that a calendar does not know: they come in as a whole. */
export const newYearsOf = (file: Said, { years }: Pick<CalendarData, 'years'>): number[] => {
  const known = new Set(years?.map(({ year }) => year))
  return yearsOf(file).filter((year) => !known.has(year))
}

const yearsOf = ({ rows, years }: Said) =>
  [...new Set([...rows.map(({ from }) => yearOf(from)), ...years.map(({ year }) => year)])].sort()

/** What keeps rows from being laid over days that are there. */
export function problemsBeside(rows: readonly FileRow[], days: readonly CalendarLayerDay[]): FileProblem[] {
  return rows.flatMap(({ line, from, to }): FileProblem[] => {
    if (!isCalendarYear(yearOf(from))) return [{ line, problem: 'other_century' }]
    const other = days.find((day) => day.fromOn <= to && from <= day.toOn)
    return other ? [{ line, problem: 'overlapping', values: { from: other.fromOn, to: other.toOn } }] : []
  })
}

/** Takes days over from a file: all of it or nothing. */
export class ImportCalendar {
  /** Throws FieldProblem at `content` for a file with problems, at `source` when new years need one. */
  async handle(author: Author, owner: LayerOwner, key: string, { content, source, replace }: CalendarImport) {
    const file = readCalendarFile(content)
    const { rows, problems } = file
    if (problems.length > 0) throw problemOf(problems)
    const years = yearsOf(file)
    await changeCalendar(author, owner, key, async (calendar) => {
      const added = newYearsOf(file, calendar.data)
      if (added.length > 0 && !source) throw calendarProblem('source', 'source_needed', { years: added.join(', ') })
      const { layer, trx } = calendar
      if (replace) await this.clear(calendar, years)
      const beside = problemsBeside(rows, await layer.related('days').query())
      if (beside.length > 0) throw problemOf(beside)
      for (const year of years) {
        const whole = { source: source ?? '', isWhole: true, createdById: author.userId, verifiedAt: null }
        if (added.includes(year)) await layer.related('years').updateOrCreate({ year }, whole, { client: trx })
        else if (rows.some(({ from }) => yearOf(from) === year))
          await rowOfYear(calendar, author, year, source ?? 'archivo importado')
      }
      await this.insert(calendar, author, rows)
      return { action: 'authority_calendar.imported', after: { years, days: rows.length, replace, source } }
    })
  }

  private async insert({ layer, trx }: CalendarInHand, author: Author, rows: FileRow[]): Promise<void> {
    const now = toSqlInstant(clock.now())
    const values = rows.map(({ from, to, counts, kind, basis, reason }) => ({
      ...{ layer_id: layer.id, from_on: from, to_on: to, counts, kind, basis, reason },
      ...{ created_by_id: author.userId, created_at: now, updated_at: now },
    }))
    for (let first = 0; first < values.length; first += AT_ONCE)
      await trx.table('calendar_layer_days').multiInsert(values.slice(first, first + AT_ONCE))
  }

  private async clear({ layer }: CalendarInHand, years: number[]): Promise<void> {
    for (const year of years)
      await layer
        .related('days')
        .query()
        .whereBetween('from_on', [`${year}-01-01`, `${year}-12-31`])
        .delete()
  }
}

const SAID = 5

/** The first problems of a file in sentences. */
function problemOf(problems: FileProblem[]): FieldProblem {
  const sentences = problems
    .slice(0, SAID)
    .flatMap(({ line, problem, values = {} }) => [
      ...(line === null ? [] : [{ key: 'deadlines.file_problem.on_line', values: { line: String(line) } }]),
      { key: `deadlines.file_problem.${problem}`, values },
    ])
  return new FieldProblem('content', sentences)
}
