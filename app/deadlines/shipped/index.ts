import type { CalendarData } from '../domain/calendar.js'
import { ADMINISTRATIVE_COURT } from './calendars/administrative_court.js'
import { AMPARO_LAW } from './calendars/amparo_law.js'
import { FEDERAL_JUDICIARY } from './calendars/federal_judiciary.js'

export { NOTIFICATION_RULES } from './rules/notifications.js'
export { TERM_RULES } from './rules/terms.js'

/** The calendars that come with Foja; operators keep them afterwards. */
export const SHIPPED_CALENDARS: readonly CalendarData[] = [AMPARO_LAW, FEDERAL_JUDICIARY, ADMINISTRATIVE_COURT]
