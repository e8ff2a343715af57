import type { Http } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { checkCount, ListingRefused } from '#sources/contract/sanity'
import type { Channel, Listed, Listing } from './channel.js'
import { jsonOf, newestFirst, walk } from './walk.js'

const API = 'https://bicentenario.scjn.gob.mx/repositorio-scjn/api/v1'
const PAGE_SIZE = 1000
const INDEXES: Record<string, string> = {
  tesis: 'tesis',
  engrose: 'engroses',
  ejecutoria: 'ejecutoria',
  voto: 'votos',
}

/** The repository of open data: the usual way. */
export const repository: Channel = {
  kinds: Object.keys(INDEXES),
  list,
  addressesOf: (kind, id) => [recordUrl(kind, id)],
}

/** The address of a record, or of the index of a kind. */
export function recordUrl(kind: string, id = ''): string {
  if (!INDEXES[kind]) throw new Error(`the repository has no index for ${kind}`)
  return `${API}/${INDEXES[kind]}${id && `/${id}`}`
}

/** The listing is compared with the count that the repository tells: an empty one is believed only when nothing is counted. */
async function list(http: Http, { kind, signal, onDuplicate }: Listing): Promise<Listed> {
  const read = async (page: number) => {
    const ids = await readJson(http, `${recordUrl(kind)}/ids?page=${page}&size=${PAGE_SIZE}`, signal)
    const isEmpty = page === 0 && Array.isArray(ids) && !ids.length
    return isEmpty ? { ids, counted: await countOf(http, kind, signal) } : { ids }
  }
  const { ids, weekly } = await walk({ size: PAGE_SIZE, read, onDuplicate })
  if (ids.size) checkCount(ids.size, await countOf(http, kind, signal))
  return { ids: newestFirst(ids), weekly }
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
  return jsonOf(await http.get(url, { accept: 'application/json', signal }), url)
}
