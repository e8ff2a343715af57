/** What a file of a bank may have. */
export const BANK_LIMITS = {
  /** Bytes. */
  file: 5 * 1_048_576,
  lines: 20_000,
  columns: 60,
  /** Characters of a cell. */
  cell: 2_000,
  /** Movements that are stored at once; more of them are a task. */
  atOnce: 200,
  /** Lines of which it is kept why they were refused; all are counted. */
  refused: 100,
  /** Rows among which the headings are looked for. */
  headingRows: 40,
  name: 200,
  account: 120,
  description: 500,
  reference: 100,
  tracking: 30,
  external: 255,
  reason: 500,
} as const
