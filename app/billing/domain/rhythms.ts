/** How often a recurring charge (iguala) is made. */
export const RHYTHMS = ['monthly', 'bimonthly', 'quarterly', 'semiannual', 'annual'] as const
export type Rhythm = (typeof RHYTHMS)[number]

/** Months between two charges. */
export const MONTHS_OF: Record<Rhythm, number> = { monthly: 1, bimonthly: 2, quarterly: 3, semiannual: 6, annual: 12 }
