const DAY = 86_400_000

/** Whole days from one ISO date to another, none if the second is earlier; null where either is lacking. */
export const daysTaken = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : Math.max((Date.parse(to) - Date.parse(from)) / DAY, 0)
