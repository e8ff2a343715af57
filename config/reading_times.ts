/** When a source is read by itself: times of Mexico City (minute hour day month weekday). */
export interface ReadingTime {
  cron: string
  /** Only these kinds; all that no other time of the source names, when left out. */
  kinds?: string[]
  why: string
}

/** Sources that are named here are read at these times, any other every night (`OTHERWISE`). */
export const READING_TIMES: Record<string, ReadingTime[]> = {
  scjn: [
    { cron: '30 19 * * 5', kinds: ['tesis'], why: 'the Semanario publishes on Friday mornings' },
    { cron: '15 4 * * *', why: 'rulings and opinions appear on any day; at night the site is least used' },
  ],
  federal_laws: [{ cron: '15 2 * * *', why: 'a reform is in force the day after it was published' }],
  state_laws: [{ cron: '45 2 * * 0', why: 'thirty-two states at a polite rate take the night of a Sunday' }],
}

export const OTHERWISE: ReadingTime = { cron: '15 4 * * *', why: 'at night the sites are least used' }

/** The kinds of a source that are read at each of its times. */
export function readingsOf(source: string, kinds: readonly string[]): { cron: string; kinds: string[]; why: string }[] {
  const times = READING_TIMES[source] ?? [OTHERWISE]
  const named = new Set(times.flatMap((time) => time.kinds ?? []))
  const readings = times.map(({ cron, why, kinds: own }) => ({
    cron,
    why,
    kinds: kinds.filter((kind) => (own ? own.includes(kind) : !named.has(kind))),
  }))
  return readings.filter((reading) => reading.kinds.length > 0)
}
