import { headersOfWrite, takeUpSession } from '~/features/shell/requests/requests'
import { documentPart, documentsPart, uploadsAddress } from '~/features/documents/address'
import { canSucceedAfter, UploadFailed } from './refused'
import { sendInParts } from './send_in_parts'
import type { UploadOrder } from './upload_queue'

/** A file that is being sent. `done` rejects with the sentence of the server, empty when the connection is lost for good. */
export interface Sending {
  done: Promise<void>
  cancel(): void
  /** Only of what is sent in parts. */
  pause?(): void
  resume?(): void
}

export interface Watcher {
  progress(sent: number): void
  offline(): void
}

const TRIES = 4
const PAUSE_MS = 2_000

/** Sends one file: small ones at once, large ones in parts that go on after an interruption. */
export function sendFile(matterId: number, order: UploadOrder, resumableFrom: number, watcher: Watcher): Sending {
  return order.file.size > resumableFrom
    ? sendInParts(uploadsAddress(matterId), order, watcher)
    : sendAtOnce(matterId, order, watcher)
}

function formOf({ file, folderId, path, onConflict, comment, documentId }: UploadOrder): FormData {
  const form = new FormData()
  if (documentId === undefined) {
    if (folderId !== null) form.set('folderId', String(folderId))
    if (path) form.set('path', path)
    form.set('onConflict', onConflict)
  }
  if (comment) form.set('comment', comment)
  form.set('file', file)
  return form
}

function sendAtOnce(matterId: number, order: UploadOrder, watcher: Watcher): Sending {
  const { documentId } = order
  const address =
    documentId === undefined
      ? documentsPart(matterId, '').replace(/\/$/, '')
      : documentPart(matterId, documentId, 'versions')
  let request: XMLHttpRequest | null = null
  let isCanceled = false
  const attempt = () => {
    request = new XMLHttpRequest()
    return ask(request, address, formOf(order), watcher)
  }

  async function run(): Promise<void> {
    for (let tried = 1, isRenewed = false; ; tried++) {
      const answer = await attempt()
      if (isCanceled || (answer !== null && answer.status < 300)) return
      if (answer?.status === 401 && !isRenewed && (await takeUpSession())) isRenewed = true
      else if (answer !== null || tried >= TRIES)
        throw new UploadFailed(sentenceIn(answer?.text), canSucceedAfter(answer?.status ?? 0))
      else {
        watcher.offline()
        await connection(PAUSE_MS * tried)
      }
    }
  }

  return {
    done: run(),
    cancel: () => {
      isCanceled = true
      request?.abort()
    },
  }
}

/** Null when there was no answer. */
function ask(request: XMLHttpRequest, address: string, body: FormData, watcher: Watcher) {
  return new Promise<{ status: number; text: string } | null>((resolve) => {
    request.open('POST', address)
    const headers = { Accept: 'application/json', ...headersOfWrite() }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => watcher.progress(loaded)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => resolve(null)
    request.onabort = () => resolve(null)
    request.send(body)
  })
}

/** Waits until there is a connection again, or for so long when the browser sees one. */
function connection(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, milliseconds)
    else addEventListener('online', () => resolve(), { once: true })
  })
}

/** The sentence with which the server refused a file. */
export function sentenceIn(body: string | undefined): string {
  try {
    return (JSON.parse(body ?? '') as { errors?: { message: string }[] }).errors?.[0]?.message ?? ''
  } catch {
    return ''
  }
}
