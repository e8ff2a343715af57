import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { SearchEngine } from '#app/core/search/search_engine'
import { acquireLock } from '#app/core/jobs/lock'
import { ground } from '#tests/functional/research/ingestion/ground'
import type { Ground } from '#tests/functional/research/ingestion/ground'
import { ruling, thesis } from '#tests/functional/research/ingestion/stand_in'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'

const PATH = '/settings/sources'

interface Props {
  kinds: {
    source: string
    kind: string
    stored: number
    rejected: number
    failed: number
    state: string
    lastRun: Record<string, unknown> | null
  }[]
  index: { documents: number; lastSeq: number; newestSeq: number; pending: number; bytes: number }
  isWorkerAlive: boolean
  rejected: { externalId: string; kind: string; reason: { code: string; detail: string } }[]
  paging: { page: number; perPage: number; total: number }
}

/** What the page tells of a kind of the Court. */
const of = (kinds: Props['kinds'], kind: string) => kinds.find((one) => one.source === 'scjn' && one.kind === kind)!

test.group('Sources page for operators', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    app.container.swap(SearchEngine, () => on.engine)
    return async () => {
      app.container.restore(SearchEngine)
      await on.close()
    }
  })

  const operator = async (client: ApiClient) => signedIn(client, await person({ isAdmin: true }))
  async function look(client: ApiClient, query = ''): Promise<Props> {
    return (await (await operator(client)).visit(`${PATH}${query}`)).body().props
  }

  test('is shown to operators only', async ({ client, assert }) => {
    const { owner, workspace } = await firm()
    const lawyer = await signedIn(client, owner, workspace)
    assert.equal((await lawyer.get(PATH)).status(), 403)
    const visitor = await (await signedIn(client, null)).page(PATH)
    assert.match(visitor.header('location') ?? '', /^\/login/)

    const session = await operator(client)
    assert.equal((await session.visit(PATH)).body().component, 'settings/sources/index')
  })

  test('says that nothing was imported yet', async ({ client, assert }) => {
    const { kinds, index, isWorkerAlive, rejected } = await look(client)
    assert.deepEqual([...new Set(kinds.map(({ source }) => source))], ['cjf', 'federal_laws', 'scjn', 'state_laws'])
    for (const { stored, state, lastRun } of kinds)
      assert.deepEqual({ stored, state, lastRun }, { stored: 0, state: 'never', lastRun: null })
    assert.deepInclude(index, { documents: 0, pending: 0 })
    assert.isFalse(isWorkerAlive)
    assert.deepEqual(rejected, [])
  })

  test('shows stored, rejected and missing records and the result of the last run', async ({ client, assert }) => {
    on.court.addTheses(4).theses.set(2_990_002, thesis(2_990_002, { texto: '' }))
    on.court.instead.set('tesis/2990003', (response) => void response.writeHead(404).end())
    on.court.rulings.set(501, ruling(501))
    await on.read()
    await on.read({ kind: 'engrose' })
    const { kinds, index, rejected, paging } = await look(client)

    assert.deepInclude(of(kinds, 'tesis'), {
      source: 'scjn',
      kind: 'tesis',
      stored: 2,
      rejected: 1,
      failed: 1,
      state: 'finished',
    })
    assert.containsSubset(of(kinds, 'tesis').lastRun, {
      planned: 4,
      stored: 2,
      unchanged: 0,
      rejected: 1,
      failed: 1,
      failure: null,
    })
    assert.deepInclude(of(kinds, 'engrose'), { stored: 1 })
    assert.deepInclude(index, { documents: 3, pending: 0 })
    assert.isAbove(index.bytes, 0)
    assert.containsSubset(rejected, [
      { externalId: '2990002', kind: 'tesis', reason: { code: 'emptyText', detail: '' } },
    ])
    assert.deepEqual(paging, { page: 1, perPage: 25, total: 1 })
  })

  test('shows the reason of a failed run', async ({ client, assert }) => {
    on.court.instead.set('tesis/ids', (response) => void response.writeHead(403).end())
    await on.read()
    const theses = of((await look(client)).kinds, 'tesis')
    assert.equal(theses.state, 'failed')
    assert.deepEqual(theses.lastRun?.failure, { code: 'blocked', detail: 'HTTP 403' })
  })

  test('shows a run as active while it holds its lock and as interrupted otherwise', async ({ client, assert }) => {
    const began = '2026-11-20 10:00:00.000'
    await db
      .table('source_runs')
      .insert({ source: 'scjn', kind: 'tesis', state: 'running', planned: 900, started_at: began, seen_at: began })
    assert.equal(of((await look(client)).kinds, 'tesis').state, 'interrupted')
    await acquireLock('ingest:scjn:tesis')
    assert.equal(of((await look(client)).kinds, 'tesis').state, 'running')
  })

  test('shows the number of unindexed changes and whether the worker is alive', async ({ client, assert }) => {
    on.court.addTheses(3)
    await on.read()
    await on.engine.clear()
    await acquireLock('outbox')
    const { index, isWorkerAlive } = await look(client)
    assert.deepInclude(index, { documents: 0, lastSeq: 0, pending: 3 })
    assert.isTrue(isWorkerAlive)
  })

  test('pages rejected records, last seen first, and shows the first page for an invalid one', async ({
    client,
    assert,
  }) => {
    for (let id = 2_990_001; id <= 2_990_030; id++) on.court.theses.set(id, thesis(id, { rubro: '' }))
    await on.read()
    await db.from('source_records').where('external_id', '2990007').update({ checked_at: '2099-01-01 00:00:00.000' })
    const first = await look(client)
    assert.lengthOf(first.rejected, 25)
    assert.equal(first.rejected[0].externalId, '2990007')
    assert.lengthOf((await look(client, '?page=2')).rejected, 5)
    assert.deepEqual((await look(client, '?page=9')).rejected, [])
    for (const odd of ['0', '-1', 'x', '1e9', '99999999999999999999'])
      assert.equal((await look(client, `?page=${odd}`)).paging.page, 1)
  })

  test('takes a constant number of queries', async ({ client, assert }) => {
    const session = await operator(client)
    await session.visit(PATH)
    const few = await queriesOf(async () => session.visit(PATH))
    on.court.addTheses(40).rulings.set(501, ruling(501))
    for (let id = 2_990_001; id <= 2_990_020; id++) on.court.theses.set(id, thesis(id, { rubro: '' }))
    await on.read()
    await on.read({ kind: 'engrose' })
    const many = await queriesOf(async () => session.visit(PATH))
    assert.isAtMost(many.length, few.length + 1, 'an empty list of rejected records needs no second query')
  })
})
