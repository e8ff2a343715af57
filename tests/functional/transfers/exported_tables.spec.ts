import db from '@adonisjs/lucid/services/db'
import type { Knex } from 'knex'
import { test } from '@japa/runner'
import { columnsOf } from '#app/transfers/export/columns'
import { CATALOGUES, EXPORTED, LEFT_OUT } from '#app/transfers/exported_tables'

const knex = () => db.connection().getWriteClient() as unknown as Knex

async function tablesOfFirms(): Promise<string[]> {
  const found: string[] = []
  for (const table of await db.connection().getAllTables())
    if (await db.connection().schema.hasColumn(table, 'workspace_id')) found.push(table)
  return found
}

/** The foreign keys that the database knows, by column. */
async function foreignKeys(table: string): Promise<Map<string, string>> {
  if (db.connection().dialect.name === 'mysql') {
    const [rows] = await db.rawQuery(
      'SELECT COLUMN_NAME AS own, REFERENCED_TABLE_NAME AS other FROM information_schema.KEY_COLUMN_USAGE WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND REFERENCED_TABLE_NAME IS NOT NULL',
      [table]
    )
    return new Map(rows.map(({ own, other }: { own: string; other: string }) => [own, other]))
  }
  const rows = await db.rawQuery(`PRAGMA foreign_key_list(${table})`)
  return new Map(rows.map(({ from, table: other }: { from: string; table: string }) => [from, other]))
}

test.group('Full export coverage', () => {
  test('includes every table of a firm, or excludes it with a reason', async ({ assert }) => {
    const known = [...EXPORTED.map(({ table }) => table), ...Object.keys(LEFT_OUT)]
    assert.deepEqual(
      (await tablesOfFirms()).filter((table) => !known.includes(table)),
      [],
      'list it in app/transfers/exported_tables.ts'
    )
    assert.lengthOf(known, new Set(known).size)
  })

  test('knows every foreign key column and orders tables by dependency', async ({ assert }) => {
    const wrong: string[] = []
    for (const [place, { table, references, without }] of EXPORTED.entries()) {
      for (const [column, other] of await foreignKeys(table)) {
        if (column === 'workspace_id' || without?.[column]) continue
        const named = other === 'users' ? 'people' : other
        if (references[column]?.to !== named) wrong.push(`${table}.${column} names ${named}`)
      }
      for (const [column, { to, later }] of Object.entries(references)) {
        const at = EXPORTED.findIndex((each) => each.table === to)
        const isKnown = to === 'people' || CATALOGUES[to] || (at >= 0 && (later ? true : at < place))
        if (!isKnown) wrong.push(`${table}.${column} names ${to} before it is there`)
      }
    }
    assert.deepEqual(wrong, [])
  })

  test('names only existing columns and explains every column that looks like an id', async ({ assert }) => {
    const wrong: string[] = []
    for (const { table, references, without = {}, values = {}, json = [], file } of EXPORTED) {
      const all = await columnsOf(knex(), table)
      const columns = all.map(({ name }) => name)
      const named = [...Object.keys(references), ...Object.keys(without), ...Object.keys(values), ...json]
      for (const name of [...named, ...(file ? [file.column] : [])])
        if (!columns.includes(name)) wrong.push(`${table}.${name}`)
      // What others call something, as a bank its movements, is a text.
      const numbers = all.filter(({ holds }) => holds === 'number').map(({ name }) => name)
      const ids = numbers.filter((name) => /_id$/.test(name) && name !== 'workspace_id')
      for (const name of ids) if (!references[name] && !without[name]) wrong.push(`${table}.${name} names something`)
    }
    assert.deepEqual(wrong, [])
  })

  test('excludes secrets: token hashes, encrypted values and passwords', async ({ assert }) => {
    const leaving: string[] = []
    for (const { table, without = {} } of EXPORTED)
      for (const { name } of await columnsOf(knex(), table))
        if (/token|secret|password|_hash$/.test(name) && !without[name]) leaving.push(`${table}.${name}`)
    assert.deepEqual(leaving, [])
  })
})
