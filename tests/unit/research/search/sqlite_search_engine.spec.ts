import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { aDocument, aRequest, changesOf, withSearchFile } from './search_file.js'

const SLOW = 20_000

test.group('Embedded search engine', (group) => {
  const file = withSearchFile(group)
  let engine: SqliteSearchEngine

  group.each.setup(() => {
    engine = new SqliteSearchEngine({ file: file(), filters: { cjf: ['materia'] } })
    return () => engine.close()
  })

  test('searches on its thread and sees applied changes at once', async ({ assert }) => {
    await engine.apply(changesOf([aDocument(1, { title: 'Amparo', facets: { materia: ['penal'] } })]))
    const request = aRequest({ text: 'amparos', facets: ['materia'] })
    const { total, hits, facets, understood } = await engine.search(request)
    assert.deepEqual([total, hits[0].id, hits[0].title], [1, 1, [{ text: 'Amparo', mark: 'near' }]])
    assert.deepEqual([facets, understood.words], [{ materia: [{ value: 'penal', count: 1 }] }, ['amparos']])
    await engine.apply(changesOf([aDocument(2, { title: 'Amparo' })], 2))
    assert.equal((await engine.search(request)).total, 2)
    assert.deepEqual(await engine.neighbours(request, 1), { previous: 2, next: null, position: 2, total: 2 })
  }).timeout(SLOW)

  test('reports documents, last sequence number and size, and can be cleared', async ({ assert }) => {
    assert.deepEqual(await engine.status(), { documents: 0, lastSeq: 0, isCurrent: true, bytes: 0 })
    await engine.apply(changesOf([aDocument(1), aDocument(2)]))
    const { documents, lastSeq, bytes } = await engine.status()
    assert.deepEqual([documents, lastSeq], [2, 2])
    assert.isAbove(bytes!, 10_000)
    await engine.clear()
    assert.containSubset(await engine.status(), { documents: 0, lastSeq: 0 })
  })

  test('requires a rebuild when more was replaced than is left', async ({ assert }) => {
    const changes = Array.from({ length: 10_004 }, (_, index) => ({ seq: index + 1, id: 1, document: aDocument(1) }))
    await engine.apply(changes.slice(0, 10_002))
    assert.isTrue((await engine.status()).isCurrent)
    await engine.apply(changes.slice(10_002))
    assert.isFalse((await engine.status()).isCurrent)
    await engine.rebuild(async (apply) => (await apply(changes.slice(-1)), true))
    assert.containSubset(await engine.status(), { documents: 1, isCurrent: true })
    assert.equal((await engine.search(aRequest({ text: 'sentencia' }))).total, 1)
  }).timeout(SLOW)

  test('lets a process that did not close it exit with its result', async ({ assert }) => {
    await engine.apply(changesOf([aDocument(1, { title: 'Amparo' })]))
    const script = `
      import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
      const engine = new SqliteSearchEngine({ file: ${JSON.stringify(file())}, filters: {} })
      await engine.search(${JSON.stringify(aRequest())})
      await new Promise(setImmediate)
      const { total } = await engine.search(${JSON.stringify(aRequest({ text: 'amparo' }))})
      process.stdout.write(String(total))`
    const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', '--input-type=module', '-e', script], {
      cwd: fileURLToPath(new URL('../../../../', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const chunk of child.stdout) output += String(chunk)
    assert.equal(output, '1')
  }).timeout(SLOW)
})
