/** What was typed in a form and not sent. */
export interface Draft {
  /** Milliseconds since 1970. */
  at: number
  /** The form that it was typed in, by the names and kinds of its fields: one that has changed since takes no draft. */
  shape: string
  values: Record<string, unknown>
}

interface Sealed {
  id: string
  at: number
  iv: Uint8Array<ArrayBuffer>
  content: ArrayBuffer
}

const DATABASE = 'foja'
const STORE = 'drafts'
const DAYS_KEPT = 14
const DAY_MS = 86_400_000

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => {
      request.result.onclose = () => (opened = null)
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function inStoreOnce<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode)
  const request = act(transaction.objectStore(STORE))
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
  })
}

let isKeeping = true
const listeners = new Set<() => void>()

/** Whether the browser keeps drafts, as far as the last attempt told. */
export function areDraftsKept(): boolean {
  return isKeeping
}

/** Told when the browser begins or ceases to keep drafts. */
export function onDraftsKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setKeeping(next: boolean) {
  if (next === isKeeping) return
  isKeeping = next
  listeners.forEach((tell) => tell())
}

/** A database that failed is opened anew, once for each attempt. */
async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  try {
    return await inStoreOnce(mode, act)
  } catch {
    opened = null
    return inStoreOnce(mode, act).catch((error: unknown) => {
      opened = null
      throw error
    })
  }
}

/** The key comes with each page of the person: what lies on the device cannot be read by who does not sign in as them. */
function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret), (sign) => sign.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Reads a draft; null when there is none, when it is not this person's, or when the browser keeps nothing. */
export async function readDraft(id: string, secret: string): Promise<Draft | null> {
  await draftsWritten()
  try {
    const sealed = (await inStore('readonly', (store) => store.get(id))) as Sealed | undefined
    if (!sealed || sealed.at < Date.now() - DAYS_KEPT * DAY_MS) return null
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, await keyOf(secret), sealed.content)
    return JSON.parse(new TextDecoder().decode(bytes)) as Draft
  } catch {
    return null
  }
}

async function write(id: string, secret: string, draft: Draft): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = new TextEncoder().encode(JSON.stringify(draft))
  const content = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), bytes)
  await inStore('readwrite', (store) => store.put({ id, at: draft.at, iv, content } satisfies Sealed))
}

/** What is still to be done, by draft: of several only the last. */
const pending = new Map<string, () => Promise<unknown>>()
/** What failed and was not replaced since; tried again after a while. */
const failed = new Map<string, () => Promise<unknown>>()
const AGAIN_MS = 5_000
let working: Promise<void> | null = null

async function work() {
  for (const [id, act] of pending) {
    pending.delete(id)
    await act().then(
      () => setKeeping(failed.size === 0),
      () => {
        if (!pending.has(id)) failed.set(id, act)
        setKeeping(false)
      }
    )
  }
  working = null
  if (failed.size > 0) setTimeout(retryFailed, AGAIN_MS)
}

function retryFailed() {
  const acts = [...failed]
  failed.clear()
  for (const [id, act] of acts) if (!pending.has(id)) pending.set(id, act)
  if (pending.size > 0) working ??= work()
}

function soon(id: string, act: () => Promise<unknown>) {
  pending.delete(id)
  failed.delete(id)
  pending.set(id, act)
  working ??= work()
}

/** Keeps a draft as soon as what was kept before is written, and tells whether it is kept. A browser that keeps nothing keeps none. */
export function saveDraft(id: string, secret: string, draft: Draft, tell?: (isKept: boolean) => void): void {
  soon(id, () =>
    write(id, secret, draft).then(
      () => tell?.(true),
      (error: unknown) => {
        tell?.(false)
        throw error
      }
    )
  )
}

/** Forgets a draft. */
export function dropDraft(id: string): void {
  soon(id, () => inStore('readwrite', (store) => store.delete(id)))
}

/** Waits until every draft is written. */
export async function draftsWritten(): Promise<void> {
  while (working) await working
}

/** The ids of all drafts that lie on the device; none when the browser keeps nothing. */
export async function storedIds(): Promise<string[]> {
  await draftsWritten()
  if (!isKeeping) return []
  return inStore('readonly', (store) => store.getAllKeys()).then(
    (ids) => ids.map(String),
    () => []
  )
}

/** Forgets drafts that nobody came back for. */
export function sweepDrafts(): void {
  const before = Date.now() - DAYS_KEPT * DAY_MS
  soon('sweep', async () => {
    const all = (await inStore('readonly', (store) => store.getAll())) as Sealed[]
    all.filter(({ at }) => at < before).forEach(({ id }) => dropDraft(id))
  })
}
