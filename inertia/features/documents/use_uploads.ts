import { router } from '@inertiajs/react'
import { useEffect, useSyncExternalStore } from 'react'
import { sendFile } from './send_file'
import { isOver, UploadQueue, type Upload } from './upload_queue'

const queues = new Map<number, UploadQueue>()
const NONE: Upload[] = []
const CALM_MS = 400

const newQueue = (matterId: number, resumableFrom: number) =>
  new UploadQueue((order, watcher) => sendFile(matterId, order, resumableFrom, watcher), resumableFrom)

function queueOf(matterId: number, resumableFrom: number): UploadQueue {
  const queue = queues.get(matterId) ?? newQueue(matterId, resumableFrom)
  queues.set(matterId, queue)
  return queue
}

/** The queue of a matter; the same one for every part of the page, and after looking elsewhere. */
export function useUploads(matterId: number, resumableFrom = 8_388_608) {
  const queue = queueOf(matterId, resumableFrom)
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NONE)
  const isBusy = uploads.some((upload) => !isOver(upload))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return queueOf(matterId, resumableFrom).whenStored(() => {
      clearTimeout(timer)
      timer = setTimeout(() => router.reload({ only: ['content', 'tabs'] }), CALM_MS)
    })
  }, [matterId, resumableFrom])

  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  return { queue, uploads }
}
