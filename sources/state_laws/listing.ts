import type { Http } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { dayOf } from '#sources/laws/dating/dates'
import { lineOf } from '#sources/text/plain_text'
import { ListingRefused } from '#sources/contract/sanity'
import { STATES } from './states.js'
import type { State } from './states.js'

export const SITE = 'http://compilacion.ordenjuridico.gob.mx/'

/** A row of a state's listing. */
export interface ListedLaw {
  /** `idArchivo`: the key of the record. */
  id: string
  /** As the site writes it, misprints included. */
  title: string
  tipo: string
  /** ISO date of publication, or null. */
  date: string | null
  /** `Vigente` … */
  status: string
  state: State
}

const ROW = /<tr\b[\s\S]*?(?=<tr\b|<\/table|$)/gi
const CELL = /<td\b[^>]*>([\s\S]*?)(?=<td\b|<\/td|<\/tr|$)/gi
const FICHA = /href\s*=\s*["']?[^"'\s>]*fichaOrdenamiento2?\.php\?[^"'\s>]*\bidArchivo=(\d{1,15})/i

/** The address of a state's whole listing. */
export function listingUrl({ edo }: State): string {
  return `${SITE}listPoder3.php?edo=${edo}&catTipo=0&ordenar=`
}

interface Listing {
  /** Entities to list. */
  states: State[]
  signal: AbortSignal
  onDuplicate?(id: string): void
  /** Told of a state whose listing could not be had; the others are read all the same. */
  onFailed(id: string, reason: string): void
}

/** The rows of all listings, each id once. Throws `ListingRefused` when none has rows, or what the client throws for the last state that failed. */
export async function listLaws(http: Http, { states, signal, onDuplicate, onFailed }: Listing): Promise<ListedLaw[]> {
  const laws = new Map<string, ListedLaw>()
  let failure: HttpFailed | null = null
  for (const state of states) {
    try {
      for (const law of rowsOf(await read(http, listingUrl(state), signal), state))
        if (laws.has(law.id)) onDuplicate?.(law.id)
        else laws.set(law.id, law)
    } catch (error) {
      if (!(error instanceof HttpFailed)) throw error
      onFailed(`edo-${state.edo}`, error.reason)
      failure = error
    }
  }
  if (!laws.size) throw failure ?? new ListingRefused('empty', `${states.length} states`)
  return [...laws.values()]
}

/** The entities that a run is about: those asked for by number or name (`edo=14`, `estado=Jalisco`), else all. Throws when one is unknown. */
export function statesAsked(asked: Record<string, string>): State[] {
  const told = [asked.edo, asked.estado].filter(Boolean).flatMap((text) => text.split(','))
  if (!told.length) return STATES
  return told.map((text) => {
    const found = STATES.find(({ edo, name }) => String(edo) === text.trim() || isNamed(name, text))
    if (!found) throw new Error(`no state ${text}`)
    return found
  })
}

/** Reads the rows of a listing, already decoded. */
export function rowsOf(html: string, state: State): ListedLaw[] {
  return [...html.matchAll(ROW)].flatMap(([row]) => {
    const id = FICHA.exec(row)?.[1]
    if (!id) return []
    const [title = '', tipo = '', date = '', status = ''] = [...row.matchAll(CELL)].map(([, cell]) =>
      lineOf(stripped(cell))
    )
    return [{ id, title, tipo, date: dayOf(date), status, state }]
  })
}

/** A page of the site, which is windows-1252 whatever its header says. Throws `HttpFailed`. */
export async function read(http: Http, url: string, signal: AbortSignal): Promise<string> {
  const { status, body } = await http.get(url, { accept: 'text/html', signal })
  if (status !== 200) throw new HttpFailed(url, `HTTP ${status}`, status)
  return new TextDecoder('windows-1252').decode(body)
}

/** Without markup, entities as they are. */
export function stripped(html: string): string {
  return html.replace(/<[^>]*>/g, ' ')
}

function isNamed(name: string, text: string): boolean {
  return name.localeCompare(text.trim(), 'es', { sensitivity: 'base' }) === 0
}
