import { test } from '@japa/runner'
import { canSucceedAfter, UploadFailed } from '../../../inertia/features/documents/uploads/refused.js'
import { UploadQueue, type UploadOrder } from '../../../inertia/features/documents/uploads/upload_queue.js'
import type { Watcher } from '../../../inertia/features/documents/uploads/send_file.js'

const MEGABYTE = 1_048_576

/** A queue whose files are sent by the test. */
function scene() {
  const sent: { watcher: Watcher; finish: () => void; fail: (error: Error) => void; calls: string[] }[] = []
  const queue = new UploadQueue((_, watcher) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const calls: string[] = []
    sent.push({ watcher, finish: resolve, fail: reject, calls })
    return {
      done: promise,
      cancel: () => void calls.push('cancel'),
      pause: () => void calls.push('pause'),
      resume: () => void calls.push('resume'),
    }
  }, 8 * MEGABYTE)
  const add = (size: number) => {
    const file = { name: 'Audiencia.mp4', size } as File
    queue.add([{ file, folderId: null, path: null, onConflict: 'number' } as UploadOrder])
  }
  return { queue, sent, add, only: () => queue.snapshot()[0]! }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test.group('Queue of uploads', () => {
  test('lets a large file rest and go on where it was', ({ assert }) => {
    const { queue, sent, add, only } = scene()
    add(100 * MEGABYTE)
    sent[0]!.watcher.progress(40 * MEGABYTE)
    queue.pause(only().id)
    assert.equal(only().state, 'paused')
    sent[0]!.watcher.progress(41 * MEGABYTE)
    sent[0]!.watcher.offline()
    assert.deepInclude(only(), { state: 'paused', sent: 40 * MEGABYTE })
    queue.resume(only().id)
    assert.equal(only().state, 'uploading')
    assert.deepEqual(sent[0]!.calls, ['pause', 'resume'])
    add(MEGABYTE)
    assert.deepEqual(
      queue.snapshot().map(({ canPause }) => canPause),
      [true, false]
    )
  })

  test('sends the next files while large ones rest', ({ assert }) => {
    const { queue, sent, add } = scene()
    for (const size of [100, 100, 1, 1]) add(size * MEGABYTE)
    assert.lengthOf(sent, 2)
    for (const { id } of queue.snapshot().slice(0, 2)) queue.pause(id)
    assert.lengthOf(sent, 4)
    assert.deepEqual(
      queue.snapshot().map(({ state }) => state),
      ['paused', 'paused', 'uploading', 'uploading']
    )
  })

  test('offers another try only where it can succeed', async ({ assert }) => {
    for (const [status, canRetry] of [
      [0, true],
      [429, true],
      [503, true],
      [413, false],
      [422, false],
      [403, false],
    ] as const) {
      const { sent, add, only } = scene()
      add(10)
      sent[0]!.fail(new UploadFailed('no', canSucceedAfter(status)))
      await settled()
      assert.deepInclude(only(), { state: 'failed', canRetry }, String(status))
    }
  })
})
