import { clock } from '#app/core/clock'

/** The zone of the capital: of norms and courts, and of whoever has told no other. */
export const MEXICO_ZONE = 'America/Mexico_City'

/** The day in Mexico City, as an ISO date: the one on which norms begin and end to be law. */
export const todayInMexico = () => dayInMexico(0)

/** The day in Mexico City that many days from today, before it if negative, as an ISO date. */
export const dayInMexico = (days: number) => clock.now().setZone(MEXICO_ZONE).plus({ days }).toISODate()!
