import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { isRepeatable, cacheReads } from '#app/core/database/read_results'
import { PEOPLE, takeTurns } from '#app/core/database/write_turns'

type Case = { id: number; title: string }

test.group('Read results', (group) => {
  let folder: string
  const opened: Database.Database[] = []

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'foja-results-'))
    return () => {
      for (const each of opened.splice(0)) each.close()
      rmSync(folder, { recursive: true })
    }
  })

  function open(): Database.Database {
    const connection = new Database(join(folder, 'a.sqlite'))
    connection.pragma('journal_mode=WAL')
    opened.push(connection)
    return connection
  }

  /** A connection as the product opens it, which counts how often SQLite itself ran a statement, and another one beside it. */
  function prepare() {
    const [own, other] = [open(), open()]
    own.exec('create table cases (id integer primary key, title text, scan blob)')
    own.exec(`insert into cases (title) values ('Asunto uno'), ('Asunto dos')`)
    let runs = 0
    own.function('seen', (value) => {
      runs++
      return value
    })
    cacheReads(own)
    takeTurns(own, PEOPLE, { raise() {}, raisedAgo: () => Infinity })
    const rows = (sql: string, bindings: unknown[] = []) => own.prepare(sql).all(bindings) as Case[]
    const write = (sql: string) => own.prepare(sql).run([])
    return { own, other, rows, write, runs: () => runs }
  }

  const ONE = 'select id, seen(title) as title from cases where id = ?'

  test('answer the same statement from memory', ({ assert }) => {
    const { rows, runs } = prepare()
    assert.deepEqual(rows(ONE, [1]), rows(ONE, [1]))
    assert.equal(runs(), 1)
  })

  test('keep other bindings and other statements apart', ({ assert }) => {
    const { rows } = prepare()
    assert.equal(rows(ONE, [1])[0]!.title, 'Asunto uno')
    assert.equal(rows(ONE, [2])[0]!.title, 'Asunto dos')
    assert.isEmpty(rows(ONE, ['1.5']))
    assert.lengthOf(rows('select id from cases'), 2)
  })

  test('show a write of the same connection, of a transaction too, and what it takes back', ({ assert }) => {
    const { rows, write } = prepare()
    const title = () => rows(ONE, [1])[0]!.title
    assert.equal(title(), 'Asunto uno')
    write(`update cases set title = 'Otro' where id = 1`)
    assert.equal(title(), 'Otro')
    write('BEGIN;')
    write(`update cases set title = 'Nunca' where id = 1`)
    assert.equal(title(), 'Nunca')
    write('ROLLBACK;')
    assert.equal(title(), 'Otro')
  })

  test('show a write of another connection', ({ assert }) => {
    const { rows, other } = prepare()
    rows(ONE, [1])
    other.exec(`update cases set title = 'De otro proceso' where id = 1`)
    assert.equal(rows(ONE, [1])[0]!.title, 'De otro proceso')
  })

  test('show a column that was added', ({ assert }) => {
    const { rows, write } = prepare()
    rows('select * from cases')
    write(`alter table cases add column court text default 'Juzgado'`)
    assert.propertyVal(rows('select * from cases')[0], 'court', 'Juzgado')
  })

  test('give everybody rows of their own', ({ assert }) => {
    const { rows } = prepare()
    for (let time = 0; time < 3; time++) {
      const read = rows(ONE, [1])
      assert.equal(read[0]!.title, 'Asunto uno')
      read[0]!.title = 'Cambiado'
      read.pop()
    }
  })

  test('leave out chance, the present, buffers and long results', ({ assert }) => {
    const { rows, write, runs } = prepare()
    assert.isFalse(isRepeatable('select random() as n'))
    assert.isFalse(isRepeatable(`select datetime('now') as n`))
    assert.isFalse(isRepeatable('select CURRENT_TIMESTAMP as n'))
    assert.isFalse(isRepeatable('select name from sqlite_master'))
    assert.isFalse(isRepeatable('pragma data_version'))
    assert.isTrue(isRepeatable('with a as (select date from days) select * from a'))
    write(`update cases set scan = x'00' where id = 1`)
    write(`update cases set title = hex(zeroblob(200000)) where id = 2`)
    const scans = 'select scan, seen(id) from cases where id = 1'
    assert.notStrictEqual(rows(scans), rows(scans))
    assert.equal(runs(), 2)
    rows(ONE, [2])
    rows(ONE, [2])
    assert.equal(runs(), 4)
  })

  test('take a bounded amount of memory, the oldest making room', ({ assert }) => {
    const { rows, runs } = prepare()
    const long = `select seen(?) as n, hex(zeroblob(50000)) as text`
    for (let number = 0; number < 100; number++) rows(long, [number])
    rows(long, [99])
    assert.equal(runs(), 100)
    rows(long, [0])
    assert.equal(runs(), 101)
  })
})
