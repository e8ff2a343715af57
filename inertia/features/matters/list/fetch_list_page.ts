import { pageAddress, rememberList, type ListTrail } from './list_trail'

interface ListPage {
  matters: { id: number }[]
  paging: ListTrail['paging']
}

/**
 * Fetches another page of the list of matters, as a visit of that page alone would, and remembers it in the place of the one that was seen last. Null when
 * it does not come: then the list itself is the way on. `version` is that of the client's files.
 */
export async function fetchListPage(address: string, page: number, version: string | null): Promise<ListTrail | null> {
  const to = pageAddress(address, page)
  const headers = {
    'Accept': 'text/html, application/xhtml+xml',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Inertia': 'true',
    'X-Inertia-Version': version ?? '',
    'X-Inertia-Partial-Component': 'law_firm/matters/index',
    'X-Inertia-Partial-Data': 'matters,paging',
  }
  const answer = await fetch(to, { headers }).catch(() => null)
  if (!answer?.ok || !answer.headers.has('X-Inertia')) return null
  const { matters, paging } = ((await answer.json()) as { props: ListPage }).props
  if (matters.length === 0) return null
  const trail = { address: to, ids: matters.map(({ id }) => id), paging }
  rememberList(trail)
  return trail
}
