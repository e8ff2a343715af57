import { router } from '@inertiajs/react'
import { useEffect, useSyncExternalStore } from 'react'
import { sendFile } from './send_file'
import { isOver, UploadQueue, type Upload } from './upload_queue'

const queues = new Map<number, UploadQueue>()
const NONE: Upload[] = []
const CALM_MS = 400
/** What a list shows anew once a file is kept. */
const LIST = ['content', 'tabs']

const newQueue = (matterId: number, resumableFrom: number) =>
  new UploadQueue((order, watcher) => sendFile(matterId, order, resumableFrom, watcher), resumableFrom)

function queueOf(matterId: number, resumableFrom: number): UploadQueue {
  const queue = queues.get(matterId) ?? newQueue(matterId, resumableFrom)
  queues.set(matterId, queue)
  return queue
}

/** The queue of a matter; the same one for every part of the page, and after looking elsewhere. `anew` are the props that are read again once a file is kept. */
export function useUploads(matterId: number, resumableFrom = 8_388_608, anew = LIST) {
  const queue = queueOf(matterId, resumableFrom)
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NONE)
  const isBusy = uploads.some((upload) => !isOver(upload))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    return queueOf(matterId, resumableFrom).whenStored(() => {
      clearTimeout(timer)
      timer = setTimeout(() => router.reload({ only: anew }), CALM_MS)
    })
  }, [matterId, resumableFrom, anew])

  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  return { queue, uploads }
}
