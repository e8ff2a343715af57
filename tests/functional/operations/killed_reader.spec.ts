import { join } from 'node:path'
import { test } from '@japa/runner'
import { readRaw } from '#sources/raw/raw_store'
import { StandIn, ruling, thesis } from '#tests/functional/research/ingestion/stand_in'
import { Installation } from './installation.js'

/** How many answers each killed run is served. */
const LIVES = [31, 214, 140, 5, 203, 90]

/** What a library holds, without what depends on when it was read. */
function contentOf(here: Installation) {
  return {
    documents: here.rows(
      'SELECT source, kind, external_id, slug, title, body, fingerprint, facets, metadata, citation FROM legal_documents ORDER BY kind, external_id'
    ),
    keys: here.rows(
      'SELECT citation_key, external_id FROM citation_keys JOIN legal_documents ON id = document_id ORDER BY 1, 2'
    ),
    records: here.rows(
      'SELECT source, kind, external_id, state, etag, reason FROM source_records ORDER BY kind, external_id'
    ),
    index: here.rows('SELECT title, body FROM text ORDER BY title, body', 'search.sqlite'),
  }
}

test.group('Killed source import', (group) => {
  async function openCourt() {
    const court = await StandIn.open()
    court.addTheses(900).theses.set(2_990_444, thesis(2_990_444, { texto: '' }))
    for (let id = 501; id <= 505; id++) court.rulings.set(id, ruling(id))
    return court
  }
  let court: StandIn
  let other: StandIn
  group.each.setup(async () => {
    ;[court, other] = [await openCourt(), await openCourt()]
    return async () => {
      await court.close()
      await other.close()
    }
  })

  test('ends in the same state as an uninterrupted one, wherever it was killed', async ({ assert, cleanup }) => {
    const [killed, whole] = await Promise.all([Installation.create(), Installation.create()])
    cleanup(async () => void (await Promise.all([killed.remove(), whole.remove()])))
    const command = ['ace.js', 'sources:ingest', 'scjn', '--rate=0']
    const env = { SOURCES_MIRROR: court.address }
    const undisturbed = whole.start(command, { SOURCES_MIRROR: other.address })

    for (const life of LIVES) {
      const child = killed.start(command, env)
      const served = court.bodies.length + life
      court.onRecord = () => court.bodies.length >= served && child.kill('SIGKILL')
      await child.ended
    }
    court.onRecord = () => {}
    assert.equal((await killed.start(command, env).ended).code, 0)
    assert.equal((await undisturbed.ended).code, 0)

    const content = contentOf(killed)
    assert.lengthOf(content.documents, 904)
    assert.deepEqual(content, contentOf(whole))
    const [{ behind }] = killed.rows<{ behind: number }>(
      'SELECT count(*) - count(DISTINCT change_seq) AS behind FROM legal_documents'
    )
    assert.equal(behind, 0)

    const kept = new Set<string>()
    for await (const page of readRaw(join(killed.folder, 'raw'), { source: 'scjn', kind: 'tesis' }))
      kept.add(page.externalId)
    assert.equal(kept.size, 900)
    const states = killed
      .rows<{ state: string }>(`SELECT state FROM source_runs WHERE kind = 'tesis' ORDER BY id`)
      .map(({ state }) => state)
    assert.equal(states.at(-1), 'finished')
    assert.notInclude(states, 'running')
  }).timeout(270_000)
})
