import { test } from '@japa/runner'
import type { IndexChange } from '#app/core/search/search_engine'
import { aDocument, aRequest, onEveryEngine } from './engines.js'

onEveryEngine('Search index writes', (bed) => {
  test('start with an empty index', async ({ assert }) => {
    assert.deepInclude(await bed.search('amparo', { facets: ['materia'] }), {
      total: 0,
      hits: [],
      facets: { materia: [] },
    })
    const none = { previous: null, next: null, position: null, total: 0 }
    assert.deepEqual(await bed.engine.neighbours(aRequest(), 1), none)
    assert.deepInclude(await bed.engine.status(), { documents: 0, lastSeq: 0, isCurrent: true })
    await bed.index({ title: 'Amparo' })
    assert.deepEqual(await bed.found('amparo'), [1])
  })

  test('find the current version of a changed document and no removed one', async ({ assert }) => {
    await bed.index({ body: 'penal', facets: { materia: ['a'] } }, { body: 'civil' }, { body: 'penal' })
    await bed.engine.apply([bed.change(aDocument(1, { body: 'laboral', facets: { materia: ['b'] } })), bed.removal(3)])
    assert.deepEqual(await bed.found('penal'), [])
    assert.deepEqual(await bed.found('laboral'), [1])
    const { facets, total } = await bed.search('', { facets: ['materia'] })
    assert.deepEqual([total, facets.materia], [2, [{ value: 'b', count: 1 }]])
    assert.deepInclude(await bed.engine.status(), { documents: 2, lastSeq: 5 })
    await bed.engine.apply([bed.change(aDocument(3, { body: 'penal otra vez' }))])
    assert.deepEqual(await bed.found('penal'), [3])
  })

  test('keep the last of several changes to a document at once', async ({ assert }) => {
    await bed.engine.apply([
      bed.change(aDocument(1, { body: 'uno' })),
      bed.removal(1),
      bed.change(aDocument(1, { body: 'dos' })),
      bed.change(aDocument(2, { body: 'uno' })),
      bed.removal(2),
    ])
    assert.deepEqual(await bed.found(''), [1])
    assert.deepEqual(await bed.found('dos'), [1])
  })

  test('move a document to another source', async ({ assert }) => {
    await bed.index({ body: 'amparo' })
    await bed.engine.apply([bed.change(aDocument(1, { body: 'amparo', source: 'scjn' }))])
    assert.deepEqual(await bed.found('amparo'), [])
    assert.deepEqual(await bed.found('amparo', { source: 'scjn' }), [1])
  })

  test('skip changes that were applied before, even by another process', async ({ assert }) => {
    await bed.index({ body: 'amparo' })
    const other = bed.again()
    await other.apply([{ seq: 1, id: 1, document: aDocument(1, { body: 'otra cosa' }) }])
    assert.deepEqual(await bed.found('amparo'), [1])
    await other.apply([
      { seq: 1, id: 1, document: null },
      { seq: 2, id: 2, document: aDocument(2, { body: 'amparo' }) },
    ])
    assert.deepEqual(await bed.found('amparo'), [1, 2])
    assert.equal((await other.status()).lastSeq, 2)
    await other.close()
  })

  test('clear and refill the index', async ({ assert }) => {
    await bed.index({ body: 'amparo' })
    await bed.engine.clear()
    assert.deepInclude(await bed.engine.status(), { documents: 0, lastSeq: 0, isCurrent: true })
    assert.deepEqual(await bed.found(''), [])
    await bed.engine.apply([{ seq: 1, id: 1, document: aDocument(1, { body: 'amparo' }) }])
    assert.deepEqual(await bed.found('amparo'), [1])
  })

  test('invalidate cached phrases', async ({ assert }) => {
    await bed.index({ body: 'suprema corte de justicia' })
    const text = '"suprema corte de justicia" OR nada'
    assert.deepEqual(await bed.found(text), [1])
    await bed.engine.apply([bed.change(aDocument(2, { body: 'la suprema corte de justicia' }))])
    assert.deepEqual(await bed.found(text), [1, 2])
  })
})

onEveryEngine('Search index rebuild', (bed) => {
  const library = (word: string): IndexChange[] =>
    Array.from({ length: 30 }, (_, number) => ({
      seq: number + 1,
      id: number + 1,
      document: aDocument(number + 1, { body: `amparo ${word}`, facets: { materia: [word] } }),
    }))

  test('shows searches the old index until the new one is complete', async ({ assert }) => {
    await bed.engine.apply(library('viejo'))
    const during: number[] = []
    const isBuilt = await bed.engine.rebuild(async (apply) => {
      for (const change of library('nuevo')) {
        if (change.seq % 10 !== 0) continue
        await apply(library('nuevo').slice(change.seq - 10, change.seq))
        during.push((await bed.search('viejo')).total, (await bed.search('nuevo')).total)
      }
      return true
    })
    assert.isTrue(isBuilt)
    assert.deepEqual(during, [30, 0, 30, 0, 30, 0])
    assert.deepEqual([(await bed.search('viejo')).total, (await bed.search('nuevo')).total], [0, 30])
    assert.deepInclude(await bed.engine.status(), { documents: 30, lastSeq: 30, isCurrent: true })
  })

  test('answers every search throughout, from a complete index', async ({ assert }) => {
    await bed.engine.apply(library('viejo'))
    let isOver = false
    const building = bed.engine
      .rebuild(async (apply) => {
        for (let from = 0; from < 30; from += 5) await apply(library('nuevo').slice(from, from + 5))
        return true
      })
      .finally(() => (isOver = true))
    const totals: number[] = []
    while (!isOver) totals.push((await bed.search('amparo')).total)
    await building
    assert.isNotEmpty(totals)
    assert.deepEqual([...new Set(totals)], [30])
  })

  test('leaves the old index when stopped or failed, and later changes are found', async ({ assert }) => {
    await bed.engine.apply(library('viejo'))
    assert.isFalse(await bed.engine.rebuild(async (apply) => (await apply(library('nuevo')), false)))
    const failing = bed.engine.rebuild(async (apply) => {
      await apply(library('nuevo'))
      throw new Error('no space left')
    })
    await assert.rejects(() => failing, 'no space left')
    assert.equal((await bed.search('viejo')).total, 30)
    await bed.engine.apply([{ seq: 31, id: 31, document: aDocument(31, { body: 'viejo' }) }])
    assert.equal((await bed.search('viejo')).total, 31)
    assert.isTrue(await bed.engine.rebuild(async (apply) => (await apply(library('nuevo')), true)))
    assert.deepInclude(await bed.engine.status(), { documents: 30, lastSeq: 30 })
  })

  test('stops a writer overtaken by another rebuild', async ({ assert }) => {
    await bed.engine.apply(library('viejo'))
    const overtaken = bed.engine.rebuild(async (apply) => {
      await apply(library('primero').slice(0, 10))
      const other = bed.again()
      await other.rebuild(async (applyOther) => (await applyOther(library('segundo')), true))
      await other.close()
      await apply(library('primero').slice(10))
      return true
    })
    await assert.rejects(() => overtaken, 'Another process has taken the building of the index over')
    assert.equal((await bed.search('segundo')).total, 30)
    assert.equal((await bed.search('primero')).total, 0)
  })

  test('works without any document', async ({ assert }) => {
    await bed.engine.apply(library('viejo'))
    assert.isTrue(await bed.engine.rebuild(async () => true))
    assert.deepInclude(await bed.engine.status(), { documents: 0, lastSeq: 0, isCurrent: true })
  })
})
