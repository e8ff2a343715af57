/** What a run has done so far. */
export interface RunCounts {
  /** Answers read, from the site or from a folder. */
  fetched: number
  /** Documents written: new ones and new versions. */
  stored: number
  /** Records that are as they were. */
  unchanged: number
  /** Answers that became no document; each has its reason. */
  rejected: number
  /** Records that could not be had; the next run asks for them again. */
  failed: number
}

export const NO_COUNTS: RunCounts = { fetched: 0, stored: 0, unchanged: 0, rejected: 0, failed: 0 }

export function sum(one: RunCounts, other: RunCounts): RunCounts {
  return {
    fetched: one.fetched + other.fetched,
    stored: one.stored + other.stored,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
    failed: one.failed + other.failed,
  }
}
