import { SHIPPED_CALENDARS } from '#app/deadlines/shipped/index'
import { calendarsByKey } from '#app/deadlines/domain/calendar'

/** The calendars that terms are counted on, by their key. */
export const CALENDARS = calendarsByKey(SHIPPED_CALENDARS)
