import env from '#start/env'
import { join } from 'node:path'
import { defineConfig } from '@adonisjs/lucid'
import type { Database as SqliteConnection, Statement } from 'better-sqlite3'

const migrations = { naturalSort: true, paths: ['database/migrations'] }

/** Statements that a connection keeps prepared. Knex prepares anew for each query, which costs more than a small query itself. */
const MOST_STATEMENTS = 400

/** Prepares each statement once, and begins every transaction with the write lock (see `prepareConnection`). */
function rememberStatements(connection: SqliteConnection): SqliteConnection['prepare'] {
  const prepare = connection.prepare.bind(connection)
  const known = new Map<string, Statement>()
  return ((sql: string) => {
    const text = /^BEGIN;?$/i.test(sql) ? 'BEGIN IMMEDIATE;' : sql
    let statement = known.get(text)
    if (statement) return statement
    statement = prepare(text)
    if (known.size >= MOST_STATEMENTS) known.delete(known.keys().next().value!)
    known.set(text, statement)
    return statement
  }) as SqliteConnection['prepare']
}

/**
 * Settings of every SQLite connection: WAL with a full sync keeps acknowledged writes through a power cut.
 * Knex opens deferred transactions; one that reads and then writes while another process commits fails at once with
 * SQLITE_BUSY_SNAPSHOT whatever the timeout, so every transaction takes the write lock when it begins.
 */
function prepareConnection(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void
) {
  connection.pragma('journal_mode=WAL')
  connection.pragma('synchronous=FULL')
  connection.pragma('busy_timeout=10000')
  connection.pragma('foreign_keys=ON')
  connection.prepare = rememberStatements(connection)
  done(null, connection)
}

const databaseConfig = defineConfig({
  connection: env.get('DB_CONNECTION'),
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: join(env.get('FOJA_DATA'), 'foja.sqlite') },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, afterCreate: prepareConnection },
      migrations,
      schemaGeneration: {
        enabled: env.get('NODE_ENV') === 'development' && env.get('DB_CONNECTION') === 'sqlite',
        outputPath: 'database/schema.ts',
        rulesPaths: ['./database/schema_rules.js'],
        excludeTables: ['adonis_schema', 'adonis_schema_versions', 'rate_limits'],
      },
    },
    mysql: {
      client: 'mysql2',
      connection: {
        ...(env.get('DB_SOCKET')
          ? { socketPath: env.get('DB_SOCKET') }
          : { host: env.get('DB_HOST', '127.0.0.1'), port: env.get('DB_PORT', 3306) }),
        user: env.get('DB_USER', 'foja'),
        password: env.get('DB_PASSWORD', ''),
        database: env.get('DB_DATABASE', 'foja'),
        charset: 'utf8mb4',
        timezone: 'Z',
        dateStrings: true,
      },
      pool: { min: 0, max: 10 },
      migrations,
      schemaGeneration: { enabled: false, outputPath: 'database/schema.ts' },
    },
  },
})

export default databaseConfig
