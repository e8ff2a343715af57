import { readFileSync } from 'node:fs'
import { subscribe } from 'node:diagnostics_channel'
import type { ChildProcess } from 'node:child_process'
import type { ClientRequest } from 'node:http'
import { relative } from 'node:path'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import type { Emitter } from '@japa/runner/core'
import Database from 'better-sqlite3'
import { differencesOf, differenceOfFailure, type Difference, type Schema } from './query_differences.js'

/** A statement as knex tells of it. */
interface Query {
  sql: string
  method?: string
}

interface Builder {
  _single?: { lock?: string }
}

/** What a spec file did since it was last asked: acts at the same time, and transactions that were real, not part of one that wraps the test. */
interface Contention {
  /** Requests to the server of this process that are not answered yet. */
  open: Set<unknown>
  isAtOnce: boolean
  commits: boolean
}

interface Hearing {
  ofTests: Set<string>
  contention: Contention
  add: (differences: Difference[]) => void
}

interface Knex {
  client: Client
}

interface Client {
  config: { connection: { filename: string } }
  pool: { numPendingAcquires(): number }
  on(event: 'start', listener: (builder: Builder) => void): void
  on(event: 'query', listener: (query: Query) => void): void
  on(event: 'query-error', listener: (error: { code?: string }, query: Query) => void): void
}

/** Texts that are remembered with what was found; a run of all specs has some thousands. */
const MAX_TEXTS = 20_000

/**
 * Listens to the statements of this process on SQLite and collects those that MariaDB may answer differently. `take` gives what a spec file was the
 * first to add to its own since it was last asked, and goes on collecting.
 */
export function recordQueries(): { take(file: string): Difference[] } {
  const contention: Contention = { open: new Set(), isAtOnce: false, commits: false }
  const found = new Map<string, Difference>()
  const told = new Map<string, Set<string>>()
  if (db.connection().dialect.name === 'sqlite3' || db.connection().dialect.name === 'better-sqlite3')
    listen(found, contention)
  return {
    take(file) {
      if (contention.isAtOnce && contention.commits) {
        const shape = `transactions at once in ${file}`
        found.set(shape, { shape, why: 'lock' })
      }
      contention.open.clear()
      Object.assign(contention, { isAtOnce: false, commits: false })
      const before = told.get(file) ?? new Set()
      told.set(file, before)
      const fresh = [...found.values()].filter(({ shape }) => !before.has(shape))
      for (const { shape } of fresh) before.add(shape)
      found.clear()
      return fresh
    },
  }
}

/**
 * Writes a line for the statements of each spec file of the functional suite on SQLite: `{ kind: 'queries', file, shapes: [[shape, why], …] }`. A file may
 * have several lines.
 */
export function reportQueries(emitter: Emitter, write: (line: object) => void): void {
  let recording: ReturnType<typeof recordQueries> | null = null
  let file = ''
  const tell = () => {
    const shapes = file ? (recording?.take(file) ?? []).map(({ shape, why }) => [shape, why]) : []
    if (shapes.length > 0) write({ kind: 'queries', file, shapes })
  }
  emitter.on('suite:start', ({ name }) => {
    if (name === 'functional') recording ??= recordQueries()
  })
  // The set-up of a group comes before its first test and its end after the last, so each file is told what its groups did.
  emitter.on('test:start', ({ meta }) => {
    file = relative(process.cwd(), meta.fileName ?? '')
  })
  emitter.on('test:end', ({ meta }) => {
    if (!meta.group) tell()
  })
  emitter.on('group:end', tell)
}

function listen(found: Map<string, Difference>, contention: Contention): void {
  const add = (differences: Difference[]) => {
    for (const difference of differences) found.set(difference.shape, difference)
  }
  const ofTests = statementsOfTests()
  const hear = (knex: unknown) => listenTo(knex as Knex, { ofTests, contention, add })
  hear(db.connection().getWriteClient())
  // Upgrades are tested on databases of their own.
  emitter.on('db:connection:connect', ({ client }) => client && hear(client))
  subscribe('child_process', (message) => {
    const child = (message as { process: ChildProcess }).process
    child.once('spawn', () => add(startedProcess(child)))
  })
  watchRequests(contention)
}

