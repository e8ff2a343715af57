import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { IndexWriter } from '#app/research/search/index/index_writer'
import { Searcher } from '#app/research/search/searcher'
import { SqliteSearchEngine } from '#app/research/search/sqlite_search_engine'
import { aDocument, aRequest, changesOf, withSearchFile } from './search_file.js'

const FILTERS = { cjf: ['materia'], scjn: ['materia'] }

test.group('Index writer', (group) => {
  const file = withSearchFile(group)

  function searchIds(text: string, source = 'cjf'): number[] {
    const searcher = new Searcher({ file: file(), filters: FILTERS })
    const { hits } = searcher.search(aRequest({ text, source }))
    searcher.close()
    return hits.map(({ id }) => id)
  }

  function status() {
    return new SqliteSearchEngine({ file: file(), filters: FILTERS }).status()
  }

  test('skips changes up to the last sequence number and applies the others in order', async ({ assert }) => {
    const writer = new IndexWriter(file())
    writer.apply([
      { seq: 7, id: 1, document: aDocument(1, { title: 'Amparo' }) },
      { seq: 5, id: 1, document: aDocument(1, { title: 'Usucapión' }) },
    ])
    writer.apply([
      { seq: 6, id: 1, document: null },
      { seq: 7, id: 2, document: aDocument(2, { title: 'Amparo' }) },
      { seq: 8, id: 3, document: aDocument(3, { title: 'Amparo' }) },
    ])
    writer.close()
    assert.deepEqual(searchIds('amparo'), [3, 1])
    assert.deepEqual(searchIds('usucapión'), [])
    assert.containSubset(await status(), { documents: 2, lastSeq: 8 })
  })

  test('advances the sequence number when removing unknown documents', async ({ assert }) => {
    const writer = new IndexWriter(file())
    writer.apply([{ seq: 4, id: 9, document: null }])
    writer.close()
    assert.containSubset(await status(), { documents: 0, lastSeq: 4 })
  })

  test('finds a rewritten document by its new words only, and a restored one again', ({ assert }) => {
    const writer = new IndexWriter(file())
    writer.apply(changesOf([aDocument(1, { title: 'Amparo directo', body: 'juez de distrito' })]))
    writer.apply(changesOf([aDocument(1, { title: 'Usucapión' })], 2))
    assert.deepEqual([searchIds('amparo'), searchIds('"juez de distrito"'), searchIds('usucapión')], [[], [], [1]])
    writer.apply([
      { seq: 3, id: 1, document: null },
      { seq: 4, id: 1, document: aDocument(1, { title: 'Amparo' }) },
      { seq: 5, id: 1, document: null },
      { seq: 6, id: 1, document: aDocument(1, { title: 'Amparo' }) },
    ])
    writer.close()
    assert.deepEqual([searchIds('amparo'), searchIds('usucapión'), searchIds('')], [[1], [], [1]])
  })

  test('moves a document to another source and back', async ({ assert }) => {
    const writer = new IndexWriter(file())
    writer.apply(changesOf([aDocument(1, { title: 'Tesis' })]))
    writer.apply(changesOf([aDocument(1, { title: 'Tesis', source: 'scjn' })], 2))
    assert.deepEqual([searchIds('tesis'), searchIds('tesis', 'scjn')], [[], [1]])
    writer.apply(changesOf([aDocument(1, { title: 'Tesis' })], 3))
    writer.close()
    assert.deepEqual([searchIds('tesis'), searchIds('tesis', 'scjn')], [[1], []])
    assert.equal((await status()).documents, 1)
  })

  test('leaves nothing behind of a failed batch', async ({ assert }) => {
    const writer = new IndexWriter(file())
    writer.apply(changesOf([aDocument(1, { title: 'Amparo' })]))
    const broken = aDocument(3)
    Object.assign(broken, { title: null })
    assert.throws(() => writer.apply(changesOf([aDocument(2, { title: 'Amparo' }), broken], 2)))
    writer.close()
    assert.deepEqual(searchIds('amparo'), [1])
    assert.containSubset(await status(), { documents: 1, lastSeq: 1 })
  })

  test('clears the index and accepts all changes again from the first', async ({ assert }) => {
    const writer = new IndexWriter(file())
    const searcher = new Searcher({ file: file(), filters: FILTERS })
    for (const title of ['Amparo', 'Usucapión']) {
      writer.apply(changesOf([aDocument(1, { title, facets: { materia: [title] } })]))
      const { hits, facets } = searcher.search(aRequest({ text: title, facets: ['materia'] }))
      assert.deepEqual([hits.map(({ id }) => id), facets.materia], [[1], [{ value: title, count: 1 }]])
      writer.clear()
      assert.equal(searcher.search(aRequest()).total, 0)
    }
    searcher.close()
    writer.close()
    assert.containSubset(await status(), { documents: 0, lastSeq: 0 })
  })

  test('treats a file of another version as empty and recreates it', async ({ assert }) => {
    const writer = new IndexWriter(file())
    writer.apply(changesOf([aDocument(1, { title: 'Amparo' })]))
    writer.close()
    const searcher = new Searcher({ file: file(), filters: FILTERS })
    assert.equal(searcher.search(aRequest()).total, 1)
    const other = new Database(file())
    other.pragma('user_version = 99')
    other.exec('ALTER TABLE source RENAME COLUMN name TO label')
    other.close()
    assert.containSubset(await status(), { documents: 0, lastSeq: 0 })
    assert.deepEqual(searchIds('amparo'), [])
    assert.equal(searcher.search(aRequest()).total, 0)
    searcher.close()
    const next = new IndexWriter(file())
    next.apply(changesOf([aDocument(2, { title: 'Amparo' })]))
    next.close()
    assert.deepEqual(searchIds('amparo'), [2])
  })

  test('waits for another writer and skips what that one applied', async ({ assert }) => {
    const one = new IndexWriter(file())
    const other = new IndexWriter(file())
    const changes = changesOf([aDocument(1, { title: 'Amparo' }), aDocument(2, { title: 'Amparo' })])
    one.apply(changes.slice(0, 1))
    other.apply(changes)
    one.apply(changes)
    one.close()
    other.close()
    assert.containSubset(await status(), { documents: 2, lastSeq: 2 })
  })

  test('replaces an unfinished rebuild, whose process can no longer write', async ({ assert }) => {
    const [one, other] = [new IndexWriter(file()), new IndexWriter(file())]
    one.apply(changesOf([aDocument(1, { title: 'Amparo' }), aDocument(2, { title: 'Amparo' })]))
    const killed = one.beginBuild()
    one.applyBeside(killed, changesOf([aDocument(9, { title: 'Amparo' })]))
    assert.deepEqual(searchIds('amparo'), [2, 1])
    const build = other.beginBuild()
    assert.throws(() => one.applyBeside(killed, changesOf([aDocument(8)])), /taken/)
    assert.throws(() => one.finishBuild(killed), /taken/)
    one.giveUpBuild(killed)
    other.applyBeside(build, changesOf([aDocument(2, { title: 'Amparo' }), aDocument(3, { title: 'Amparo' })], 5))
    other.finishBuild(build)
    assert.throws(() => other.applyBeside(build, changesOf([aDocument(8)])), /taken/)
    one.close()
    other.close()
    assert.deepEqual(searchIds('amparo'), [3, 2])
    assert.containSubset(await status(), { documents: 2, lastSeq: 6 })
    const connection = new Database(file())
    assert.deepEqual(connection.prepare('SELECT id FROM text ORDER BY id').pluck().all(), [2, 3])
    assert.equal(connection.prepare('SELECT count(*) FROM source').pluck().get(), 1)
    connection.close()
  })

  test('discards a rebuild in progress when the index is cleared', async ({ assert }) => {
    const writer = new IndexWriter(file())
    writer.apply(changesOf([aDocument(1)]))
    const build = writer.beginBuild()
    writer.clear()
    assert.throws(() => writer.applyBeside(build, changesOf([aDocument(1)])), /taken/)
    writer.close()
    assert.containSubset(await status(), { documents: 0, lastSeq: 0 })
  })
})
