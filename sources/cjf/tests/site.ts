import type { CrawlWindow, Http, HttpAnswer, KnownRecord } from '#sources/contract/contract'

/** A site made in a test: what it answers by the end of an address, and what it was asked. */
export interface Site extends Http {
  asked: string[]
  answers: Map<string, string | Uint8Array | (() => HttpAnswer)>
}

export function site(answers: Record<string, string | Uint8Array | (() => HttpAnswer)> = {}): Site {
  const known = new Map(Object.entries(answers))
  const asked: string[] = []
  const get: Http['get'] = async (url) => {
    asked.push(url)
    const [, found] = [...known].find(([part]) => url.includes(part)) ?? [null, undefined]
    if (typeof found === 'function') return found()
    const body = typeof found === 'string' ? Buffer.from(found) : (found ?? Buffer.from(casePage({})))
    return { status: 200, contentType: 'text/html; charset=utf-8', etag: null, body }
  }
  const post: Http['post'] = async (url) => {
    asked.push(`POST ${url}`)
    throw new Error('nothing is ever posted')
  }
  return { get, post, asked, answers: known }
}

interface Made {
  neun?: string
  title?: string
  number?: string
  occ?: string
  parties?: string[]
  entries?: [string, string][]
  agreements?: { order: number; summary: string; published?: string }[]
  rulings?: { neun: string; topic: string; address: string }[]
}

/** A case page in the form of the site; without anything it is the page of a case that does not exist. */
export function casePage(made: Made): string {
  const { neun = '', title = '', number = '', occ = '' } = made
  const rows = (made.agreements ?? []).map(
    ({ order, summary, published = '05/02/2026' }, place) =>
      `<tr><td><span id="grvAcuerdos_ctl${place + 2}_lblContenido">${place + 1}</span></td><td>04-02-2026</td><td>Principal</td><td>${published.replaceAll('/', '-') || '&nbsp;'}</td><td>${summary}</td><td><a id="grvAcuerdos_ctl${place + 2}_lnkTicketLink2" href="javascript:DoVerAcuerdo(90101,${order},${neun},1,&quot;04/02/2026 12:00:00 a.m.&quot;,&quot;${published && `${published} 12:00:00 a.m.`}&quot;,&quot;${number}&quot;)">Ver síntesis</a></td></tr>`
  )
  const rulings = (made.rulings ?? []).map(
    (ruling, place) =>
      `<tr><td><span id="grvReporteSentencias_ctl${place + 2}_cmdAsuntoNeunid">${ruling.neun}</span></td><td><span id="grvReporteSentencias_ctl${place + 2}_lblFechaIngreso">10/04/2026</span></td><td><div><span id="grvReporteSentencias_ctl${place + 2}_lblTema">${ruling.topic}</span></div></td><td><a onclick="AbrirVentana('${ruling.address.replaceAll('&', '&amp;')}');" href="#">ver</a></td></tr>`
  )
  const entries = (made.entries ?? []).map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
  const panels = (made.parties ?? []).map(
    (name) =>
      `<div class="accordionHeader"><span>${name}</span></div><div><table><tr><td colspan="2"><table class="div_principal"><tr class="colapsable_vc"><td colspan="2">Datos Generales</td></tr><tr><td colspan="2"><table>${entries.join('')}</table></td></tr></table></td></tr></table></div>`
  )
  return `<html><body><form id="form1"><input type="hidden" name="__VIEWSTATE" value="x"><span id="lblNombreOrgano">${title}</span><span id="lblNEUN">${neun}</span><span id="lblNoExpedienteAsignado">${number}</span><span id="lblNoControlOCC">${occ}</span><div id="pnlVista">${panels.join('')}</div><table id="grvAcuerdos">${rows.join('')}</table><table id="grvReporteSentencias">${rulings.join('')}</table></form></body></html>`
}

export function summaryPage(number: string, text: string): string {
  return `<html><body><span id="lblNoExp">${number}</span><span id="lblFAuto">04/02/2026</span><span id="lblAcuerdo">${text}</span></body></html>`
}

/** A window whose notes can be read afterwards. */
export function crawl(options: Partial<CrawlWindow> & { knows?: Map<string, KnownRecord> } = {}) {
  const { knows = new Map<string, KnownRecord>(), ...window } = options
  const notes = { plan: {}, unchanged: [] as string[], failed: [] as string[], duplicates: [] as string[] }
  return {
    notes,
    window: {
      kind: 'expediente',
      known: async (ids: string[]) => new Map([...knows].filter(([id]) => ids.includes(id))),
      recheck: 0,
      since: null,
      transport: null,
      asked: {},
      limit: null,
      onPlan: (plan: object) => void (notes.plan = plan),
      onUnchanged: (id: string) => void notes.unchanged.push(id),
      onFailed: (id: string, reason: string) => void notes.failed.push(`${id}: ${reason}`),
      onDuplicate: (id: string) => void notes.duplicates.push(id),
      ...window,
    } satisfies CrawlWindow,
  }
}

export async function gathered<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
