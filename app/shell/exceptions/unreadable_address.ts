import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '#app/core/messages/catalogue'

/** What every malformed request is refused with. */
const CODE = 'VAL-500'

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

/** Both languages: nothing is known of who asks, since the address is refused before anything else is read. */
const PAGE = `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Foja</title></head><body><main><h1>Esta dirección no se puede leer</h1><p lang="en">This address cannot be read.</p><p><a href="/">Ir al inicio / Go home</a></p></main></body></html>`

/** Answers an address whose escapes are no UTF-8, which the router refuses: with a page, or as /api/v1 answers where programs call. */
export function answerUnreadableAddress(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith('/api/')) return void answerProgram(request, response)
  response.writeHead(400, HEADERS)
  response.end(PAGE)
}

/** The configuration reads this file before the application stands: the state of maintenance and the words are imported when they are needed. */
async function answerProgram({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { isMaintenance } = await import('#app/core/system/maintenance')
  const { translate } = await import('#app/core/messages/catalogue')
  const language = /\b(es|en)\b/.exec(headers['accept-language'] ?? '')?.[1] as Language | undefined
  const message = translate(language ?? 'es', `errors.${CODE}`)
  const system = { maintenance: await isMaintenance().catch(() => false) }
  response.writeHead(400, { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ success: false, message, system, code: CODE, params: {} }))
}
