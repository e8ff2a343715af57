import { test } from '@japa/runner'
import { differencesOf, differenceOfFailure, shapeOf, type Column, type Schema } from '#tests/helpers/query_differences'

const column = (type: string, given: Partial<Column> = {}): Column => ({
  type,
  isNullable: false,
  isUnique: false,
  ...given,
})

const clients = new Map([
  ['id', column('integer', { isUnique: true })],
  ['name', column('varchar(255)')],
  ['score', column('integer', { isNullable: true })],
  ['rank', column('integer')],
  ['created_at', column('datetime')],
  ['born_on', column('date', { isNullable: true })],
  ['data', column('json')],
])
const schema: Schema = new Map([
  ['clients', clients],
  ['matters', new Map([['title', column('text')], ...clients])],
])

test.group('SQL statement shape', () => {
  test('omits values, their number and the number of inserted rows')
    .with([
      ["select * from `a` where `b` = 12 and `c` = 'it''s'", 'select * from a where b = ? and c = ?'],
      ['select * from `a` where `b` in (?, ?, ?)', 'select * from a where b in (?)'],
      ['insert into `a` (`b`, `c`) values (?, ?), (?, ?)', 'insert into a (b, c) values (?)'],
      [
        'insert into `a` (`b`) select ? as `b` union all select ? as `b` union all select ? as `b`',
        'insert into a (b) select ? as b',
      ],
      ['select *\n  from a1 where b2 > -1.5;', 'select * from a1 where b2 > ?'],
    ] as [string, string][])
    .run(({ assert }, [sql, shape]) => {
      assert.equal(shapeOf(sql), shape)
      assert.equal(shapeOf(shape), shape)
    })
})

test.group('SQL clauses that MariaDB may answer differently', () => {
  test('are detected as {why}: {sql}')
    .with([
      { why: 'function', sql: "select json_extract(`x`, '$.a') from `clients`", shape: 'json_extract(x, ?)' },
      { why: 'function', sql: 'select `id` || ? as `k` from `clients`', shape: 'id || ?' },
      { why: 'function', sql: 'select lower(`c`.`name`) as `l` from `clients` as `c`', shape: 'lower(clients.name)' },
      {
        why: 'function',
        sql: 'with `a` as (select 1) select * from `a`',
        shape: 'with a as (select ?) select * from a',
      },
      {
        why: 'function',
        sql: 'insert into `clients` (`id`) values (?) on conflict (`id`) do nothing',
        shape: 'insert into clients on conflict (id) do nothing',
      },
      { why: 'text', sql: 'select * from `clients` where `name` like ? and `id` = ?', shape: 'clients.name like' },
      { why: 'text', sql: 'select `id` from `clients` as `c` where `c`.`name` >= ?', shape: 'clients.name >' },
      { why: 'text', sql: 'select `id` from `clients` where `name` between ? and ?', shape: 'clients.name <' },
      { why: 'date', sql: 'select `id` from `clients` where `created_at` <= ?', shape: 'clients.created_at <' },
      { why: 'date', sql: 'delete from `clients` where `born_on` not between ? and ?', shape: 'clients.born_on <' },
      { why: 'json', sql: 'update `clients` set `data` = ? where `id` = ?', shape: 'clients.data' },
      { why: 'order', sql: 'select `id` from `clients` order by `name` desc', shape: 'order by clients.name' },
      {
        why: 'order',
        sql: 'select `id` from `clients` order by `score` desc, `id` desc limit 5',
        shape: 'order by clients.score',
      },
      { why: 'order', sql: 'select count(*) as `n` from `clients` group by `name`', shape: 'group by clients.name' },
      { why: 'order', sql: 'select distinct `score` from `clients`', shape: 'distinct clients.score' },
      {
        why: 'order',
        sql: 'select `id` from `clients` order by `rank` asc limit ?',
        shape: 'order by clients.rank limit',
      },
      {
        why: 'order',
        sql: 'select `id` from `clients` order by case when `rank` = 1 then 0 else 1 end',
        shape: 'order by case when rank = ? then ? else ? end',
      },
      { why: 'migration', sql: 'alter table `clients` add column `x` integer', shape: 'alter table' },
    ])
    .run(({ assert }, { why, sql, shape }) => assert.deepEqual(differencesOf(sql, schema), [{ shape, why }]))

  test('includes a window function', ({ assert }) => {
    const sql = 'select row_number() over (partition by `rank`) from `clients`'
    const shapes = differencesOf(sql, schema).map(({ shape }) => shape)
    assert.deepEqual(shapes, ['row_number()', 'over (partition by rank)'])
  })

  test('include raw statements and row locks', ({ assert }) => {
    const sql = 'select * from `clients` where `id` = 7'
    const raw = { shape: 'select * from clients where id = ?', why: 'raw' }
    assert.deepEqual(differencesOf(sql, schema, { isRaw: true }), [raw])
    assert.deepEqual(differencesOf(sql, schema, { isLocking: true }), [{ shape: 'lock clients', why: 'lock' }])
  })

  test('includes a failed statement by table and error code', ({ assert }) => {
    const sql = 'insert into `clients` (`name`) values (?)'
    const shape = 'SQLITE_CONSTRAINT_UNIQUE: insert into clients'
    assert.deepEqual(differenceOfFailure(sql, 'SQLITE_CONSTRAINT_UNIQUE'), { shape, why: 'error' })
  })

  test('lists every difference in one statement', ({ assert }) => {
    const sql = 'select lower(`name`) from `clients` where `name` like ? and `created_at` > ? order by `name` asc'
    const reasons = differencesOf(sql, schema).map(({ why }) => why)
    assert.deepEqual(reasons, ['date', 'function', 'order', 'text'])
  })

  test('counts the same clause in different statements as one', ({ assert }) => {
    const one = differencesOf('select * from `clients` as `c` where `c`.`id` = ? order by `c`.`name` asc', schema)
    const other = differencesOf('select `id` from `clients` where `rank` = ? order by `name` desc', schema)
    assert.deepEqual(one, other)
  })
})

test.group('SQL statements that both databases answer alike', () => {
  test('include the statement {$self}')
    .with([
      'select * from `clients` where `id` = ? limit ?',
      'select * from `clients` where `name` = ? and `id` in (?, ?)',
      'select count(*) as `total`, max(`rank`) as `most`, coalesce(sum(`score`), 0) as `all` from `clients`',
      'insert into `clients` (`name`, `rank`) values (?, ?)',
      'update `clients` set `name` = ? where `id` = ? and `rank` > ?',
      'delete from `clients` where `id` = ?',
      'select `id` from `clients` order by `rank` asc, `id` asc limit ?',
      'select `id` from `clients` order by `rank` asc',
      'select `rank` from `clients` group by `rank`',
      'select * from `clients` where exists (select * from `matters` where `matters`.`id` = `clients`.`id`)',
      'BEGIN;',
      'SAVEPOINT trx12;',
      'pragma foreign_keys=on',
    ])
    .run(({ assert }, sql) => assert.deepEqual(differencesOf(sql, schema), []))

  test('include those of the test helpers that empty the database or look whether it was written to', ({ assert }) => {
    for (const sql of [
      'DELETE FROM clients',
      'DROP TRIGGER IF EXISTS a',
      'DELETE FROM sqlite_sequence',
      'SELECT total_changes() AS n',
    ])
      assert.deepEqual(differencesOf(sql, schema, { isRaw: true }), [])
  })
})
