import type { Upload as TusUpload } from 'tus-js-client'
import { headersOfWrite, takeUpSession } from '~/features/shell/requests/requests'
import { canSucceedAfter, UploadFailed } from './refused'
import { sentenceIn, type Sending, type Watcher } from './send_file'
import type { UploadOrder } from './upload_queue'

const PART = 16 * 1_048_576
const PAUSES = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000]

const known = (pairs: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(pairs).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))

const metadataOf = ({ file, folderId, path, onConflict, documentId, comment }: UploadOrder) =>
  known({ name: file.name, folderId, path, onConflict, documentId, comment })

/** Sends a file by the tus protocol. It goes on where it was after a lost connection, a restart of the server, and a reload of the page. */
export function sendInParts(endpoint: string, order: UploadOrder, watcher: Watcher): Sending {
  let upload: TusUpload | null = null
  let isCanceled = false
  let isPaused = false
  const done = start()
  return {
    done,
    cancel: () => {
      isCanceled = true
      void upload?.abort(true).catch(() => undefined)
    },
    pause: () => {
      isPaused = true
      void upload?.abort().catch(() => undefined)
    },
    resume: () => {
      isPaused = false
      upload?.start()
    },
  }

  async function start(): Promise<void> {
    const { Upload } = await import('tus-js-client')
    if (isCanceled) return
    await new Promise<void>((resolve, reject) => {
      upload = new Upload(order.file, {
        ...optionsFor(endpoint, order, watcher),
        onSuccess: () => resolve(),
        onError: (error) => reject(new UploadFailed(answerIn(error), canSucceedAfter(statusOf(error)))),
      })
      void upload.findPreviousUploads().then(([previous]) => {
        if (previous) upload!.resumeFromPreviousUpload(previous)
        if (!isCanceled && !isPaused) upload!.start()
      })
    })
  }
}

function optionsFor(endpoint: string, order: UploadOrder, watcher: Watcher) {
  const { file, folderId, path, documentId } = order
  const place = ['foja', endpoint, folderId, path, documentId, file.name, file.size, file.lastModified].join('|')
  return {
    endpoint,
    chunkSize: PART,
    retryDelays: PAUSES,
    metadata: metadataOf(order),
    removeFingerprintOnSuccess: true,
    fingerprint: () => Promise.resolve(place),
    onProgress: (sent: number) => watcher.progress(sent),
    onBeforeRequest: (request: { setHeader(name: string, value: string): void }) => {
      const headers = { Accept: 'application/json', ...headersOfWrite() }
      for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
    },
    onShouldRetry: (error: unknown) => {
      const status = statusOf(error)
      if (status === 0) watcher.offline()
      if (status === 401) void takeUpSession()
      return status === 0 || status === 401 || status === 409 || status === 423 || status >= 500
    },
  }
}

type Answered = { originalResponse?: { getStatus(): number; getBody(): string } | null }

const statusOf = (error: unknown) => (error as Answered).originalResponse?.getStatus() ?? 0
const answerIn = (error: unknown) => sentenceIn((error as Answered).originalResponse?.getBody())
