const PAGE = /^[1-9]\d{0,4}$/
const KIND = /^[a-z_]{1,30}$/

/** `?page=2&kind=tesis`; what is no page or no kind is the first page of all kinds. */
export function readCitingQuery(query: Record<string, unknown>): { page: number; kind: string | null } {
  const { page, kind } = query
  return {
    page: typeof page === 'string' && PAGE.test(page) ? Number(page) : 1,
    kind: typeof kind === 'string' && KIND.test(kind) ? kind : null,
  }
}
