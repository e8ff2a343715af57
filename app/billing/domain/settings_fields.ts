/** Limits of what a firm sets for its charges. */
export const SETTINGS_LIMITS = { series: 10, dueDays: 365, notes: 1_000, reference: 200, holder: 200 } as const
