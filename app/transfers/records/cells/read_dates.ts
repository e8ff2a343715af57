import { ACTIVITY_LENGTHS } from '#app/activities/domain/activity_fields'
import { translate } from '#app/core/messages/catalogue'
import type { Findings } from '#app/transfers/records/findings'
import type { ImportContext } from '#app/transfers/records/import_field'
import { readDate } from './read_date.js'
import type { RowCells } from './row_cells.js'

/** A date of a matter: what it is of, when, and whether it is past. */
export interface MatterDate {
  title: string
  description: string | null
  dueOn: string
  dueTime: string | null
  isPast: boolean
}

const MAX_DATES = 30

/** What a column of dates is called when its heading says no more than «Fecha». */
function titleOf(heading: string, rest: string, context: ImportContext): string {
  const said = heading
    .replace(/[*:¿?]/g, '')
    .replace(/^\s*(?:fechas?|f\.|fec\.|dates?|date of)\s*(?:de(?:l| la)?\s+)?/i, '')
    .trim()
  const title = said || rest || translate(context.language, 'transfers.date')
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, ACTIVITY_LENGTHS.title)
}

/** The dates of a row, several in a cell apart by lines and semicolons; what is none is put aside. */
export function readDates(cells: RowCells, context: ImportContext, findings: Findings): MatterDate[] {
  const dates = cells.all('date').flatMap((cell) =>
    cell.text
      .split(/[;\n]/)
      .slice(0, MAX_DATES)
      .flatMap((text): MatterDate[] => {
        if (text.trim() === '') return []
        const date = readDate(text)
        if (!date) {
          findings.setAside('date', { ...cell, text: text.trim() }, 'date')
          return []
        }
        const title = titleOf(cell.heading, date.rest, context)
        const description = date.rest && date.rest !== title ? date.rest : null
        return [{ title, description, dueOn: date.day, dueTime: date.time, isPast: date.day < context.today }]
      })
  )
  return [...new Map(dates.map((date) => [`${date.title} ${date.dueOn}`, date])).values()].slice(0, MAX_DATES)
}
