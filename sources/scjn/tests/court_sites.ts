import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A record as a site of the Court answers it, and whether it belongs to the weekly part. */
export interface SiteRecord {
  id: number
  isWeekly?: boolean
}

/** What a site was asked for: path with query, headers and body. */
export interface SiteQuestion {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown> | null
}

/** The services behind the Semanario on loopback: listing by page, detail by id and flag; whoever comes from elsewhere gets 403. */
export function semanarioSite(records: SiteRecord[], { total }: { total?: number | null } = {}) {
  return site((question) => {
    const url = new URL(question.path, 'http://x')
    if (question.headers.referer !== 'https://sjf2.scjn.gob.mx/busqueda-principal-tesis')
      return [403, 'Formato inválido']
    if (question.body) return [200, JSON.stringify(listing(records, question.body, url, total))]
    const record = records.find(({ id }) => url.pathname.endsWith(`/${id}`))
    const isAskedRight = record && String(Boolean(record.isWeekly)) === url.searchParams.get('isSemanal')
    return isAskedRight
      ? [200, JSON.stringify({ ius: record.id, rubro: '<p>RUBRO FICTICIO.</p>', texto: '<p>Texto ficticio.</p>' })]
      : [404, '']
  })
}

/** The Buscador Jurídico on loopback. */
export function legalSearchSite(
  ids: number[],
  { total, field = 'registroDigital' }: { total?: number | null; field?: string } = {}
) {
  return site(({ path, body }) => {
    if (!body) return [200, JSON.stringify({ registroDigital: Number(path.split('/').at(-1)), rubro: 'RUBRO.' })]
    const [page, size] = [Number(body.page), Number(body.size)]
    const sorted = [...ids].sort((one, other) => one - other)
    const resultados = sorted.slice((page - 1) * size, page * size).map((id) => ({ [field]: String(id), pos: 0 }))
    return [200, JSON.stringify({ total: total === undefined ? ids.length : total, resultados })]
  })
}

function listing(records: SiteRecord[], body: Record<string, unknown>, url: URL, total?: number | null) {
  const classifiers = body.classifiers as { name: string; value: string[] }[]
  const epoch = classifiers.find(({ name }) => name === 'idEpoca')?.value[0]
  // every record of the stand-in is of the Duodécima Época
  const own = epoch && epoch !== '210' ? [{ id: Number(epoch) }] : records
  const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('size'))]
  const documents = own.slice(page * size, (page + 1) * size)
  return {
    documents: documents.map(({ id, isWeekly }) => ({
      id: String(id),
      ius: id,
      texto: null,
      semanal: isWeekly ? 1 : 0,
    })),
    total: total === undefined ? own.length : total,
  }
}

type Reply = [status: number, body: string]

function site(reply: (question: SiteQuestion) => Reply) {
  const questions: SiteQuestion[] = []
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await text(request)
    const question = { path: request.url ?? '', headers: request.headers, body: sent ? JSON.parse(sent) : null }
    questions.push(question)
    const [status, body] = reply(question)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
  return {
    questions,
    listener: (request: IncomingMessage, response: ServerResponse) => void listener(request, response),
  }
}
