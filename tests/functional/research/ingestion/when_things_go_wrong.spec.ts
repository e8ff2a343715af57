import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SourceBlocked } from '#sources/http/http_client'
import { defineSource } from '#sources/contract/contract'
import type { LegalDocument, Source } from '#sources/contract/contract'
import { refuse } from '../../operations/poison.js'
import { countsOf, documents, ground, records } from './ground.js'
import type { Ground } from './ground.js'
import { thesis } from './stand_in.js'

const path = (id: number) => `tesis/${id}`
const id = (place: number) => 2_990_000 + place

test.group('Faulty source site', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    return () => on.close()
  })

  test('has its invalid responses rejected with reasons and the rest stored', async ({ assert }) => {
    on.court.addTheses(8)
    const bad: Record<number, string | Buffer> = {
      1: JSON.stringify(thesis(id(1))).slice(0, 60),
      2: Buffer.from(JSON.stringify(thesis(id(2))), 'latin1'),
      3: '<html><body>Servicio en mantenimiento</body></html>',
      4: JSON.stringify(thesis(id(4), { texto: '   ' })),
      5: JSON.stringify(thesis(id(6))),
      6: '',
    }
    for (const [place, body] of Object.entries(bad))
      on.court.instead.set(path(id(Number(place))), (response) => void response.end(body))
    const run = await on.read()

    assert.equal(run.state, 'finished')
    assert.deepEqual(countsOf(run), { fetched: 8, stored: 2, unchanged: 0, rejected: 6, failed: 0 })
    const states = await records()
    assert.match(states[id(1)], /^rejected notJson/)
    assert.match(states[id(2)], /^rejected wrongEncoding/)
    assert.equal(states[id(3)], 'rejected notJson: markup')
    assert.equal(states[id(4)], 'rejected emptyText')
    assert.match(states[id(5)], /^rejected idMismatch/)
    assert.match(states[id(6)], /^rejected notJson: empty/)
    assert.equal(states[id(7)], 'stored')
  })

  test('is asked again for a rejected record, which is stored once fixed', async ({ assert }) => {
    on.court.addTheses(1).theses.set(id(1), thesis(id(1), { rubro: '' }))
    assert.equal((await on.read()).rejected, 1)

    on.court.forget()
    const again = await on.read()
    assert.deepEqual(on.court.bodies, [])
    assert.deepEqual(countsOf(again), { fetched: 0, stored: 0, unchanged: 1, rejected: 0, failed: 0 })
    assert.deepEqual(await records(), { [id(1)]: 'rejected emptyTitle' })

    on.court.addTheses(1)
    assert.equal((await on.read()).stored, 1)
    assert.deepEqual(await records(), { [id(1)]: 'stored' })
  })

  test('has a record that the database refuses reported and the rest of its batch stored', async ({ assert }) => {
    on.court.addTheses(5)
    const refused = `NEW.external_id = '${id(3)}'`
    const allow = await refuse('INSERT', 'legal_documents', refused)
    const run = await on.read()
    assert.equal(run.state, 'finished')
    assert.deepEqual(countsOf(run), { fetched: 5, stored: 4, unchanged: 0, rejected: 0, failed: 1 })
    assert.equal((await records())[id(3)], 'failed storingFailed: poisoned')

    await allow()
    on.court.forget()
    assert.equal((await on.read()).stored, 1)
    assert.equal((await records())[id(3)], 'stored')
  })

  test('keeps the previous version when the new one is unreadable', async ({ assert }) => {
    on.court.addTheses(1)
    await on.read()
    const before = await documents()
    on.court.theses.set(id(1), thesis(id(1), { texto: '' }))
    assert.equal((await on.read()).rejected, 1)
    assert.deepEqual(await documents(), before)
  })

  test('is asked again in the next run for a record that did not arrive, which is reported', async ({ assert }) => {
    on.court.addTheses(3)
    on.court.instead.set(path(id(2)), (response) => void response.writeHead(404).end())
    const run = await on.read()
    assert.deepEqual(countsOf(run), { fetched: 2, stored: 2, unchanged: 0, rejected: 0, failed: 1 })
    assert.equal((await records())[id(2)], 'failed noAnswer: HTTP 404')

    on.court.instead.clear()
    on.court.forget()
    assert.equal((await on.read()).stored, 1)
    assert.deepEqual(on.court.bodies, [path(id(2))])
  })

  test('recovers from temporary trouble', async ({ assert }) => {
    on.court.addTheses(30)
    const passing = [
      (response: import('node:http').ServerResponse) => void response.writeHead(500).end(),
      (response: import('node:http').ServerResponse) => void response.writeHead(429, { 'retry-after': '0' }).end(),
      (response: import('node:http').ServerResponse) => void response.destroy(),
    ]
    for (let place = 1; place <= 12; place++)
      on.court.instead.set(path(id(place)), (response) => {
        on.court.instead.delete(path(id(place)))
        passing[place % 3](response)
      })
    const run = await on.read()
    assert.deepEqual(countsOf(run), { fetched: 30, stored: 30, unchanged: 0, rejected: 0, failed: 0 })
  })

  test('ends the run when it asks to be left alone, and earlier records are kept', async ({ assert }) => {
    on.court.addTheses(5)
    on.court.instead.set(path(id(2)), (response) => void response.writeHead(403).end())
    const run = await on.read()
    assert.equal(run.state, 'failed')
    assert.equal(run.failure, 'blocked: HTTP 403')
    assert.isNotNull(run.finishedAt)
    assert.includeMembers(
      (await documents()).map(({ external_id }) => external_id),
      [`${id(5)}`, `${id(4)}`, `${id(3)}`]
    )

    on.court.instead.clear()
    await on.read()
    assert.lengthOf(await documents(), 5)
  })

  test('ends the run with an implausible listing and changes nothing', async ({ assert }) => {
    on.court.addTheses(3)
    await on.read()
    const before = await documents()
    on.court.instead.set('tesis/ids', (response) => void response.end('<html></html>'))
    const run = await on.read()
    assert.equal(run.state, 'failed')
    assert.match(run.failure!, /^listing: /)
    assert.deepEqual(await documents(), before)
  })

  test('fails the run with its reason when there is no network', async ({ assert }) => {
    const run = await on.read({ mirror: 'http://127.0.0.1:9' })
    assert.equal(run.state, 'failed')
    assert.match(run.failure!, /^unreachable: /)
  })

  test('lets a stopped run finish its batch and the next one continue', async ({ assert }) => {
    on.court.addTheses(300)
    const stop = new AbortController()
    const run = await on.read(
      { signal: stop.signal },
      { onSeen: (seen) => seen === 230 && stop.abort(new Error('told to stop')) }
    )
    assert.equal(run.state, 'interrupted')
    assert.isNull(run.failure)
    assert.isAtLeast(run.stored, 230)
    assert.isBelow(run.stored, 300)

    on.court.forget()
    const next = await on.read()
    assert.equal(next.state, 'finished')
    assert.lengthOf(on.court.bodies, 300 - run.stored)
    assert.lengthOf(await documents(), 300)
  })

  test('does nothing in a run stopped before it begins', async ({ assert }) => {
    on.court.addTheses(3)
    assert.equal((await on.read({ signal: AbortSignal.abort(new Error('told to stop')) })).state, 'interrupted')
    assert.deepEqual(on.court.asked, [])
  })

  test('marks a killed run as interrupted', async ({ assert }) => {
    const row = {
      source: 'scjn',
      kind: 'tesis',
      state: 'running',
      started_at: '2026-11-20 09:00:00.000',
      seen_at: '2026-11-20 09:07:00.000',
    }
    await db.table('source_runs').insert(row)
    on.court.addTheses(1)
    await on.read()
    const runs = await db.from('source_runs').orderBy('id').select('state', 'finished_at')
    assert.deepEqual(
      runs.map(({ state }) => state),
      ['interrupted', 'finished']
    )
    assert.equal(runs[0].finished_at, row.seen_at)
  })
})

