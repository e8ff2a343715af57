import { findDays, findTimes, flat } from './days.js'

/** When a hearing is to be held that a published text sets. `day` is `YYYY-MM-DD`, `time` `HH:MM`. */
export interface AnnouncedHearing {
  day: string
  time: string | null
}

const HEARING =
  /\b(?:audiencias?|diligencias?|comparecencias?|junta|remate|almoneda|inspeccion|sesion|desahogo|verificativo|cotejo|confesional|testimonial|ratificacion|lanzamiento|convivencias?)\b/
/** What makes a day one of the past. */
const DATED =
  /\b(?:de fecha|auto de|autos de|acuerdo de|proveido de|escrito de|oficio de|sentencia de|resolucion de|actuacion de|celebrad[ao] el|fechad[ao] el|dictad[ao] el|presentad[ao] el|recibid[ao] el|desde el|dia inhabil)\s*(?:dia\s+)?$/
const BEFORE = 110
const BEHIND = 80

/**
 * The hearing or other proceeding in court that a text sets, with its hour where the text says one: `se señalan las diez horas del siete de abril de dos mil veintiséis
 * para la audiencia`. Null when it sets none. Days before `since` (`YYYY-MM-DD`) are of the past; its year is that of `del año en curso`.
 */
export function announcedHearing(
  text: string | null | undefined,
  since: string | null = null
): AnnouncedHearing | null {
  if (!text) return null
  const plain = flat(text)
  if (!HEARING.test(plain)) return null
  const days = findDays(text, since ? Number(since.slice(0, 4)) : null).filter(
    ({ day, start }) => (since === null || day >= since) && !DATED.test(plain.slice(Math.max(0, start - 40), start))
  )
  const times = findTimes(text)
  const timed = days.map(({ day, start, end }) => {
    const before = times.findLast((time) => time.end <= start && start - time.end < BEFORE)
    const behind = times.find((time) => time.start >= end && time.start - end < BEHIND)
    const isNearer = before && (!behind || start - before.end <= behind.start - end)
    return { day, time: (isNearer ? before : behind)?.time ?? null }
  })
  return timed.find(({ time }) => time !== null) ?? timed[0] ?? null
}
