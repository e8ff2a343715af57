import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import type { ConnectionConfig } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import database from '#config/database'

const CONNECTION = 'upgrade'
const NOW = '2026-10-05 16:30:00.123'
const MIGRATIONS = 'database/migrations'
/** The last migration of the first version that was given to people. */
const FIRST_VERSION = '0006'

/** A few rows in every table of the first version that later migrations touch or refer to. */
const ROWS: Record<string, object[]> = {
  users: [
    { id: 1, name: 'Olga Dueñas', email: 'olga@ejemplo.mx', password: 'x', type: 'lawyer', is_admin: true },
    { id: 2, name: 'Iñaki Peña', email: 'inaki@ejemplo.mx', password: null, type: 'client', is_admin: false },
  ].map((user) => ({ ...user, created_at: NOW, updated_at: NOW })),
  workspaces: [
    {
      id: 3,
      name: 'Dueñas y Asociados',
      slug: 'duenas',
      owner_id: 1,
      city: 'Mérida',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  roles: [{ id: 4, workspace_id: 3, name: 'Pasante', permissions: '[]', created_at: NOW, updated_at: NOW }],
  members: [{ id: 5, workspace_id: 3, user_id: 1, role_id: 4, created_at: NOW, updated_at: NOW }],
  sessions: [
    {
      id: 's'.repeat(64),
      user_id: 1,
      workspace_id: 3,
      content: '{}',
      created_at: NOW,
      last_seen_at: NOW,
      idle_expires_at: NOW,
      expires_at: NOW,
    },
  ],
  matters: [
    {
      id: 6,
      workspace_id: 3,
      number: 1,
      reference: 'EXP-0001/2026',
      title: 'Sucesión de Ñuño 👩‍⚖️',
      materia: 'family',
      client_user_id: 2,
      responsible_id: 1,
      created_by_id: 1,
      status: 'active',
      title_folded: 'sucesion',
      search_text: 'sucesion',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  audit_entries: [
    {
      id: 7,
      chain: 3,
      seq: 1,
      workspace_id: 3,
      at: NOW,
      actor_id: 1,
      actor_kind: 'user',
      action: 'matter.opened',
      subject_type: 'matter',
      subject_id: '6',
      previous_hash: '0'.repeat(64),
      hash: '1'.repeat(64),
    },
  ],
}

/** Indexes of matters that migration 0012 replaced by ones that cover what lists read. */
const REPLACED = ['updated_at', 'number', 'title_folded', 'client_folded', 'status']

test.group('Upgrade from the first version', (group) => {
  const folder = `tmp/upgrade-${process.pid}`
  const isMysql = db.connection().dialect.name === 'mysql'

  group.each.setup(async () => {
    await mkdir(app.makePath(folder, MIGRATIONS), { recursive: true })
    if (isMysql) await db.rawQuery(`DROP DATABASE IF EXISTS foja_${CONNECTION}`)
    if (isMysql) await db.rawQuery(`CREATE DATABASE foja_${CONNECTION} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
    return async () => {
      await db.manager.close(CONNECTION, true)
      if (isMysql) await db.rawQuery(`DROP DATABASE foja_${CONNECTION}`)
      await rm(app.makePath(folder), { recursive: true })
    }
  })

  async function migrate(path: string) {
    if (db.manager.has(CONNECTION)) await db.manager.close(CONNECTION, true)
    db.manager.add(CONNECTION, connectionTo(path))
    const migrator = new MigrationRunner(db, app, { direction: 'up', connectionName: CONNECTION, disableLocks: true })
    await migrator.run()
    if (migrator.error) throw migrator.error
    return db.connection(CONNECTION)
  }

  function connectionTo(path: string): ConnectionConfig {
    const { connection, ...rest } = database.connections[isMysql ? 'mysql' : 'sqlite'] as unknown as {
      connection: object
    }
    const place = isMysql ? { database: `foja_${CONNECTION}` } : { filename: app.makePath(folder, 'foja.sqlite') }
    return {
      ...rest,
      connection: { ...connection, ...place },
      migrations: { naturalSort: true, paths: [path] },
      schemaGeneration: { enabled: false, outputPath: '' },
    } as unknown as ConnectionConfig
  }

  /** Brings an empty database to the first version: its migrations, noted under the names that they have here. */
  async function firstVersion() {
    const names = (await readdir(app.makePath(MIGRATIONS))).filter((name) => name.slice(0, 4) <= FIRST_VERSION)
    for (const name of names) await cp(app.makePath(MIGRATIONS, name), app.makePath(folder, MIGRATIONS, name))
    const old = await migrate(join(folder, MIGRATIONS))
    for (const { id, name } of await old.from('adonis_schema').select('id', 'name'))
      await old
        .from('adonis_schema')
        .where({ id })
        .update({ name: name.replace(`${folder}/`, '') })
    for (const [table, rows] of Object.entries(ROWS)) await old.table(table).multiInsert(rows)
    return { indexes: await indexesOf(old) }
  }

  async function indexesOf(connection: Awaited<ReturnType<typeof migrate>>): Promise<string[]> {
    const sql = isMysql
      ? `SELECT DISTINCT concat(TABLE_NAME, '.', INDEX_NAME) AS name FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = database()`
      : `SELECT tbl_name || '.' || name AS name FROM sqlite_schema WHERE type IN ('index', 'trigger')`
    const answer = await connection.rawQuery(sql)
    const rows: { name: string }[] = isMysql ? answer[0] : answer
    return rows.map(({ name }) => name)
  }

  test('keeps every row, index and trigger through later migrations', async ({ assert }) => {
    const before = await firstVersion()
    const updated = await migrate(MIGRATIONS)
    assert.lengthOf(await updated.from('adonis_schema'), (await readdir(app.makePath(MIGRATIONS))).length)
    for (const [table, rows] of Object.entries(ROWS)) {
      const kept = await updated.from(table)
      assert.lengthOf(kept, rows.length, table)
      rows.forEach((row, place) => {
        const { is_admin: isAdmin, ...rest } = row as { is_admin?: boolean }
        assert.deepInclude(kept[place], rest, table)
        if (isAdmin !== undefined) assert.equal(Boolean(kept[place].is_admin), isAdmin)
      })
    }
    const kept = before.indexes.filter(
      (name) => !REPLACED.some((column) => name === `matters.matters_workspace_id_archived_${column}_index`)
    )
    assert.lengthOf(kept, before.indexes.length - REPLACED.length)
    assert.includeMembers(await indexesOf(updated), kept)
    if (!isMysql) assert.isEmpty(await updated.rawQuery('PRAGMA foreign_key_check'))
  })

  test('gives existing rows the defaults: weeks start on Sunday and firms are not public', async ({ assert }) => {
    await firstVersion()
    const updated = await migrate(MIGRATIONS)
    assert.deepInclude(await updated.from('users').where('id', 1).first(), { week_starts_on: 0, deleted_at: null })
    assert.deepInclude(await updated.from('workspaces').first(), { public_profile: 0, version: 1, deleted_at: null })
    assert.deepInclude(await updated.from('sessions').first(), { family_id: null, impersonation_id: null })
  })

  test('keeps foreign keys valid on altered tables', async ({ assert }) => {
    await firstVersion()
    const updated = await migrate(MIGRATIONS)
    await assert.rejects(() => updated.from('sessions').update({ family_id: 99 }), /foreign key/i)
    await assert.rejects(() => updated.from('users').where('id', 1).delete(), /foreign key/i)
    await assert.rejects(() => updated.from('audit_entries').delete(), /never changed/)
  })
})
