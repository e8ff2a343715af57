import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { ENGINES, FILTERS, openEngine, sharedServer } from './engines.js'
import { BATCH, libraryUntil } from './written_library.js'

const SCRIPT = fileURLToPath(new URL('./writing_process.ts', import.meta.url))
const LATEST = 20

for (const name of ENGINES)
  test.group(`Process killed while it writes the index (${name})`, (group) => {
    group.each.timeout(360_000)

    test('leaves whole numbered batches, from which another process continues', async ({ assert, cleanup }) => {
      const { engine, again, end, idle, place } = await openEngine(name)
      cleanup(async () => {
        await engine.close()
        await end()
      })
      for (const batches of [1, 4]) {
        const target = JSON.stringify({
          ...place,
          key: name === 'embedded' ? '' : (await sharedServer()).key,
          filters: FILTERS,
        })
        const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', SCRIPT, name, target], {
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        for (let told = ''; told.split('\n').length <= batches;) told += String((await once(child.stdout, 'data'))[0])
        child.kill('SIGKILL')
        await once(child, 'exit')
        await idle()

        const { lastSeq, documents } = await engine.status()
        assert.isAbove(lastSeq, 0)
        assert.equal(lastSeq % BATCH, 0)
        assert.equal(documents, libraryUntil(lastSeq).size)
      }
      const other = again()
      const { lastSeq } = await other.status()
      const whole = [...libraryUntil(lastSeq + LATEST).values()]
      await other.apply(whole.map((document) => ({ seq: document.id, id: document.id, document })))
      const { total } = await other.search({
        source: 'cjf',
        text: 'lote',
        filters: {},
        page: 1,
        pageSize: 0,
        facets: [],
      })
      assert.equal(total, lastSeq + LATEST)
      await other.close()
    })
  })
