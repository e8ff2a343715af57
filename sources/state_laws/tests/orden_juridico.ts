import type { CrawlWindow, Http, HttpAnswer, KnownRecord } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'

const SITE = 'http://compilacion.ordenjuridico.gob.mx/'

/** An invented law of the site. */
export interface SiteLaw {
  id: number
  edo: number
  title: string
  tipo?: string
  /** dd-mm-aaaa, as the listing writes it. */
  date?: string
  text?: string
}

/** The site as an HTTP client shows it, in windows-1252. */
export interface Site extends Http {
  /** Paths asked for. */
  asked: string[]
  /** What to answer instead, by path. */
  instead: Map<string, () => Partial<HttpAnswer>>
}

/** A stand-in with these laws. */
export function site(laws: SiteLaw[]): Site {
  const asked: string[] = []
  const instead: Site['instead'] = new Map()
  const get: Http['get'] = async (url, options = {}) => {
    const path = url.replace(SITE, '')
    asked.push(path)
    options.signal?.throwIfAborted()
    const other = instead.get(path)
    if (other) return { ...answer(''), ...other() }
    const { pathname, searchParams } = new URL(url)
    if (pathname === '/listPoder3.php')
      return answer(listing(laws.filter(({ edo }) => edo === Number(searchParams.get('edo')))))
    const id = searchParams.get('idArchivo') ?? /o(\d+)\.doc/.exec(searchParams.get('nombreclave') ?? '')?.[1]
    const law = laws.find((one) => String(one.id) === id)
    if (pathname === '/fichaOrdenamiento2.php') return answer(law ? ficha(law) : '<html>Error en la consulta</html>')
    if (!law) return answer('<html><body>El archivo no existe</body></html>')
    const etag = `"${law.text?.length ?? 0}"`
    if (options.etag === etag) return { ...answer('', etag), status: 304 }
    return { ...answer(law.text ?? '', etag), contentType: 'application/msword' }
  }
  const post: Http['post'] = async (url) => {
    throw new HttpFailed(url, 'HTTP 405', 405)
  }
  return { get, post, asked, instead }
}

/** A window whose notes can be read afterwards. */
export function crawl(options: Partial<CrawlWindow> & { knows?: Map<string, string> } = {}) {
  const { knows = new Map<string, string>(), ...window } = options
  const notes = { plan: {}, unchanged: [] as string[], failed: [] as string[], twins: [] as string[] }
  const known = async (ids: string[]) =>
    new Map(
      ids
        .filter((id) => knows.has(id))
        .map((id): [string, KnownRecord] => [
          id,
          { etag: knows.get(id) ?? null, publishedOn: null, checkedAt: '2026-07-01T12:00:00.000Z' },
        ])
    )
  return {
    notes,
    window: {
      kind: 'ley',
      known,
      recheck: 0,
      since: null,
      transport: null,
      asked: {},
      limit: null,
      onPlan: (plan: object) => void (notes.plan = plan),
      onUnchanged: (id: string) => void notes.unchanged.push(id),
      onFailed: (id: string, reason: string) => void notes.failed.push(`${id}: ${reason}`),
      onDuplicate: (id: string) => void notes.twins.push(id),
      ...window,
    } satisfies CrawlWindow,
  }
}

function listing(laws: SiteLaw[]): string {
  const rows = laws.map(
    ({ id, title, tipo = 'Ley', date = '14-05-2019' }) =>
      `<tr><td><a href="fichaOrdenamiento2.php?idArchivo=${id}&amp;ambito=estatal">${title}</a></td><td>${tipo}</td><td>${date}</td><td>Vigente</td></tr>`
  )
  return `<html><body><table><tr><th>Título</th></tr>${rows.join('\n')}</table></body></html>`
}

function ficha({ id, title }: SiteLaw): string {
  return `<table><tr><td>Nombre</td><td>${title}</td></tr><tr><td>Fecha de publicación:</td><td>14 de Mayo de 1967</td></tr><tr><td>Poder</td><td>Legislativo</td></tr><tr><td>Estatus</td><td>Vigente</td></tr></table><a href="obtenerdoc.php?path=/Documentos/ESTADO/X/o${id}.doc&amp;nombreclave=o${id}.doc">Descargar</a>`
}

function answer(body: string, etag: string | null = null): HttpAnswer {
  return { status: 200, contentType: 'text/html', etag, body: Buffer.from(body, 'latin1') }
}
