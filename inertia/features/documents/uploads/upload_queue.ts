import { UploadFailed } from './refused.js'
import type { Sending, Watcher } from './send_file'

export type OnConflict = 'number' | 'version'

/** What is to be sent, and where it goes. */
export interface UploadOrder {
  file: File
  folderId: number | null
  /** Folders below it, of a folder that was dropped. */
  path: string | null
  onConflict: OnConflict
  /** The document of which it is a new version. */
  documentId?: number
  comment?: string
  /** Called once the server has the file. */
  onStored?: () => void
}

export type UploadState = 'waiting' | 'uploading' | 'paused' | 'checking' | 'offline' | 'done' | 'failed' | 'canceled'

/** Sends one file. */
export type Send = (upload: UploadOrder, watcher: Watcher) => Sending

/** One line of the queue. */
export interface Upload extends UploadOrder {
  id: number
  state: UploadState
  sent: number
  error: string | null
  /** Whether a failed one can succeed when it is sent again. */
  canRetry: boolean
  /** Whether it can rest and go on where it was. */
  canPause: boolean
}

/** So many files travel at once, each in an operation of its own. */
const AT_ONCE = 2

export const isOver = ({ state }: Upload) => state === 'done' || state === 'failed' || state === 'canceled'

/** The files that are on their way to a matter. It lives beside the pages, so that looking elsewhere interrupts nothing. */
export class UploadQueue {
  #uploads: Upload[] = []
  #sendings = new Map<number, Sending>()
  #listeners = new Set<() => void>()
  #stored = new Set<() => void>()
  #last = 0

  constructor(
    private readonly send: Send,
    readonly resumableFrom: number
  ) {}

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Tells after each file that was kept, until what it returns is called. */
  whenStored(listener: () => void): () => void {
    this.#stored.add(listener)
    return () => void this.#stored.delete(listener)
  }

  snapshot = () => this.#uploads

  add(orders: UploadOrder[]): void {
    const added = orders.map((order) => ({
      ...order,
      id: ++this.#last,
      state: 'waiting' as const,
      sent: 0,
      error: null,
      canRetry: true,
      canPause: order.file.size > this.resumableFrom,
    }))
    this.#set([...this.#uploads, ...added])
    this.#goOn()
  }

  cancel(id: number): void {
    this.#sendings.get(id)?.cancel()
    this.#sendings.delete(id)
    this.#change(id, { state: 'canceled' })
    this.#goOn()
  }

  /** Lets a large file rest; what was sent of it stays at the server. */
  pause(id: number): void {
    const sending = this.#sendings.get(id)
    if (!sending?.pause) return
    sending.pause()
    this.#change(id, { state: 'paused' })
    this.#goOn()
  }

  resume(id: number): void {
    const sending = this.#sendings.get(id)
    if (!sending?.resume) return
    this.#change(id, { state: 'uploading' })
    sending.resume()
  }

  cancelAll(): void {
    for (const upload of this.#uploads) if (!isOver(upload)) this.cancel(upload.id)
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', sent: 0, error: null })
    this.#goOn()
  }

  /** Forgets what is over. */
  clear(): void {
    this.#set(this.#uploads.filter((upload) => !isOver(upload)))
  }

  #goOn(): void {
    for (const upload of this.#uploads) {
      if (this.#travelling() >= AT_ONCE) return
      if (upload.state === 'waiting') this.#send(upload)
    }
  }

  #send(upload: Upload): void {
    const { id } = upload
    this.#change(id, { state: 'uploading' })
    const sending = this.send(upload, {
      progress: (sent) => {
        if (!this.#isPaused(id)) this.#change(id, { sent, state: sent >= upload.file.size ? 'checking' : 'uploading' })
      },
      offline: () => {
        if (!this.#isPaused(id)) this.#change(id, { state: 'offline' })
      },
    })
    this.#sendings.set(id, sending)
    sending.done.then(
      () => this.#end(id, { state: 'done', sent: upload.file.size }),
      (error: Error) =>
        this.#end(id, {
          state: 'failed',
          error: error.message,
          canRetry: !(error instanceof UploadFailed) || error.canSucceed,
        })
    )
  }

  /** How many are on their way; those that rest hold up no other. */
  #travelling(): number {
    return [...this.#sendings.keys()].filter((id) => !this.#isPaused(id)).length
  }

  #isPaused(id: number): boolean {
    return this.#uploads.some((upload) => upload.id === id && upload.state === 'paused')
  }

  #end(id: number, change: Partial<Upload>): void {
    if (!this.#sendings.delete(id)) return
    this.#change(id, change)
    if (change.state === 'done') {
      this.#uploads.find((upload) => upload.id === id)?.onStored?.()
      this.#stored.forEach((tell) => tell())
    }
    this.#goOn()
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  #set(uploads: Upload[]): void {
    this.#uploads = uploads
    for (const tell of this.#listeners) tell()
  }
}
