import { NOTIFICATION_RULES, SHIPPED_CALENDARS, TERM_RULES } from '#app/deadlines/shipped/index'
import { calendarsByKey } from '#app/deadlines/domain/calendar'
import { ruleOn } from '#app/deadlines/domain/rules'
import type { ComputationRequest } from '#app/deadlines/domain/sheet'

const calendars = calendarsByKey(SHIPPED_CALENDARS)

/** A request by the shipped rules of that day; the courts of the federation handle it unless told otherwise. */
export function aRequest(
  notifiedOn: string,
  notification: string,
  term: string,
  more: Partial<ComputationRequest> & { responsible?: string } = {}
): ComputationRequest {
  const { responsible = 'pjf', ...rest } = more
  return {
    notifiedOn,
    notification: ruleOn(NOTIFICATION_RULES, notification, notifiedOn),
    term: ruleOn(TERM_RULES, term, notifiedOn),
    calendars: {
      amparo_law: calendars.get('la19'),
      handling: calendars.get('pjf'),
      responsible: calendars.get(responsible),
    },
    zone: 'America/Mexico_City',
    ...rest,
  }
}
