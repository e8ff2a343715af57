/** What a list may have. */
export const LIST_LIMITS = {
  /** Characters of its text, and bytes of a file: with base64 and accents they fit into the body of a request. */
  text: 2_000_000,
  file: 3_000_000,
  rows: 20_000,
  /** Rows that are stored at once; more of them are a task. */
  atOnce: 200,
  /** Lines that were not understood, of which so many are kept. */
  leftOver: 200,
  name: 200,
} as const
