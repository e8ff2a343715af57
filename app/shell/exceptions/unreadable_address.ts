import type { IncomingMessage, ServerResponse } from 'node:http'

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

/** Answers an address whose escapes are no UTF-8, which the router refuses. */
export function answerUnreadableAddress(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(400, HEADERS)
  response.end(PAGE)
}
