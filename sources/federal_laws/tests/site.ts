import type { CrawlWindow, Http, HttpAnswer, KnownRecord } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'

const SITE = 'https://www.diputados.gob.mx/LeyesBiblio/'

/** A row of the index as a test makes it; the rest is invented. */
export interface Listed {
  ref: string
  name?: string
  published?: string
  changed?: string
  note?: string
  files?: string[]
}

/** LeyesBiblio as an HTTP client shows it. */
export interface Site extends Http {
  /** Paths asked for, with the validator that was told: `doc/A.doc "x"`. */
  asked: string[]
  /** What is answered, by path. */
  files: Map<string, Uint8Array | number>
}

/** The site with these rows in the index and in the list of abrogated laws. */
export function siteOf(inForce: Listed[], abrogated: Listed[] = []): Site {
  const asked: string[] = []
  const files: Site['files'] = new Map()
  files.set('index.htm', windows1252(page(inForce.map(indexRow))))
  files.set('abroga.htm', windows1252(page(abrogated.map(indexRow))))
  const get: Http['get'] = async (url, { etag = null, signal } = {}) => {
    signal?.throwIfAborted()
    const path = url.replace(SITE, '')
    asked.push(etag ? `${path} ${etag}` : path)
    const found = files.get(path) ?? 404
    if (found === 500) throw new HttpFailed(url, 'HTTP 500', 500)
    if (typeof found === 'number') return answer(found, Buffer.from('Not Found'), null)
    const own = `"${Buffer.from(found).toString('base64').length}-${path}"`
    return etag === own ? answer(304, Buffer.alloc(0), own) : answer(200, found, own)
  }
  return { get, post: () => Promise.reject(new Error('the site takes no POST')), asked, files }
}

/** The text of an invented law, as a file. */
export function lawFile(title: string, { published = '4 de marzo de 1998', reform = '', text = 'Uno.' } = {}): Buffer {
  const lines = [
    title,
    `Nueva Ley publicada en el Diario Oficial de la Federación el ${published}`,
    'TEXTO VIGENTE',
    reform && `Última reforma publicada DOF ${reform}`,
    `Artículo 1o.- ${text}`,
    'TRANSITORIO',
    'ÚNICO.- Esta Ley entrará en vigor mañana.',
  ]
  return Buffer.from(lines.filter(Boolean).join('\n'))
}

/** A window whose notes can be read afterwards. */
export function crawl(options: Partial<CrawlWindow> & { knows?: Map<string, KnownRecord> } = {}) {
  const { knows = new Map<string, KnownRecord>(), ...window } = options
  const notes = { plan: {}, unchanged: [] as string[], failed: [] as string[], twins: [] as string[] }
  return {
    notes,
    window: {
      kind: 'ley',
      known: async (ids: string[]) => new Map([...knows].filter(([id]) => ids.includes(id))),
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

/** A row in the form of the index, with its line breaks and tabulators. */
export function indexRow({
  ref,
  name = 'LEY de Faros Ficticia',
  published = 'DOF 04/03/1998',
  changed = 'Sin reforma',
  note = '',
  files,
}: Listed): string {
  const code = ref.toUpperCase()
  const links = (files ?? [`doc/${code}.doc`, `pdf/${code}.pdf`, `pdf_mov/${code}.pdf`]).map(
    (file) => `<a href="${file}">x</a>`
  )
  return `<tr bgcolor="#FFFFFF">\r\n<td width="30">\t049</td><td><a href="ref/${ref}.htm">${name}</a><br>\t\t${published}<br><font color="red">${note}</font></td><td>${changed}</td><td>${links.join(' ')}</td></tr>`
}

function page(rows: string[]): string {
  return `<html><head><title>Leyes</title></head><body><table><tr><td>No.</td><td>LEY</td></tr>${rows.join('\r\n')}</table></body></html>`
}

function windows1252(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function answer(status: number, body: Uint8Array, etag: string | null): HttpAnswer {
  return { status, contentType: 'text/plain', etag, body }
}
