import type { Author } from '#app/core/audit/author'
import type CalendarLayerYear from '#app/deadlines/models/calendar_layer_year'
import { calendarProblem, type CalendarInHand } from './change_calendar.js'

/**
 * What the owner's layer keeps of a year that the calendar knows, made when there is nothing yet. Throws FieldProblem at `from` for a year that the calendar does not know.
 */
export async function rowOfYear(
  { layer, data, trx }: CalendarInHand,
  author: Author,
  year: number,
  source: string
): Promise<CalendarLayerYear> {
  if (!data.years!.some((known) => known.year === year))
    throw calendarProblem('from', 'unknown_year', { year: String(year) })
  const values = { source, isWhole: false, createdById: author.userId }
  return layer.related('years').firstOrCreate({ year }, values, { client: trx })
}
