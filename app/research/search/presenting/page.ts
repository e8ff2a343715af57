const LARGEST_PAGE_SIZE = 100
const DEFAULT_PAGE_SIZE = 10

/** A page number that can be used: whole and at least 1. */
export function pageOf(asked: number): number {
  return Number.isFinite(asked) ? Math.max(1, Math.floor(asked)) : 1
}

/** A page size that can be used: whole, from 0 (only total and facets are wanted) to 100; 10 when it is no number. */
export function pageSizeOf(asked: number): number {
  return Number.isFinite(asked) ? Math.min(LARGEST_PAGE_SIZE, Math.max(0, Math.floor(asked))) : DEFAULT_PAGE_SIZE
}
