import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { ReadsUntilWrite, stateOf } from '#app/core/database/until_write'

test.group('Reads that are kept until the next write', (group) => {
  let folder: string
  let own: Database.Database
  let other: Database.Database

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'foja-reads-'))
    own = new Database(join(folder, 'a.sqlite'))
    own.pragma('journal_mode=WAL')
    own.exec('create table cases (id integer primary key, title text)')
    other = new Database(join(folder, 'a.sqlite'))
    return () => {
      own.close()
      other.close()
      rmSync(folder, { recursive: true })
    }
  })

  const insert = (connection: Database.Database) =>
    connection.prepare(`insert into cases (title) values ('Asunto ficticio')`).run()

  test('knows what was read while nothing is written', ({ assert }) => {
    const reads = new ReadsUntilWrite(stateOf(own))
    assert.isUndefined(reads.recall('count').known)
    reads.recall('count').keep(0)
    own.prepare('select * from cases').all()
    other.prepare('select * from cases').all()
    assert.equal(reads.recall('count').known, 0)
    assert.isUndefined(reads.recall('another').known)
  })

  test('forgets it when the same connection writes', ({ assert }) => {
    const reads = new ReadsUntilWrite(stateOf(own))
    reads.recall('count').keep(0)
    insert(own)
    assert.isUndefined(reads.recall('count').known)
  })

  test('forgets it when another connection writes', ({ assert }) => {
    const reads = new ReadsUntilWrite(stateOf(own))
    reads.recall('count').keep(0)
    insert(other)
    assert.isUndefined(reads.recall('count').known)
  })

  test('knows nothing within a transaction, and keeps nothing of it', ({ assert }) => {
    const reads = new ReadsUntilWrite(stateOf(own))
    reads.recall('count').keep(0)
    own.exec('begin')
    insert(own)
    assert.isUndefined(reads.recall('count').known)
    reads.recall('count').keep(1)
    own.exec('rollback')
    assert.isUndefined(reads.recall('count').known)
  })

  test('knows nothing once the connection is closed', ({ assert }) => {
    const reads = new ReadsUntilWrite(stateOf(own))
    reads.recall('count').keep(0)
    own.close()
    assert.isUndefined(reads.recall('count').known)
  })

  test('does not keep what was read before a write that came meanwhile', ({ assert }) => {
    const reads = new ReadsUntilWrite(stateOf(own))
    const reading = reads.recall<number>('count')
    insert(other)
    reading.keep(0)
    assert.isUndefined(reads.recall('count').known)
  })

  test('knows nothing of a database whose state is unknown', ({ assert }) => {
    const reads = new ReadsUntilWrite(() => null)
    reads.recall('count').keep(0)
    assert.isUndefined(reads.recall('count').known)
  })

  test('keep a bounded number of rows, the oldest making room', ({ assert }) => {
    const reads = new ReadsUntilWrite(stateOf(own))
    const isKnown = (key: string) => reads.recall(key).known !== undefined
    for (const page of ['first', 'second', 'third', 'fourth']) reads.recall(page).keep(page, 1_000)
    reads.recall('fourth').keep('again', 1_000)
    assert.isTrue(isKnown('first'))
    reads.recall('count').keep(1)
    assert.deepEqual(['first', 'second', 'fourth', 'count'].map(isKnown), [false, true, true, true])
  })
})
