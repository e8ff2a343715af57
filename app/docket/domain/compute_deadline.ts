import type { NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { computeTerm } from '#app/deadlines/domain/compute'
import { requestOf, sayAtField, type ComputationFields } from '#app/deadlines/domain/computation_fields'
import type { ComputationSheet } from '#app/deadlines/domain/sheet'
import { datesOf } from './dates.js'

/** The sheet of these fields. Throws a FieldProblem for what cannot be computed, at the field of the calculator that says why. */
export function sheetOf(
  fields: ComputationFields,
  calendars: ReadonlyMap<string, NonWorkingCalendar>,
  zone: string
): ComputationSheet {
  const request = requestOf(fields, calendars, zone)
  try {
    return computeTerm(request)
  } catch (error) {
    return sayAtField(error, fields)
  }
}

/** The columns of a deadline that say what it was computed from and to. */
export function computedColumns(fields: ComputationFields, sheet: ComputationSheet) {
  return {
    term: fields.term,
    termVersion: sheet.term.version,
    notification: fields.notification,
    notificationVersion: sheet.notification.version,
    handlingCalendar: fields.handling,
    responsibleCalendar: fields.responsible,
    request: fields,
    sheet,
    ...datesOf(sheet),
  }
}
