/** What a list may have. */
export const LIST_LIMITS = {
  /** Characters of its text, and bytes of a file. */
  text: 4_000_000,
  file: 6_000_000,
  rows: 20_000,
  /** Rows that are stored at once; more of them are a task. */
  atOnce: 200,
  /** Lines that were not understood, of which so many are kept. */
  leftOver: 200,
  name: 200,
} as const
