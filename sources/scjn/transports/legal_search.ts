import type { Http } from '#sources/contract/contract'
import { checkCount, ListingRefused } from '#sources/contract/sanity'
import type { Channel, Listed, Listing } from './channel.js'
import { countedIn, jsonOf, newestFirst, walk } from './walk.js'
import type { ListingPage } from './walk.js'

const API = 'https://bj.scjn.gob.mx/api/v1/bj'
/** Pages of a hundred are promised; those of fifty are kept. */
const PAGE_SIZE = 50

interface Index {
  name: string
  /** The field of the id: sorting by it keeps the pages from moving under the reader. */
  id: string
}

const INDEXES: Record<string, Index> = {
  tesis: { name: 'tesis', id: 'registroDigital' },
  engrose: { name: 'sentencias_pub', id: 'idEngrose' },
  ejecutoria: { name: 'ejecutorias', id: 'registroDigital' },
  voto: { name: 'votos', id: 'registroDigital' },
}

/** The Buscador Jurídico. */
export const legalSearch: Channel = {
  kinds: Object.keys(INDEXES),
  list,
  addressesOf: (kind, id) => [`${API}/documento/${INDEXES[kind].name}/${id}`],
}

async function list(http: Http, { kind, signal, onDuplicate }: Listing): Promise<Listed> {
  const index = INDEXES[kind]
  const url = `${API}/busqueda`
  const read = async (page: number) => {
    const answer = await http.post(url, searchOf(index, page + 1), { accept: 'application/json', signal })
    return pageOf(jsonOf(answer, url), index)
  }
  const { ids, weekly, counted } = await walk({ size: PAGE_SIZE, read, onDuplicate })
  checkCount(ids.size, counted)
  return { ids: newestFirst(ids), weekly }
}

function searchOf(index: Index, page: number): Record<string, unknown> {
  return {
    q: '*',
    page,
    size: PAGE_SIZE,
    indice: index.name,
    fuente: null,
    extractos: 0,
    semantica: 0,
    filtros: {},
    sortField: index.id,
    sortDireccion: 'asc',
  }
}

function pageOf(answer: unknown, index: Index): ListingPage {
  const { resultados, total } = (answer ?? {}) as { resultados?: unknown; total?: unknown }
  if (!Array.isArray(resultados)) throw new ListingRefused('notAList')
  const toId = (row: Record<string, unknown>) => Number(row[index.id] ?? row.idVoto ?? row.votoId ?? row.id)
  return { ids: resultados.map(toId), counted: countedIn(total) }
}
