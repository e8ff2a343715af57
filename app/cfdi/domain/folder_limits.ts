const MEGABYTE = 1_048_576

/** What a ZIP of XML may hold, how many may be chosen without one, and of how many it is remembered what became of each. */
export const FOLDER_LIMITS = { zipBytes: 100 * MEGABYTE, entries: 5_000, chosen: 200, told: 200 } as const
