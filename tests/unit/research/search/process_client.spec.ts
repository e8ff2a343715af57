import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { ProcessClient, type SearchProcess } from '#app/research/search/process/process_client'
import type { SearchAsk } from '#app/research/search/process/process_messages'
import { until } from '#tests/helpers/until'
import { aRequest } from './search_file.js'

/** A thread that answers with the text it was asked; `muere` kills it, `falla` is an error. It counts its lives in shared memory. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const life = Atomics.add(new Int32Array(workerData), 0, 1) + 1
parentPort.on('message', ({ number, ask: { request: { text } } }) => {
  if (text === 'muere' || (text === 'muere una vez' && life === 1)) process.exit(1)
  parentPort.postMessage(text === 'falla' ? { number, error: new Error('falla') } : { number, json: JSON.stringify(text + ' ' + life) })
})`

/** A thread in the place of the process. */
function inThread(worker: Worker): SearchProcess {
  return {
    post: (question) => worker.postMessage(question),
    onAnswer: (listener) => worker.on('message', listener),
    onError: (listener) => worker.on('error', listener),
    onExit: (listener) => worker.on('exit', listener),
    hold: (isAwaited) => (isAwaited ? worker.ref() : worker.unref()),
    end: async () => void (await worker.terminate()),
  }
}

function ask(text: string): SearchAsk {
  return { kind: 'search', request: aRequest({ text }) }
}

test.group('Search process', (group) => {
  let lives: SharedArrayBuffer
  let now = 0
  let client: ProcessClient

  group.each.setup(() => {
    lives = new SharedArrayBuffer(4)
    now = 0
    client = new ProcessClient(
      () => inThread(new Worker(THREAD, { eval: true, workerData: lives, execArgv: [] })),
      () => now
    )
    return () => client.close()
  })

  function started(): number {
    return new Int32Array(lives)[0]
  }

  test('starts with the first query and answers all of them', async ({ assert }) => {
    assert.equal(started(), 0)
    assert.deepEqual(await Promise.all(['uno', 'dos'].map((text) => client.ask(ask(text)))), ['uno 1', 'dos 1'])
  })

  test('ends when nothing is asked for a while, and starts again with the next query', async ({ assert }) => {
    let ended = 0
    const start = () => {
      const worker = new Worker(THREAD, { eval: true, workerData: lives, execArgv: [] })
      worker.on('exit', () => ended++)
      return inThread(worker)
    }
    const brief = new ProcessClient(start, () => now, 1)
    assert.equal(await brief.ask(ask('uno')), 'uno 1')
    await until(() => ended === 1, 'the end of the search process')
    assert.equal(await brief.ask(ask('dos')), 'dos 2')
    await until(() => ended === 2, 'the end of the search process')
  })

  test('rejects a failing query and continues', async ({ assert }) => {
    await assert.rejects(() => client.ask(ask('falla')), 'falla')
    assert.equal(await client.ask(ask('uno')), 'uno 1')
  })

  test('restarts when it dies and repeats pending queries', async ({ assert }) => {
    assert.deepEqual(await Promise.all(['muere una vez', 'dos'].map((text) => client.ask(ask(text)))), [
      'muere una vez 2',
      'dos 2',
    ])
  })

  test('rejects a query that kills it twice', async ({ assert }) => {
    await assert.rejects(() => client.ask(ask('muere')), 'The search process died')
    assert.equal(await client.ask(ask('uno')), 'uno 3')
  })

  test('pauses for a minute after ten crashes in a row', async ({ assert }) => {
    for (let count = 0; count < 5; count++) await assert.rejects(() => client.ask(ask('muere')))
    assert.equal(started(), 10)
    await assert.rejects(() => client.ask(ask('uno')), /resting/)
    now = 60_000
    assert.equal(await client.ask(ask('uno')), 'uno 11')
  }).timeout(20_000)

  test('resets the crash counter after a result', async ({ assert }) => {
    for (let count = 0; count < 6; count++) {
      await assert.rejects(() => client.ask(ask('muere')), 'The search process died')
      await client.ask(ask('uno'))
    }
  }).timeout(20_000)

  test('rejects pending queries when closed, and a later query starts a new one', async ({ assert }) => {
    const pending = client.ask(ask('uno'))
    const rejected = assert.rejects(() => pending, 'The search engine was closed')
    await client.close()
    await rejected
    assert.match(await client.ask<string>(ask('dos')), /^dos/)
  })
})
