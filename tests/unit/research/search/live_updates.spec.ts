import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import type { SearchResponse } from '#app/core/search/search_engine'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { until } from '#tests/helpers/until'
import { BATCH_SIZE, batchOf, titlesAfter } from './history.js'
import { aRequest, withSearchFile } from './search_file.js'

/** So many states of the library are seen while another process writes, however fast either is. */
const STATES = 20
const ENDLESS = 1_000_000
const SLOW = 20_000

test.group('Concurrent index reads and writes', (group) => {
  const file = withSearchFile(group)
  let engine: SqliteSearchEngine
  let child: ChildProcess | null = null

  group.each.setup(() => {
    engine = new SqliteSearchEngine({ file: file(), filters: { cjf: ['materia'] } })
    return async () => {
      child?.kill('SIGKILL')
      await engine.close()
    }
  })

  /** Starts a writing process and waits until it has written so many batches. */
  async function write(from: number, to: number, batches = 1): Promise<ChildProcess> {
    const script = fileURLToPath(new URL('./writing_process.ts', import.meta.url))
    const started = spawn(process.execPath, ['--import=@poppinss/ts-exec', script, file(), String(from), String(to)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    let written = ''
    started.stdout!.on('data', (chunk) => (written += chunk))
    await until(() => written.split('\n').length > batches, 'the first batches')
    return started
  }

  function everything(): Promise<SearchResponse> {
    return engine.search(aRequest({ text: 'expediente', pageSize: 100, facets: ['materia'] }))
  }

  /** The answer is that of one state of the library: the one after `seq`. */
  function isStateAfter(seq: number, { total, hits, facets }: SearchResponse): boolean {
    const titles = titlesAfter(seq)
    const counted = facets.materia.reduce((sum, { count }) => sum + count, 0)
    const shown = hits.map(({ id, title }) => `${id} ${title.map(({ text }) => text).join('')}`).sort()
    return (
      total === titles.size &&
      counted === total &&
      shown.join() ===
        [...titles]
          .map(([id, title]) => `${id} ${title}`)
          .sort()
          .join()
    )
  }

  function isStateOfItsBatch(response: SearchResponse): boolean {
    const batches = response.hits.map(({ title }) =>
      Number(
        title
          .map(({ text }) => text)
          .join('')
          .match(/lote (\d+)/)![1]
      )
    )
    return isStateAfter(Math.max(...batches) * BATCH_SIZE, response)
  }

  test('answer every search from one state between batches', async ({ assert }) => {
    await everything()
    const writing = await write(1, ENDLESS)
    const states = new Set<string>()
    while (states.size < STATES) {
      const answer = await everything()
      assert.isTrue(isStateOfItsBatch(answer))
      states.add(JSON.stringify(answer.hits))
    }
    writing.kill('SIGKILL')
    await once(writing, 'exit')
    assert.isTrue(isStateOfItsBatch(await everything()))
  }).timeout(SLOW)

  test('leave whole batches after the writer is killed at any moment, and the rest completes the index', async ({
    assert,
  }) => {
    let next = 1
    for (const batches of [1, 8, 20]) {
      const writing = await write(next, ENDLESS, batches)
      writing.kill('SIGKILL')
      await once(writing, 'exit')
      const { lastSeq, documents } = await engine.status()
      assert.equal(lastSeq % BATCH_SIZE, 0)
      assert.equal(documents, titlesAfter(lastSeq).size)
      assert.isTrue(isStateAfter(lastSeq, await everything()))
      next = lastSeq / BATCH_SIZE + 1
    }
    for (let batch = 1; batch <= next + 3; batch++) await engine.apply(batchOf(batch))
    assert.isTrue(isStateAfter((next + 3) * BATCH_SIZE, await everything()))
    const connection = new Database(file())
    assert.equal(connection.pragma('integrity_check', { simple: true }), 'ok')
    connection.close()
  }).timeout(SLOW)
})
