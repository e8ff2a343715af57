import type { Http } from '#sources/contract'
import { HttpFailed } from '#sources/http'
import { checkCount, checkIds, ListingRefused } from '#sources/sanity'

const API = 'https://bicentenario.scjn.gob.mx/repositorio-scjn/api/v1'
const PAGE_SIZE = 1000
const INDEXES: Record<string, string> = { tesis: 'tesis', engrose: 'engroses' }

/** The address of a record, or of the index of a kind. */
export function recordUrl(kind: string, id = ''): string {
  if (!INDEXES[kind]) throw new Error(`the repository has no index for ${kind}`)
  return `${API}/${INDEXES[kind]}${id && `/${id}`}`
}

interface Listing {
  kind: string
  signal: AbortSignal
  onDuplicate?(id: string): void
}

/**
 * All ids of a kind, newest first: the listing is read anew until a short page, and compared with the count that the repository tells.
 * Throws `ListingRefused`, or what the door throws.
 */
export async function listIds(http: Http, { kind, signal, onDuplicate }: Listing): Promise<number[]> {
  const ids = new Set<number>()
  for (let page = 0; ; page++) {
    const url = `${recordUrl(kind)}/ids?page=${page}&size=${PAGE_SIZE}`
    const rows = checkIds(await readJson(http, url, signal), page === 0)
    const before = ids.size
    for (const id of rows) ids.add(id)
    reportTwins(rows, onDuplicate)
    if (rows.length < PAGE_SIZE) break
    if (ids.size === before) throw new ListingRefused('repeated', `page ${page}`)
  }
  checkCount(ids.size, await countOf(http, kind, signal))
  // both number their records upwards in the order they are published
  return [...ids].sort((one, other) => other - one)
}

/** Pages may overlap while records are added; one page that names a record twice is the site's own mistake, and worth a word. */
function reportTwins(rows: number[], onDuplicate: Listing['onDuplicate']): void {
  const seen = new Set<number>()
  for (const id of rows) {
    if (seen.has(id)) onDuplicate?.(String(id))
    seen.add(id)
  }
}

/** How many records the repository counts; NaN when it does not tell, which is no reason to stop. */
async function countOf(http: Http, kind: string, signal: AbortSignal): Promise<number> {
  try {
    return Number(await readJson(http, `${recordUrl(kind)}/count`, signal))
  } catch (error) {
    if (error instanceof HttpFailed || error instanceof ListingRefused) return Number.NaN
    throw error
  }
}

async function readJson(http: Http, url: string, signal: AbortSignal): Promise<unknown> {
  const { status, body } = await http.get(url, { accept: 'application/json', signal })
  if (status !== 200) throw new HttpFailed(url, `HTTP ${status}`, status)
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    throw new ListingRefused('notAList', 'not JSON')
  }
}
