import { CHARGE_LIMITS } from './charge_fields.js'
import { MONTHS_OF, type Rhythm } from './rhythms.js'

/** What stands in a concept in place of its period. */
export const PERIOD_MARK = '{periodo}'

const MONTHS = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
]

/** «marzo 2026», «marzo a abril 2026», «diciembre 2026 a enero 2027»: the months that a charge made on a day is for, as clients read them. */
export function periodName(day: string, rhythm: Rhythm): string {
  const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  const last = first + MONTHS_OF[rhythm] - 1
  const [from, to] = [first, last].map((month) => ({ name: MONTHS[month % 12]!, year: Math.floor(month / 12) }))
  if (first === last) return `${from!.name} ${from!.year}`
  return from!.year === to!.year
    ? `${from!.name} a ${to!.name} ${to!.year}`
    : `${from!.name} ${from!.year} a ${to!.name} ${to!.year}`
}

/** A concept that tells its period: where its mark stands, else at its end. */
export function describePeriod(description: string, period: string): string {
  if (description.includes(PERIOD_MARK))
    return description.replaceAll(PERIOD_MARK, period).slice(0, CHARGE_LIMITS.description)
  const end = ` (${period})`
  return description.slice(0, CHARGE_LIMITS.description - end.length) + end
}
