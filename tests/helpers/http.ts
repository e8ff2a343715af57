import { request as ask, type IncomingHttpHeaders } from 'node:http'
import env from '#start/env'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** `Set-Cookie` headers as they came. */
  cookies: string[]
  text: string
  /** What was sent, before it is read as text. */
  bytes: Buffer
}

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

/** One request to the server under test, sent to the letter: no cookie is added, no address is normalised, no redirect is followed. */
export function send(path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = {
    host: env.get('HOST'),
    port: env.get('PORT'),
    path,
    method,
    headers: { ...length, ...headers },
    agent: false,
  }
  return new Promise((resolve, reject) => {
    const request = ask(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      const answer = () => {
        const { statusCode = 0, headers: answered } = response
        const bytes = Buffer.concat(chunks)
        const cookies = answered['set-cookie'] ?? []
        resolve({ status: statusCode, headers: answered, cookies, text: bytes.toString(), bytes })
      }
      response.on('end', answer)
      if (!response.headers['content-type']?.startsWith('text/event-stream')) return
      // A stream of events has no end: what begins is enough.
      response.once('data', () => (answer(), request.destroy()))
    })
    request.on('error', reject)
    request.end(body)
  })
}

export const JSON_HEADERS = { 'accept': 'application/json', 'content-type': 'application/json' }
export const PAGE_HEADERS = { accept: 'text/html,application/xhtml+xml' }
