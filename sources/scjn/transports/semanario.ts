import type { Http } from '#sources/contract/contract'
import { checkCount, ListingRefused } from '#sources/contract/sanity'
import { epochOn } from '../vocabulary.js'
import type { Channel, Listed, Listing } from './channel.js'
import { countedIn, jsonOf, newestFirst, walk } from './walk.js'
import type { ListingPage } from './walk.js'

const SITE = 'https://sjf2.scjn.gob.mx'
const PAGE_SIZE = 200
const SERVICES: Record<string, [service: string, records: string]> = {
  tesis: ['sjftesis', 'tesis'],
  ejecutoria: ['sjfejecutoria', 'ejecutorias'],
  voto: ['sjfvotos', 'votos'],
}
/** How the search calls the épocas, oldest first. */
const EPOCHS: [name: string, value: string][] = [
  ['Quinta Época', '1'],
  ['Sexta Época', '2'],
  ['Séptima Época', '3'],
  ['Octava Época', '4'],
  ['Novena Época', '5'],
  ['Décima Época', '100'],
  ['Undécima Época', '200'],
  ['Duodécima Época', '210'],
]
const HEADERS = { origin: SITE, referer: `${SITE}/busqueda-principal-tesis` }

/** The services behind the Semanario Judicial. They refuse whoever does not come from its own pages. */
export const semanario: Channel = {
  kinds: Object.keys(SERVICES),
  list,
  addressesOf(kind, id, isWeekly) {
    const ask = (weekly: boolean) => `${serviceUrl(kind)}/${id}?isSemanal=${weekly}&hostName=${SITE}`
    // the newest weeks exist only with the flag and the rest only without it: the wrong one answers 404 or 500
    return [ask(isWeekly), ask(!isWeekly)]
  },
  headers: HEADERS,
}

/** Épocas are asked one by one, since a search may not page through everything. */
async function list(http: Http, { kind, since, signal, onDuplicate }: Listing): Promise<Listed> {
  const listed: Listed = { ids: [], weekly: new Set() }
  for (const epoch of kind === 'tesis' ? epochsSince(since) : [null]) {
    const read = async (page: number) => {
      const url = `${serviceUrl(kind)}?page=${page}&size=${PAGE_SIZE}`
      const answer = await http.post(url, searchOf(epoch), { accept: 'application/json', headers: HEADERS, signal })
      return pageOf(jsonOf(answer, url))
    }
    const { ids, weekly, counted } = await walk({ size: PAGE_SIZE, read, onDuplicate })
    checkCount(ids.size, counted)
    for (const id of ids) listed.ids.push(id)
    for (const id of weekly) listed.weekly.add(id)
  }
  return { ...listed, ids: newestFirst(new Set(listed.ids)) }
}

function serviceUrl(kind: string): string {
  const [service, records] = SERVICES[kind]
  return `${SITE}/services/${service}microservice/api/public/${records}`
}

function epochsSince(since: string | null): string[] {
  const first = since ? EPOCHS.findIndex(([name]) => name === epochOn(since)) : 0
  return EPOCHS.slice(Math.max(0, first)).map(([, value]) => value)
}

function searchOf(epoch: string | null): Record<string, unknown> {
  const classifier = (name: string, value: string) => ({
    name,
    value: [value],
    allSelected: false,
    visible: false,
    isMatrix: false,
  })
  return {
    classifiers: epoch ? [classifier('idEpoca', epoch), classifier('tipoDocumento', '1')] : [],
    searchTerms: [],
    bFacet: true,
    ius: [],
    idApp: 'SJFAPP2020',
    lbSearch: [],
    filterExpression: '',
  }
}

function pageOf(answer: unknown): ListingPage {
  const { documents, total } = (answer ?? {}) as { documents?: unknown; total?: unknown }
  if (!Array.isArray(documents)) throw new ListingRefused('notAList')
  const rows = documents.map(({ ius, semanal }) => ({ id: Number(ius), isWeekly: Boolean(Number(semanal)) }))
  return {
    ids: rows.map(({ id }) => id),
    weekly: rows.filter(({ isWeekly }) => isWeekly).map(({ id }) => id),
    counted: countedIn(total),
  }
}
