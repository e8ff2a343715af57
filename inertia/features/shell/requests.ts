import { router } from '@inertiajs/react'
import { loading, type BlockType } from './loading'

/** What the last page knew: the token that the next write must carry. */
let csrf = ''
const running = new Map<string, string>()
const refusals = new Set<() => void>()

/** Told when a second submit is refused because the same one is still running. */
export function onRefusedSubmit(listener: () => void): () => void {
  refusals.add(listener)
  return () => refusals.delete(listener)
}

const READS = ['get']

/**
 * Every request carries `blockType` (global, form, button) and `path`, by which loading indicators are keyed. A write also
 * carries the CSRF token and an idempotency key; a second one with the same method and path is refused while the first runs.
 */
export function watchRequests(): void {
  router.on('before', ({ detail: { visit } }) => {
    if (visit.prefetch) return
    const write = !READS.includes(visit.method)
    const blockType = (visit.headers.blockType ?? (write ? 'form' : 'global')) as BlockType
    const path = visit.url.pathname
    const key = `${visit.method} ${path}`
    if (write && running.has(key)) {
      refusals.forEach((tell) => tell())
      return false
    }
    visit.headers.blockType = blockType
    visit.headers.path = path
    if (write) {
      visit.headers['X-CSRF-Token'] = csrf
      visit.headers['X-Idempotency-Key'] = crypto.randomUUID()
      running.set(key, blockType)
    }
    loading.begin(blockType, path)
  })
  router.on('finish', ({ detail: { visit } }) => {
    running.delete(`${visit.method} ${visit.url.pathname}`)
    const blockType = visit.headers.blockType as BlockType | undefined
    if (blockType) loading.end(blockType, visit.headers.path as string)
  })
}

/** Remembers the token of the page that is shown. */
export function rememberCsrf(token: string): void {
  csrf = token
}

/** Asks the server for data, with the headers of every request. Throws an Error for anything but success. */
export async function fetchJson<T>(
  path: string,
  options: { method?: string; body?: unknown; signal?: AbortSignal } = {}
): Promise<T> {
  const { method = 'GET', body, signal } = options
  loading.begin('button', path)
  try {
    const headers: Record<string, string> = { Accept: 'application/json', blockType: 'button', path }
    if (method !== 'GET') Object.assign(headers, { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf })
    const answer = await fetch(path, {
      method,
      headers,
      signal,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return (await answer.json()) as T
  } finally {
    loading.end('button', path)
  }
}
