import { join } from 'node:path'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { acquireLock } from '#app/core/jobs/lock'
import { SearchEngine, type IndexChange } from '#app/core/search/search_engine'
import { SearchUnavailable } from '#app/core/search/search_unavailable'
import { CatchUpIndex } from '#app/research/actions/catch_up_index'
import { followCitations, lastFollowed } from '#app/research/citations/follow_citations'
import {
  INDEX_LOCK,
  bringIndexUpToDate,
  changesAfter,
  newestSeq,
  rebuildIndex,
} from '#app/research/ingestion/indexing/index_changes'
import { IndexDue } from '#app/research/ingestion/indexing/index_due'
import IndexChangesJob from '#app/research/jobs/index_changes_job'
import { ground } from './ground.js'
import type { Ground } from './ground.js'
import { thesis } from './stand_in.js'

test.group('Search index synchronisation', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    on.court.addTheses(30)
    await on.read()
    return () => on.close()
  })

  const questions = ['depósito', '"criterio jurídico"', 'inquilina -obligación', 'arrenda*', '']
  const answers = () => Promise.all(questions.map((text) => on.search(text)))

  test('does not change any search on a rebuild', async ({ assert }) => {
    const before = await answers()
    const status = await on.engine.status()
    assert.isTrue(await rebuildIndex(on.engine))
    assert.deepEqual(await answers(), before)
    const { documents, lastSeq } = await on.engine.status()
    assert.deepEqual([documents, lastSeq], [status.documents, status.lastSeq])
  })

  test('applies exactly what a killed process left out', async ({ assert }) => {
    const { lastSeq } = await on.engine.status()
    const seq = lastSeq + 1
    await db
      .from('legal_documents')
      .where('external_id', '2990003')
      .update({ change_seq: seq, title: 'Comodato ficticio' })
    const applied: IndexChange[] = []
    const { apply } = on.engine
    on.engine.apply = (changes) => (applied.push(...changes), apply.call(on.engine, changes))

    assert.isTrue(await bringIndexUpToDate(on.engine))
    assert.deepEqual(
      applied.map((change) => change.seq),
      [seq]
    )
    assert.equal((await on.search('comodato')).total, 1)
    assert.isTrue(await bringIndexUpToDate(on.engine))
    assert.lengthOf(applied, 1)
  })

  test('answers every search as before during a rebuild', async ({ assert }) => {
    const before = await answers()
    const meanwhile: unknown[] = []
    const { rebuild } = on.engine
    on.engine.rebuild = (fill) =>
      rebuild.call(on.engine, (apply) =>
        fill(async (changes) => {
          for (const change of changes) {
            await apply([change])
            if (change.seq % 10 === 0) meanwhile.push(await answers(), (await on.engine.status()).documents)
          }
        })
      )
    assert.isTrue(await rebuildIndex(on.engine))
    assert.deepEqual(meanwhile, [before, 30, before, 30, before, 30])
    assert.deepEqual(await answers(), before)
  })

  test('keeps the index when a rebuild is stopped or fails, and the next one completes', async ({ assert }) => {
    const before = await answers()
    const status = await on.engine.status()
    assert.isFalse(await rebuildIndex(on.engine, { isStopping: () => true }))
    const failing = on.engine.rebuild(async (apply) => {
      await apply([{ seq: 1, id: 1, document: null }])
      throw new Error('no space left')
    })
    await assert.rejects(() => failing, 'no space left')
    assert.deepEqual(await answers(), before)
    assert.deepInclude(await on.engine.status(), { documents: status.documents, lastSeq: status.lastSeq })
    assert.isTrue(await bringIndexUpToDate(on.engine))
    assert.isTrue(await rebuildIndex(on.engine))
    assert.deepEqual(await answers(), before)
  })

  test('searches an index of an earlier version until the new one is complete', async ({ assert }) => {
    const before = await answers()
    const file = new Database(join(on.folder, 'search.sqlite'))
    file.exec(`DELETE FROM state WHERE name = 'content'`)
    file.close()
    assert.isFalse((await on.engine.status()).isCurrent)
    assert.isFalse(await bringIndexUpToDate(on.engine, { isStopping: () => true }))
    assert.deepEqual(await answers(), before)
    const applied: number[] = []
    assert.isTrue(await bringIndexUpToDate(on.engine, { onProgress: (count) => applied.push(count) }))
    assert.deepEqual(applied, [30])
    assert.isTrue((await on.engine.status()).isCurrent)
    assert.deepEqual(await answers(), before)
  })

  test('rebuilds an index that is ahead of the library, as after a restored backup', async ({ assert }) => {
    const kept = await db.from('legal_documents').orderBy('change_seq').limit(4).select('id')
    await db.from('citation_keys').delete()
    await db
      .from('legal_documents')
      .whereNotIn(
        'id',
        kept.map(({ id }) => id)
      )
      .delete()
    assert.isTrue(await bringIndexUpToDate(on.engine))
    const { documents, lastSeq } = await on.engine.status()
    assert.deepEqual([documents, lastSeq], [4, await newestSeq()])
  })

  test('calls for the worker while index or citations are behind, and is asked each minute', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => clock.restore())
    clock.freeze('2026-11-20T10:00:00Z')
    let looks = 0
    const status = () => (looks++, on.engine.status())
    const due = new IndexDue({ status })
    assert.deepEqual([await due.ask(), looks], [true, 0], 'the citations are behind')
    await followCitations()
    assert.isFalse(await due.ask())
    assert.isFalse(await due.ask())
    assert.equal(looks, 1)
    await on.engine.clear()
    clock.advance({ seconds: 60 })
    assert.isTrue(await due.ask())
    await bringIndexUpToDate(on.engine)
    assert.isFalse(await due.ask())
    await db
      .from('legal_documents')
      .where('external_id', '2990003')
      .update({ change_seq: (await newestSeq()) + 1 })
    assert.isTrue(await due.ask())
  })

  test('does not call for the worker while the search server does not answer', async ({ assert }) => {
    await followCitations()
    let isDown = true
    const status = () => (isDown ? Promise.reject(new SearchUnavailable('down')) : on.engine.status())
    const due = new IndexDue({ status })
    assert.isFalse(await due.ask())
    await on.engine.clear()
    isDown = false
    assert.isTrue(await due.ask(), 'it is asked again at once')
  })

  test('is brought up to date, with the citations, by a job that ends afterwards', async ({ assert, cleanup }) => {
    class Hasty extends IndexChangesJob {
      protected override rest(): Promise<void> {
        return new Promise((rested) => setImmediate(rested))
      }
    }
    app.container.swap(SearchEngine, () => on.engine)
    cleanup(() => app.container.restore(SearchEngine))
    await on.engine.clear()
    await new Hasty().handle()
    assert.deepEqual([(await on.engine.status()).lastSeq, await lastFollowed()], [await newestSeq(), await newestSeq()])
  })

  test('fails the job that brings it up to date when it cannot be written', async ({ assert, cleanup }) => {
    app.container.swap(SearchEngine, () => on.engine)
    cleanup(() => app.container.restore(SearchEngine))
    on.engine.status = () => Promise.reject(new Error('no space left'))
    await followCitations()
    await assert.rejects(() => new IndexChangesJob().handle(), 'no space left')
  })

  test('allows one writing process at a time', async ({ assert }) => {
    await db
      .from('legal_documents')
      .where('external_id', '2990003')
      .update({ change_seq: (await newestSeq()) + 1 })
    const lock = await acquireLock(INDEX_LOCK)
    assert.isFalse(await bringIndexUpToDate(on.engine))
    assert.isFalse(await rebuildIndex(on.engine))
    assert.isFalse(await new CatchUpIndex(on.engine).handle(0))
    assert.equal(await changesAfter((await on.engine.status()).lastSeq), 1)

    const releasedWhileItWaits = { isStopping: () => (void lock!.release(), false) }
    assert.isTrue(await new CatchUpIndex(on.engine).handle(30_000, releasedWhileItWaits))
    assert.equal(await changesAfter((await on.engine.status()).lastSeq), 0)
  })

  test('reports progress after each batch', async ({ assert }) => {
    const told: number[][] = []
    await rebuildIndex(on.engine, { onProgress: (applied, total) => told.push([applied, total]) })
    assert.deepEqual(told, [[30, 30]])
  })

  test('ranks a thesis found by registro or clave above those that cite it', async ({ assert }) => {
    const named = thesis(2_990_101, { tesis: '1a./J. 4515/2026 (11a.)' })
    const citing = thesis(2_990_102, {
      texto: `Véanse la tesis 1a./J. 4515/2026 (11a.) y el registro digital 2990101.`,
    })
    on.court.theses.set(2_990_101, named).set(2_990_102, citing)
    await on.read()
    const documentId = async (externalId: string) =>
      (await db.from('legal_documents').where('external_id', externalId).firstOrFail()).id
    const ids = [await documentId('2990101'), await documentId('2990102')]
    for (const text of ['2990101', '"2990101"', '1a./J. 4515/2026 (11a.)', '1a./J. 4515/2026', '4515/2026']) {
      const { hits } = await on.search(text)
      assert.deepEqual(
        hits.map(({ id }) => id),
        ids,
        text
      )
    }
    assert.equal((await on.search('"11a 2990101"')).total, 0)
  })
})
