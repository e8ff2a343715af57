import { FieldProblem } from '#app/core/errors/field_problem'
import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import { MissingYear, type NonWorkingCalendar } from '#app/deadlines/domain/calendar'
import { isNotifiedByHandlingCourt, ruleOn, RuleNotInForce, type CalendarRole } from '#app/deadlines/domain/rules'
import { CannotCompute, type ComputationRequest } from '#app/deadlines/domain/sheet'

/** What somebody fills in to compute a term. */
export interface ComputationFields {
  /** ISO date. */
  notifiedOn: string
  /** 'HH:mm', for terms of hours. */
  time: string | null
  /** Keys of the rules and calendars that were chosen. */
  notification: string
  term: string
  handling: string | null
  responsible: string | null
}

/** The field of the form that a calendar is chosen in; the law's own calendar is not chosen. */
const FIELD_OF_ROLE: Record<CalendarRole, keyof ComputationFields> = {
  amparo_law: 'term',
  handling: 'handling',
  responsible: 'responsible',
}

const FIELD_OF_PROBLEM = {
  no_such_day: 'notifiedOn',
  hour_missing: 'time',
  no_such_hour: 'time',
  moment_unknown: 'notification',
  no_working_day: 'handling',
} as const

const said = (problem: string) => `deadlines.problem.${problem}`

/**
 * The request that these fields make. Throws a FieldProblem for a rule that did not hold on that day, one that does not go with the other, or a calendar that is not the firm's.
 */
export function requestOf(
  fields: ComputationFields,
  calendars: ReadonlyMap<string, NonWorkingCalendar>,
  zone: string
): ComputationRequest {
  const notification = inForce('notification', () => ruleOn(NOTIFICATION_RULES, fields.notification, fields.notifiedOn))
  const term = inForce('term', () => ruleOn(TERM_RULES, fields.term, fields.notifiedOn))
  if (!notification.origins.includes(term.origin)) throw new FieldProblem('notification', said('other_origin'))
  const calendarOf = (field: 'handling' | 'responsible') => {
    const key = fields[field]
    if (key === null) return undefined
    const calendar = calendars.get(key)
    if (!calendar) throw new FieldProblem(field, said('no_such_calendar'))
    return calendar
  }
  return {
    notifiedOn: fields.notifiedOn,
    ...(fields.time !== null && { notifiedAt: { time: fields.time, zone } }),
    notification,
    term,
    calendars: {
      amparo_law: calendars.get('la19'),
      handling: calendarOf('handling'),
      responsible: calendarOf(isNotifiedByHandlingCourt(term.origin) ? 'handling' : 'responsible'),
    },
    zone,
  }
}

function inForce<Rule>(field: keyof ComputationFields, find: () => Rule): Rule {
  try {
    return find()
  } catch (error) {
    if (error instanceof RuleNotInForce) throw new FieldProblem(field, said('not_in_force'))
    throw error
  }
}

/** Says at its field why a term cannot be computed; passes on other errors. */
export function sayAtField(error: unknown, fields: ComputationFields): never {
  if (error instanceof MissingYear) {
    const field = fields.handling === error.calendar.key ? 'handling' : 'responsible'
    const values = { calendar: error.calendar.name, year: String(error.year) }
    throw new FieldProblem(field, said('missing_year'), values)
  }
  if (!(error instanceof CannotCompute)) throw error
  if (error.problem === 'calendar_missing')
    throw new FieldProblem(FIELD_OF_ROLE[error.details.role!], said('calendar_missing'))
  throw new FieldProblem(FIELD_OF_PROBLEM[error.problem], said(error.problem))
}
