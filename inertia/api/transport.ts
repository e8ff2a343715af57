import { decryptAnswer } from './crypt'
import { ApiRefusal, UnreadableAnswer } from './errors'
import type { CallOptions, Envelope, Route } from './types'

/** What the client needs from its surroundings; tests bring their own. */
export interface Surroundings {
  /** Where the API is, e.g. `/api/v1`. */
  base: string
  fetch(address: string, options: RequestInit): Promise<Response>
  /** Milliseconds. */
  now(): number
  loading?: { begin(blockType: string, path: string): void; end(blockType: string, path: string): void }
}

/** An answer that was read: its envelope, and what `data` or `crypt` holds; all of it when it came without an envelope. */
export interface Answer {
  envelope: Envelope
  content: unknown
}

/** Sends one request with the headers of every request, and reads its answer. Throws ApiRefusal, UnreadableAnswer, or what `fetch` throws. */
export async function sendCall(
  { base, fetch, loading }: Surroundings,
  route: Route,
  token: string | null,
  { body, blockType = 'button', signal, crypt }: CallOptions
): Promise<Answer> {
  const [method, own] = route.split(' ') as [string, string]
  const address = `${base}${own}`
  const path = address.split('?')[0]!
  const headers: Record<string, string> = { Accept: 'application/json', blockType, path }
  if (token) headers.Authorization = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (crypt) headers['X-Api-Crypt'] = crypt
  loading?.begin(blockType, path)
  try {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const options = { method, headers, body: text, signal, credentials: 'omit', cache: 'no-store' } as const
    return await readAnswer(await fetch(address, options), token)
  } finally {
    loading?.end(blockType, path)
  }
}

async function readAnswer(response: Response, token: string | null): Promise<Answer> {
  const text = await response.text()
  const envelope = await unlessUnreadable(() => JSON.parse(text) as Envelope)
  if (typeof envelope !== 'object' || envelope === null) throw new UnreadableAnswer()
  if (!response.ok) throw refusalIn(response.status, envelope)
  const { crypt } = envelope
  const plain = 'success' in envelope ? envelope.data : envelope
  const content = crypt === undefined ? plain : await unlessUnreadable(() => decryptAnswer(crypt, token ?? ''))
  return { envelope, content }
}

async function unlessUnreadable<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch {
    throw new UnreadableAnswer()
  }
}

/** A refusal still says whether there is maintenance. */
function refusalIn(status: number, envelope: Envelope): ApiRefusal {
  const { code, params, errors, system } = envelope
  return new ApiRefusal(status, code, params, errors, system)
}
