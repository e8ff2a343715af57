import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { acquireLock } from '#app/core/jobs/lock'
import type { IndexChange } from '#app/core/search/search_engine'
import { SettleIndex } from '#app/research/actions/settle_index'
import {
  INDEX_LOCK,
  bringIndexUpToDate,
  changesAfter,
  newestSeq,
  rebuildIndex,
} from '#app/research/ingestion/index_changes'
import { ground } from './ground.js'
import type { Ground } from './ground.js'

test.group('The index follows the library', (group) => {
  let on: Ground
  group.each.setup(async () => {
    on = await ground()
    on.court.addTheses(30)
    await on.read()
    return () => on.close()
  })

  const questions = ['depósito', '"criterio jurídico"', 'inquilina -obligación', 'arrenda*', '']
  const answers = () => Promise.all(questions.map((text) => on.search(text)))

  test('building it anew changes no search', async ({ assert }) => {
    const before = await answers()
    const status = await on.engine.status()
    assert.isTrue(await rebuildIndex(on.engine))
    assert.deepEqual(await answers(), before)
    const { documents, lastSeq } = await on.engine.status()
    assert.deepEqual([documents, lastSeq], [status.documents, status.lastSeq])
  })

  test('what a kill left out is applied, and nothing else', async ({ assert }) => {
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

  test('a build that was stopped is finished later from where it stopped', async ({ assert }) => {
    const before = await answers()
    assert.isFalse(await rebuildIndex(on.engine, { isStopping: () => true }))
    assert.equal((await on.engine.status()).documents, 0)
    assert.isTrue(await bringIndexUpToDate(on.engine))
    assert.deepEqual(await answers(), before)
  })

  test('an index that is ahead of the library, as after a restored backup, is built anew', async ({ assert }) => {
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

  test('one process at a time writes it', async ({ assert }) => {
    await db
      .from('legal_documents')
      .where('external_id', '2990003')
      .update({ change_seq: (await newestSeq()) + 1 })
    const lock = await acquireLock(INDEX_LOCK)
    assert.isFalse(await bringIndexUpToDate(on.engine))
    assert.isFalse(await rebuildIndex(on.engine))
    assert.isFalse(await new SettleIndex(on.engine).handle(0))
    assert.equal(await changesAfter((await on.engine.status()).lastSeq), 1)

    setTimeout(() => void lock!.release(), 100)
    assert.isTrue(await new SettleIndex(on.engine).handle())
    assert.equal(await changesAfter((await on.engine.status()).lastSeq), 0)
  })

  test('progress is told after each batch', async ({ assert }) => {
    const told: number[][] = []
    await rebuildIndex(on.engine, { onProgress: (applied, total) => told.push([applied, total]) })
    assert.deepEqual(told, [[30, 30]])
  })
})
