import type { Http } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { ListingRefused } from '#sources/contract/sanity'
import { indexRows } from './index_rows.js'
import type { IndexRow } from './index_rows.js'

export const SITE = 'https://www.diputados.gob.mx/LeyesBiblio/'
const MAX_LISTING_BYTES = 20_000_000

interface Listing {
  signal: AbortSignal
  onDuplicate?(ref: string): void
  /** Told when the list of abrogated laws could not be had; the run goes on without it. */
  onFailed(id: string, reason: string): void
}

/** All laws of the site, those in force first, each once. Throws `ListingRefused`, or what the client throws. */
export async function listLaws(http: Http, { signal, onDuplicate, onFailed }: Listing): Promise<IndexRow[]> {
  const inForce = indexRows(await read(http, 'index.htm', signal), false)
  if (!inForce.length) throw new ListingRefused('empty', 'index.htm')
  const abrogated = await read(http, 'abroga.htm', signal).then(
    (html) => indexRows(html, true),
    (error: unknown) => {
      if (!(error instanceof HttpFailed)) throw error
      onFailed('abroga.htm', error.reason)
      return []
    }
  )
  const laws = new Map<string, IndexRow>()
  for (const row of [...inForce, ...abrogated]) {
    if (laws.has(row.ref)) onDuplicate?.(row.ref)
    else laws.set(row.ref, row)
  }
  return [...laws.values()]
}

/** The pages are windows-1252, whatever their header says. */
async function read(http: Http, page: string, signal: AbortSignal): Promise<string> {
  const url = SITE + page
  const { status, body } = await http.get(url, { accept: 'text/html', signal })
  if (status !== 200) throw new HttpFailed(url, `HTTP ${status}`, status)
  if (body.length > MAX_LISTING_BYTES) throw new ListingRefused('notAList', `${body.length} bytes`)
  return new TextDecoder('windows-1252').decode(body)
}
