import { once } from 'node:events'
import { getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { lowerPriority } from '#app/core/system/lower_priority'

const THREAD = `
import { readlinkSync } from 'node:fs'
import { getPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
const { lowerPriority } = await import(workerData)
lowerPriority()
parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))))
`

test.group('Priority of threads', () => {
  test('lowers the thread that asks for it and no other', async ({ assert }) => {
    const before = getPriority()
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`), {
      workerData: import.meta.resolve('#app/core/system/lower_priority'),
    })
    const [own] = (await once(thread, 'message')) as [number]
    await thread.terminate()
    assert.isAbove(own, before)
    assert.equal(getPriority(), before)
  })

  test('leaves the thread of the process alone', ({ assert }) => {
    const before = getPriority()
    lowerPriority()
    assert.equal(getPriority(), before)
  })
})
