import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { signBeside, type PeopleSign } from '#app/core/database/people_sign'
import {
  BACKGROUND,
  PEOPLE,
  isBusy,
  takeTurns,
  withoutSign,
  withoutWaiting,
  type Manners,
} from '#app/core/database/write_turns'

/** A clock that only sleeping moves; what happens meanwhile is told by `during`. */
function invented(during: (slept: number) => void = () => {}) {
  const time = { now: 0, sleeps: [] as number[] }
  const around = {
    now: () => time.now,
    random: () => 0,
    async sleep(milliseconds: number) {
      time.sleeps.push(milliseconds)
      time.now += milliseconds
      during(time.sleeps.length)
    },
  }
  return { time, around }
}

/** Nobody saves, unless told otherwise. */
const nobody = { raise() {}, raisedAgo: () => Infinity }

test.group('Turns at the write lock of SQLite', (group) => {
  let folder: string
  let other: Database.Database
  const opened: Database.Database[] = []

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'foja-turns-'))
    other = new Database(join(folder, 'turns.sqlite'), { timeout: 0 })
    other.pragma('journal_mode=WAL')
    other.exec('CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT)')
    return () => {
      for (const each of [other, ...opened.splice(0)]) each.close()
      rmSync(folder, { recursive: true })
    }
  })

  function connect(
    manners: Manners,
    around: ReturnType<typeof invented>['around'],
    sign: PeopleSign = nobody
  ): Database.Database {
    const connection = new Database(join(folder, 'turns.sqlite'), { timeout: 0 })
    opened.push(connection)
    takeTurns(connection, manners, sign, around)
    return connection
  }

  /** As Knex does: the statement is prepared, then what it answers is awaited. */
  const ask = async (connection: Database.Database, sql: string): Promise<unknown> => {
    const statement = connection.prepare(sql)
    return statement.reader ? statement.all([]) : statement.run([])
  }
  const count = () => (other.prepare('SELECT count(*) AS n FROM notes').get() as { n: number }).n
  const WRITE = `INSERT INTO notes (text) VALUES ('a')`

  test('wait as promises until the other writer has finished', async ({ assert }) => {
    other.exec('BEGIN IMMEDIATE')
    const { time, around } = invented((slept) => slept === 3 && other.exec('COMMIT'))
    const ours = connect(PEOPLE, around)
    await ask(ours, WRITE)
    assert.deepEqual([time.sleeps, count()], [[1, 1, 1], 1])
    other.exec('BEGIN IMMEDIATE')
    const writing = ask(ours, 'BEGIN;')
    other.exec('COMMIT')
    await writing
    assert.isTrue(ours.inTransaction)
    await ask(ours, WRITE)
    await ask(ours, 'COMMIT;')
    assert.equal(count(), 2)
  })

  test('let reads pass while another process writes', async ({ assert }) => {
    other.exec('BEGIN IMMEDIATE')
    other.exec(WRITE)
    const { time, around } = invented()
    const ours = connect(PEOPLE, around)
    assert.deepEqual(await ask(ours, 'SELECT id FROM notes'), [])
    assert.isEmpty(time.sleeps)
  })

  test('end after the patience of the process', async ({ assert }) => {
    other.exec('BEGIN IMMEDIATE')
    const { time, around } = invented()
    const ours = connect({ ...PEOPLE, patienceMs: 50 }, around)
    const error = await ask(ours, 'BEGIN;').then(
      () => null,
      (problem) => problem
    )
    assert.isTrue(isBusy(error))
    assert.equal(time.now, 50)
  })

  test('are not waited for by what is better left undone', async ({ assert }) => {
    other.exec('BEGIN IMMEDIATE')
    const { time, around } = invented()
    const ours = connect(PEOPLE, around)
    await assert.rejects(() => withoutWaiting(() => ask(ours, WRITE)), /locked/)
    assert.isEmpty(time.sleeps)
  })

  test('leave the lock to others for as long as background work has held it', async ({ assert }) => {
    const { time, around } = invented()
    const ours = connect(BACKGROUND, around)
    await ask(ours, 'BEGIN;')
    time.now += 40
    await ask(ours, WRITE)
    await ask(ours, 'COMMIT;')
    assert.isEmpty(time.sleeps)
    await ask(ours, 'SELECT id FROM notes')
    assert.isEmpty(time.sleeps, 'a read needs no lock')
    await ask(ours, 'BEGIN;')
    assert.deepEqual(time.sleeps, [40])
    await ask(ours, 'ROLLBACK')
  })

  test('keep nobody who is waited for from the next write', async ({ assert }) => {
    const { time, around } = invented()
    const ours = connect(PEOPLE, around)
    await ask(ours, 'BEGIN;')
    time.now += 40
    await ask(ours, 'COMMIT;')
    await ask(ours, WRITE)
    assert.isEmpty(time.sleeps)
  })

  test('are left to a person between the writes of one save, for a while at most', async ({ assert }) => {
    const { time, around } = invented()
    const sign = { raise() {}, raisedAgo: () => (time.now < 100 ? 10 : Infinity) }
    const ours = connect(BACKGROUND, around, sign)
    await ask(ours, WRITE)
    assert.equal(time.now, 105, 'seven looks of 15 ms')
    const always = invented()
    await ask(connect(BACKGROUND, always.around, { raise() {}, raisedAgo: () => 0 }), WRITE)
    assert.equal(always.time.now, 510)
  })

  test('tell that somebody saves only where people are answered', async ({ assert }) => {
    let raised = 0
    const sign = { raise: () => void raised++, raisedAgo: () => Infinity }
    const { around } = invented()
    const people = connect(PEOPLE, around, sign)
    await ask(people, 'SELECT id FROM notes')
    assert.equal(raised, 0)
    await ask(people, WRITE)
    assert.equal(raised, 1)
    await ask(connect(BACKGROUND, around, sign), WRITE)
    assert.equal(raised, 1)
  })

  test('raise no sign for what nobody waits for', async ({ assert }) => {
    const { around } = invented()
    let raised = 0
    const people = connect(PEOPLE, around, { raise: () => void raised++, raisedAgo: () => Infinity })
    await withoutSign(() => ask(people, WRITE))
    assert.deepEqual([count(), raised], [1, 0])
  })
})

test.group('Sign that somebody saves', () => {
  test('is seen by another process within milliseconds, and by nobody before', ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'foja-sign-'))
    cleanup(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'foja.sqlite')
    const [people, worker] = [signBeside(path), signBeside(path)]
    assert.equal(worker.raisedAgo(), Infinity)
    people.raise()
    assert.isBelow(worker.raisedAgo(), 5_000)
    signBeside(join(folder, 'missing', 'foja.sqlite')).raise()
  })
})