/** A source of three documents whose reading a test decides. */
function made(read: (externalId: string) => Partial<LegalDocument>, kind = 'tesis'): Source {
  const page = (externalId: string) => ({
    kind,
    externalId,
    url: '',
    contentType: 'text/plain',
    body: Buffer.from(externalId),
    etag: null,
  })
  return defineSource<string>({
    manifest: {
      slug: 'scjn',
      name: { es: 'Ficticia', en: 'Fictitious' },
      kinds: [],
      homePage: '',
      contact: '',
      rate: { perSecond: 1, reason: '' },
      history: [],
    },
    filters: [],
    async *pages() {
      for (const externalId of ['1', '2', '3']) yield page(externalId)
    },
    parse: ({ externalId }) => externalId,
    map: (externalId) => ({ ...document(externalId, kind), ...read(externalId) }),
  }) as Source
}

function document(externalId: string, kind: string): LegalDocument {
  return {
    kind,
    documentType: 'tesis',
    externalId,
    slug: `tesis-${externalId}`,
    title: `Título ficticio ${externalId}`,
    body: 'Texto ficticio.',
    publishedOn: null,
    fingerprint: externalId,
    url: null,
    facets: {},
    metadata: [],
    citation: '',
    citationKeys: [],
  }
}

test.group('Faulty source adapter', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    return () => on.close()
  })

  test('does not stop the run at a record that it cannot map', async ({ assert }) => {
    const source = made((externalId) => {
      if (externalId === '2') throw new TypeError('Cannot read properties of undefined')
      return {}
    })
    assert.deepEqual(countsOf(await on.read({}, {}, source)), {
      fetched: 3,
      stored: 2,
      unchanged: 0,
      rejected: 1,
      failed: 0,
    })
    assert.equal((await records())['2'], 'rejected mappingFailed: Cannot read properties of undefined')
  })

  test('keeps the first of two documents with one address', async ({ assert }) => {
    const source = made((externalId) => ({ slug: externalId === '3' ? 'tesis-1' : `tesis-${externalId}` }))
    assert.equal((await on.read({}, {}, source)).rejected, 1)
    assert.equal((await records())['3'], 'rejected slugTaken: tesis-1 is tesis 1')
    await on.read({}, {}, source)
    assert.deepEqual(
      (await documents()).map(({ external_id }) => external_id),
      ['1', '2']
    )

    const other = await on.read(
      { kind: 'engrose' },
      {},
      made(() => ({}), 'engrose')
    )
    assert.deepEqual(countsOf(other), { fetched: 3, stored: 1, unchanged: 0, rejected: 2, failed: 0 })
  })

  test('has {0}, which no database accepts, rejected')
    .with([
      ['slug', { slug: 'Tesis 2' }],
      ['slug', { slug: `t${'-1'.repeat(60)}` }],
      ['date', { publishedOn: '8 de marzo' }],
      ['fingerprint', { fingerprint: 'f'.repeat(65) }],
    ] as [string, Partial<LegalDocument>][])
    .run(async ({ assert }, [what, flaw]) => {
      const run = await on.read(
        {},
        {},
        made((externalId) => (externalId === '2' ? flaw : {}))
      )
      assert.deepEqual([run.stored, run.rejected], [2, 1])
      assert.include((await records())['2'], what)
    })

  test('has an implausibly long text rejected', async ({ assert }) => {
    const run = await on.read(
      {},
      {},
      made((externalId) => (externalId === '2' ? { body: 'a'.repeat(8_000_001) } : {}))
    )
    assert.deepEqual([run.stored, run.rejected], [2, 1])
  })

  test('does not stop the run at lone surrogates or blanks around keys', async ({ assert }) => {
    const source = made(() => ({
      title: 'Título \uD83D roto',
      body: '\uDE00',
      citationKeys: ['93/2026', '93/2026 ', ''],
    }))
    assert.equal((await on.read({}, {}, source)).stored, 3)
    assert.equal((await documents())[0].title, 'Título \uFFFD roto')
  })

  test('fails the run when the program itself fails', async ({ assert }) => {
    const source = made(() => ({}))
    source.pages = async function* () {
      yield* []
      throw new TypeError('boom')
    }
    const run = await on.read({}, {}, source)
    assert.deepEqual([run.state, run.failure], ['failed', 'unexpected: boom'])
  })

  test('keeps what was stored before a failure', async ({ assert }) => {
    const source = made(() => ({}))
    const { pages } = source
    source.pages = async function* (...args) {
      yield* pages(...args)
      throw new SourceBlocked('https://fixture.example', 'challenge page')
    }
    const run = await on.read({}, {}, source)
    assert.deepEqual([run.failure, run.stored], ['blocked: challenge page', 3])
  })
})
