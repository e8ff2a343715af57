import { request as requestHttp } from 'node:http'
import type { Agent, ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { HttpFailed, PassingTrouble } from '#sources/http/errors'

/** One request, without redirects and without retries. */
export interface Order {
  url: URL
  agent: Agent
  headers: Record<string, string>
  /** Sent with POST; left out for a GET. */
  json?: string
  /** Of the whole exchange, from the first byte sent to the last one read. */
  timeoutMs: number
  /** Of the answer, packed and unpacked. */
  maxBytes: number
  signal?: AbortSignal
}

export interface Exchanged {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const unpackers = {
  'gzip': promisify(gunzip),
  'x-gzip': promisify(gunzip),
  'deflate': promisify(inflate),
  'br': promisify(brotliDecompress),
}

/**
 * Sends a GET, or a POST when there is something to send, and reads the answer.
 * Throws `PassingTrouble` (network, timeout, truncated body), `HttpFailed` (too large, refused address), or the signal's reason.
 */
export async function exchange(order: Order): Promise<Exchanged> {
  const { incoming, body } = await send(order)
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await unpack(body, incoming, order) }
}

function send(order: Order): Promise<{ incoming: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = open(order)
    const settle = (finish: () => void) => {
      clearTimeout(timer)
      order.signal?.removeEventListener('abort', abort)
      finish()
    }
    const fail = (error: unknown) =>
      settle(() => {
        reject(error)
        outgoing.destroy()
      })
    const abort = () => fail(order.signal?.reason)
    const timer = setTimeout(() => fail(new PassingTrouble('timeout')), order.timeoutMs)

    order.signal?.addEventListener('abort', abort, { once: true })
    outgoing.on('error', (error: NodeJS.ErrnoException) => fail(error.code ? new PassingTrouble(error.code) : error))
    outgoing.on('response', (incoming) =>
      read(incoming, order, (error, body) => (error ? fail(error) : settle(() => resolve({ incoming, body }))))
    )
    outgoing.end(order.json)
  })
}

function open(order: Order): ClientRequest {
  const { url, agent, headers, json } = order
  const method = json === undefined ? 'GET' : 'POST'
  return (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { method, agent, headers })
}

type Read = (error: unknown, body: Buffer) => void

function read(incoming: IncomingMessage, order: Order, done: Read) {
  const chunks: Buffer[] = []
  const tooLarge = () => done(new HttpFailed(order.url.href, `more than ${order.maxBytes} bytes`), Buffer.alloc(0))
  let size = 0

  if (Number(incoming.headers['content-length']) > order.maxBytes) return tooLarge()
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > order.maxBytes) return tooLarge()
    chunks.push(chunk)
  })
  incoming.on('error', () => done(new PassingTrouble('truncated body'), Buffer.alloc(0)))
  incoming.on('end', () => done(incoming.complete ? null : new PassingTrouble('truncated body'), Buffer.concat(chunks)))
}

async function unpack(body: Buffer, incoming: IncomingMessage, order: Order): Promise<Buffer> {
  const packing = incoming.headers['content-encoding']?.trim().toLowerCase()
  if (!packing || packing === 'identity' || !body.length) return body
  if (!(packing in unpackers)) throw new HttpFailed(order.url.href, 'unknown content-encoding')
  try {
    return await unpackers[packing as keyof typeof unpackers](body, { maxOutputLength: order.maxBytes })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw new PassingTrouble('truncated body')
    throw new HttpFailed(order.url.href, `more than ${order.maxBytes} bytes`)
  }
}