/** Requests that are sent before others are answered. SQLite answers too fast for them to be seen waiting for each other's transactions. */
function watchRequests(contention: Contention): void {
  const { open } = contention
  const own = `127.0.0.1:${process.env.PORT}`
  const of = (message: unknown) => (message as { request: ClientRequest & { origin?: string } }).request
  const begin = (message: unknown) => {
    const request = of(message)
    const host = String(request.origin ?? request.getHeader('host'))
    if (!host.endsWith(own)) return
    open.add(request)
    if (open.size > 1) contention.isAtOnce = true
  }
  for (const [start, ...ends] of [
    ['http.client.request.start', 'http.client.response.finish', 'http.client.request.error'],
    ['undici:request:create', 'undici:request:trailers', 'undici:request:error'],
  ]) {
    subscribe(start!, begin)
    for (const end of ends) subscribe(end, (message) => open.delete(of(message)))
  }
}

function listenTo({ client }: Knex, { ofTests, contention, add }: Hearing): void {
  let schema: Schema | null = null
  const known = new Map<string, Difference[]>()
  let isLocking = false
  client.on('start', (builder) => (isLocking = Boolean(builder._single?.lock)))
  client.on('query', ({ sql, method }) => {
    const isRaw = method === 'raw' && !ofTests.has(sql)
    const key = `${isLocking ? 'lock' : ''}${isRaw ? 'raw' : ''} ${sql}`
    let differences = known.get(key)
    if (differences === undefined) {
      schema ??= schemaOf(client.config.connection.filename)
      differences = ofTests.has(sql) ? [] : differencesOf(sql, schema, { isRaw, isLocking })
      if (known.size < MAX_TEXTS) known.set(key, differences)
    }
    isLocking = false
    add(differences)
    if (sql === 'BEGIN;' && client.pool.numPendingAcquires() > 0) contention.isAtOnce = true
    if (sql === 'COMMIT;') contention.commits = true
  })
  client.on('query-error', ({ code = 'unknown' }, { sql }) => {
    // Raised by a trigger with which a spec poisons a row.
    if (code !== 'SQLITE_CONSTRAINT_TRIGGER') add([differenceOfFailure(sql, code)])
  })
}

/** The texts of statements that specs and helpers send themselves: what they ask the database is not what the product does. */
function statementsOfTests(): Set<string> {
  const texts = new Set<string>()
  const prototype = Object.getPrototypeOf(db.connection()) as { rawQuery: (sql: string, ...rest: unknown[]) => unknown }
  const { rawQuery } = prototype
  prototype.rawQuery = function (sql, ...rest) {
    const caller = new Error().stack?.split('\n').find((line, place) => place > 1 && !line.includes('node_modules'))
    if (caller?.includes('/tests/')) texts.add(sql)
    return rawQuery.call(this, sql, ...rest)
  }
  return texts
}

/** A script of the tests that opens the same database from a process of its own, where nothing can be listened to. */
function startedProcess({ spawnargs }: ChildProcess): Difference[] {
  const script = spawnargs.find((argument) => /\/tests\/.*\.ts$/.test(argument))
  if (!script || !/ignitor|services\/db/.test(readFileSync(script, 'utf8'))) return []
  return [{ shape: `process ${script.slice(script.indexOf('/tests/') + 1)}`, why: 'lock' }]
}

/** What the tables of a database file hold. */
export function schemaOf(file: string): Schema {
  const connection = new Database(file, { readonly: true })
  try {
    const tables = connection.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all() as string[]
    return new Map(tables.map((table) => [table, columnsOf(connection, table)]))
  } finally {
    connection.close()
  }
}

interface ColumnInfo {
  name: string
  type: string
  notnull: 0 | 1
  pk: number
}

function columnsOf(connection: Database.Database, table: string) {
  const columns = connection.pragma(`table_info(${table})`) as ColumnInfo[]
  const keys = columns.filter(({ pk }) => pk > 0)
  const unique = (connection.pragma(`index_list(${table})`) as { name: string; unique: number }[])
    .filter((index) => index.unique === 1)
    .map((index) => connection.pragma(`index_info(${index.name})`) as { name: string }[])
    .flatMap((parts) => (parts.length === 1 ? [parts[0]!.name] : []))
  return new Map(
    columns.map(({ name, type, notnull, pk }) => {
      const isUnique = (pk > 0 && keys.length === 1) || unique.includes(name)
      return [name, { type: type.toLowerCase(), isNullable: notnull === 0 && pk === 0, isUnique }]
    })
  )
}
