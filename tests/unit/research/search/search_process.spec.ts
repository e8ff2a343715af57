import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { until } from '#tests/helpers/until'
import { aDocument, aRequest, changesOf, withSearchFile } from './search_file.js'

/** Process id and niceness of what a process has started itself. */
function childrenOf(parent: number): { pid: number; nice: number }[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,nice=,args='], { encoding: 'utf8' }).split('\n')
  return lines
    .filter((line) => line.includes('search_process'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid, , nice]) => ({ pid: pid!, nice: nice! }))
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.group('Search process', (group) => {
  const file = withSearchFile(group)

  async function startAsking() {
    const script = fileURLToPath(new URL('./asking_process.ts', import.meta.url))
    const args = [`--import=${import.meta.resolve('@poppinss/ts-exec')}`, script, file()]
    const asking = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    await once(asking.stdout, 'data')
    return asking
  }

  test('answers for an engine and is gone when it closes', async ({ assert }) => {
    const engine = new SqliteSearchEngine({ file: file(), filters: { cjf: [] } })
    await engine.apply(changesOf([aDocument(1, { body: 'amparo directo' })]))
    assert.equal((await engine.search(aRequest({ text: 'amparo' }))).total, 1)
    const [child] = childrenOf(process.pid)
    await engine.close()
    assert.isFalse(isRunning(child!.pid))
  })

  test('lets a starter that has nothing else to do close it and end', async ({ assert }) => {
    const asking = await startAsking()
    const said = once(asking.stdout, 'data')
    asking.stdin.write('close')
    assert.equal(String(await said), 'closed')
    assert.deepEqual(await once(asking, 'exit'), [0, null])
  })

  test('works below its starter, and ends when that one is killed', async ({ assert }) => {
    const asking = await startAsking()
    const [child] = childrenOf(asking.pid!)
    const own = Number(execFileSync('ps', ['-o', 'nice=', '-p', String(asking.pid)], { encoding: 'utf8' }))
    assert.isAbove(child!.nice, own)
    asking.kill('SIGKILL')
    await until(async () => !isRunning(child!.pid), 'the search process to end')
  })
})
