import env from '#start/env'
import { join } from 'node:path'
import { defineConfig } from '@adonisjs/lucid'
import type { Database as SqliteConnection } from 'better-sqlite3'
import app from '@adonisjs/core/services/app'
import { rememberFile } from '#app/core/database/database_file'
import { signBeside } from '#app/core/database/people_sign'
import { cacheReads } from '#app/core/database/read_results'
import { recallFrom } from '#app/core/database/until_write'
import { BACKGROUND, PEOPLE, takeTurns } from '#app/core/database/write_turns'

const migrations = { naturalSort: true, paths: ['database/migrations'] }

/** How long opening a file may wait for another process that opens it too; nobody is answered meanwhile. */
const OPENING_MS = 10_000
/** Longest that one look at the lock may hold up the thread. */
const LOOK_MS = 1

/** Settings of every SQLite connection: WAL with a full sync keeps acknowledged writes through a power cut. */
function prepareConnection(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void
) {
  connection.pragma(`busy_timeout=${OPENING_MS}`)
  connection.pragma('journal_mode=WAL')
  rememberFile(connection.name)
  connection.pragma('synchronous=FULL')
  connection.pragma('foreign_keys=ON')
  connection.pragma(`busy_timeout=${LOOK_MS}`)
  recallFrom(connection)
  const isBackground = app.getEnvironment() === 'console'
  if (!isBackground) cacheReads(connection)
  takeTurns(connection, isBackground ? BACKGROUND : PEOPLE, signBeside(connection.name))
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
