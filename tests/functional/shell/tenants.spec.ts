import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SeedDemo } from '#app/backoffice/demo/seed_demo'
import { RECORD_PARAMS } from '#app/core/http/record_id'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import { SearchEngine } from '#app/core/search/search_engine'
import { matterOf } from '#database/factories/matter_factory'
import { emptyDatabase } from '#tests/helpers/database'
import { changesSince, dump, tableNames } from '#tests/helpers/dump'
import { JSON_HEADERS, PAGE_HEADERS, send, type Answer } from '#tests/helpers/http'
import { firm } from '#tests/helpers/people'
import { isWalked, registeredRoutes } from '#tests/helpers/routes'
import { headersOf } from './access_people.js'

/** Records of the other firm begin here in every table, so that one number names one of each of them and none of ours. */
const THEIRS = 5_000_001
/** No record has it. */
const NOBODYS = 7_654_321

/** Parameters that name no record of a firm by its number. */
const OTHER_PARAMS = [
  'source',
  'slug',
  'token',
  'code',
  'refCode',
  'action',
  'coupon',
  'key',
  'ciudad',
  'materia',
  'zip',
  'number',
  'name',
  'kind',
  'uploadId',
  'file',
  'part',
]

/** What every request leaves behind, and what its own session remembers. */
const TRACES = ['sessions', 'rate_limits', 'idempotency_keys', 'job_locks', 'job_runs']

async function numberFrom(first: number): Promise<void> {
  const mysql = db.connection().dialect.name === 'mysql'
  for (const table of await tableNames()) {
    if (mysql) await db.rawQuery(`ALTER TABLE ${table} AUTO_INCREMENT = ${first}`).catch(() => undefined)
    else {
      await db.rawQuery('DELETE FROM sqlite_sequence WHERE name = ?', [table])
      await db.rawQuery('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, first - 1])
    }
  }
}

const paramsOf = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!)
const isRecord = (name: string) => !OTHER_PARAMS.includes(name)

/** Addresses of a route with the number in place of each record, and with our own matter before the number of a part. */
function addresses(pattern: string, ourMatter: number, id: number): string[] {
  const fill = (matter: number) =>
    pattern.replace(/:(\w+)\??/g, (_, name: string) =>
      name === 'dossierId' ? String(matter) : isRecord(name) ? String(id) : '1'
    )
  const parts = paramsOf(pattern).filter(isRecord)
  return parts.includes('dossierId') && parts.length > 1 ? [fill(id), fill(ourMatter)] : [fill(id)]
}

/** What an answer says: of a page its status and how long it is, since each has its own secrets. */
const said = ({ status, text }: Answer, id: number) =>
  text.startsWith('<') ? `${status} ${text.length}` : `${status} ${text.replaceAll(String(id), 'ID')}`

/** Thanks, and what the library holds for all: its courts, rulings and texts. */
const EVERYBODYS = [
  '/thanks/:id',
  '/search/courts/:id',
  '/search/rulings/:id/public-version',
  '/search/document-marks/:documentId',
]

/** Pages of nobody's records, and those that this person may not open at all. */
const isOpen = ({ pattern, guards }: { pattern: string; guards: string[] }) =>
  EVERYBODYS.includes(pattern) || guards.some((guard) => /^as\('(admin|client)'\)$/.test(guard))

test.group('Numbered addresses', () => {
  test('are read as ids by the router, whatever record they name', ({ assert }) => {
    const named = registeredRoutes().flatMap(({ pattern }) =>
      paramsOf(pattern).filter((name) => /^id$|Id$/.test(name) && isRecord(name))
    )
    const known: readonly string[] = RECORD_PARAMS
    assert.deepEqual(
      [...new Set(named)].filter((name) => !known.includes(name)),
      []
    )
  })
})

test.group('Tenant isolation', (group) => {
  group.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('answers every method on every numbered address as if the record did not exist, and changes nothing', async ({
    assert,
  }) => {
    const ours = await firm('Despacho propio')
    const matter = await matterOf(ours)
    await numberFrom(THEIRS)
    await new SeedDemo(await app.container.make(SearchEngine)).handle(() => undefined)
    // The first templates are of the operators’ catalogue, which is everybody’s.
    const [{ id: template }] = await db
      .from('matter_templates')
      .where('workspace_id', '>=', THEIRS)
      .orderBy('id')
      .limit(1)
    const headers = await headersOf(ours.owner, ours.workspace)
    const before = await dump(TRACES)
    const wrong: string[] = []
    for (const { method, pattern, guards } of registeredRoutes()) {
      if (!paramsOf(pattern).some(isRecord) || isOpen({ pattern, guards }) || !isWalked(`${method} ${pattern}`))
        continue
      const id = pattern.includes('template') ? template : THEIRS
      setLimitStore('memory')
      const kinds = method === 'GET' ? [PAGE_HEADERS, JSON_HEADERS] : [JSON_HEADERS]
      for (const [index, address] of addresses(pattern, matter.id, id).entries()) {
        for (const kind of kinds) {
          const question = { method, headers: { ...kind, ...headers }, ...(method === 'GET' ? {} : { body: '{}' }) }
          const theirs = await send(address, question)
          const nobodys = await send(addresses(pattern, matter.id, NOBODYS)[index]!, question)
          if (theirs.status < 400) wrong.push(`${method} ${address}: ${theirs.status}`)
          if (said(theirs, id) !== said(nobodys, NOBODYS))
            wrong.push(
              `${method} ${address} tells that it exists: ${theirs.status} ${theirs.text.length}, ${nobodys.status} ${nobodys.text.length}`
            )
        }
      }
    }
    assert.deepEqual(wrong, [])
    assert.deepEqual(await changesSince(before), {})
  }).timeout(300_000)
})
