import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { IndexWriter } from '#app/research/search/index/index_writer'
import { openForReading } from '#app/research/search/index/index_file'
import { SourceColumns } from '#app/research/search/index/source_columns'
import { aDocument, changesOf, withSearchFile } from './search_file.js'

test.group('Source column cache', (group) => {
  const file = withSearchFile(group)

  test('reloads only entries of newer generations', ({ assert }) => {
    const writer = new IndexWriter(file())
    writer.apply(
      changesOf(
        Array.from({ length: 300 }, (_, number) =>
          aDocument(number + 1, { body: 'juez perito', facets: { materia: ['civil'] } })
        )
      )
    )
    const connection = openForReading(file())!
    const columns = new SourceColumns(1, ['materia'])
    columns.refresh(connection, 1)
    const unseen = new Database(file())
    unseen.exec('UPDATE entry SET length = 999 WHERE slot = 1')
    unseen.close()
    writer.apply([
      { seq: 301, id: 5, document: aDocument(5, { body: 'juez perito sala', facets: { materia: ['penal'] } }) },
      { seq: 302, id: 6, document: null },
      { seq: 303, id: 301, document: aDocument(301, { publishedOn: '2024-01-01' }) },
    ])
    columns.refresh(connection, 2)
    connection.close()
    writer.close()
    assert.deepEqual([columns.documents, columns.generation], [300, 2])
    assert.equal(columns.lengths[1], 3)
    assert.equal(columns.ids[columns.newest.slots[0]], 301)
    assert.deepEqual(columns.facets.byName.get('materia')!.count(columns.newest.slots), [
      { value: 'civil', count: 298 },
      { value: 'penal', count: 1 },
    ])
    assert.equal(
      columns.words,
      columns.lengths.reduce((sum, length) => sum + length, 0)
    )
  })
})
