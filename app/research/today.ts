import { clock } from '#app/core/clock'

const ZONE = 'America/Mexico_City'

/** The day in Mexico City, as an ISO date: the one on which norms begin and end to be law. */
export const todayInMexico = () => clock.now().setZone(ZONE).toISODate()!
