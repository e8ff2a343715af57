import { test } from '@japa/runner'
import type { FetchedRecord } from '#app/research/ingestion/storing/batch'
import { Intake } from '#app/research/ingestion/intake'

const arrival = (externalId: string, body = 'x'): FetchedRecord => ({
  page: { kind: 'tesis', externalId, url: '', contentType: '', body: Buffer.from(body), etag: null },
  savedAt: null,
})

async function* arrivals(count: number, body?: string) {
  for (let place = 0; place < count; place++) yield arrival(String(place), body)
}

async function sizes(intake: Intake, source: AsyncIterable<FetchedRecord>) {
  const found: number[] = []
  for await (const { arrivals: held } of intake.batches(source)) found.push(held.size)
  return found
}

test.group('Response batching', () => {
  test('puts at most two hundred responses in a batch', async ({ assert }) => {
    assert.deepEqual(await sizes(new Intake(), arrivals(450)), [200, 200, 50])
  })

  test('makes smaller batches of long responses to keep writes short', async ({ assert }) => {
    assert.deepEqual(await sizes(new Intake(), arrivals(5, 'a'.repeat(2_500_000))), [2, 2, 1])
  })

  test('makes no batch of nothing', async ({ assert }) => {
    assert.deepEqual(await sizes(new Intake(), arrivals(0)), [])
  })

  test('keeps the later of two responses for a record', async ({ assert }) => {
    async function* twice() {
      yield arrival('1', 'before')
      yield arrival('1', 'after')
    }
    for await (const batch of new Intake().batches(twice())) {
      assert.deepEqual(
        [...batch.arrivals.values()].map(({ page }) => page.body.toString()),
        ['after']
      )
      assert.equal(batch.pages, 2)
    }
  })

  test('flushes many unchanged records before the next response', async ({ assert }) => {
    const intake = new Intake()
    async function* nothingNew() {
      for (let place = 0; place < 1_200; place++) {
        intake.unchanged(String(place))
        if (place % 100 === 99) await new Promise(setImmediate)
      }
      yield* []
    }
    const found: number[] = []
    for await (const { unchanged } of intake.batches(nothingNew())) found.push(unchanged.size)
    assert.deepEqual(found, [500, 500, 200])
  })

  test('gathers one batch ahead while another is written', async ({ assert }) => {
    let seen = 0
    const intake = new Intake(() => seen++)
    for await (const { arrivals: held } of intake.batches(arrivals(1_000))) {
      for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate)
      assert.equal(held.size, 200)
      assert.isAtMost(seen, 1_000)
      assert.isTrue(seen % 200 === 0, 'it waits when the next batch is full')
    }
  })

  test('yields what came before a failure before throwing it', async ({ assert }) => {
    const intake = new Intake()
    async function* failing() {
      yield* arrivals(3)
      intake.failed('9', 'HTTP 500')
      throw new Error('the site is down')
    }
    const found: number[] = []
    const reading = (async () => {
      for await (const batch of intake.batches(failing())) found.push(batch.arrivals.size + batch.failures.size)
    })()
    await assert.rejects(() => reading, 'the site is down')
    assert.deepEqual(found, [4])
  })

  test('ends the reading when the consumer stops early', async ({ assert }) => {
    let hasEnded = false
    async function* endless() {
      try {
        for (let place = 0; ; place++) yield arrival(String(place))
      } finally {
        hasEnded = true
      }
    }
    for await (const _ of new Intake().batches(endless())) break
    await new Promise(setImmediate)
    assert.isTrue(hasEnded)
  })
})
