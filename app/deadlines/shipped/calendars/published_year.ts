import type { CalendarYear, NonWorkingKind, NonWorkingRange } from '../../domain/calendar.js'

/** Days of a year by why they do not work: 'MM-DD', or 'MM-DD..MM-DD' with both included. */
type DaysByKind = Partial<Record<NonWorkingKind, readonly string[]>>

/** A published year that nobody has compared with its publication yet. `basis` says what a day's reason rests on. */
export function publishedYear(
  year: number,
  source: string,
  basis: Record<NonWorkingKind, string>,
  days: DaysByKind
): CalendarYear {
  const ranges = Object.entries(days).flatMap(([kind, texts]) =>
    texts.map((text): NonWorkingRange => {
      const [from, to = from] = text.split('..')
      return {
        from: `${year}-${from}`,
        to: `${year}-${to}`,
        kind: kind as NonWorkingKind,
        basis: basis[kind as NonWorkingKind],
      }
    })
  )
  ranges.sort((one, other) => (one.from < other.from ? -1 : 1))
  return { year, source, verifiedBy: null, ranges }
}

/** Bases that say no more than where all days of a year were published. */
export const listedIn = (publication: string): Record<NonWorkingKind, string> => ({
  law: `Día inhábil por ley (${publication})`,
  labour_monday: `Lunes de descanso de la Ley Federal del Trabajo, artículo 74 (${publication})`,
  circular: publication,
  vacation: `Periodo vacacional (${publication})`,
  force_majeure: publication,
  closure: publication,
})
