import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { jobsDueAgain } from '#app/core/jobs/each_item'
import { drainOutbox } from '#app/core/outbox/drain_outbox'
import { onOutbox, putInOutbox } from '#app/core/outbox/outbox'
import { lastRecordChange } from '#app/core/search/record_changes'
import { hasDueTasks } from '#app/core/tasks/run_due_tasks'
import { hasDueVersions } from '#app/documents/reading/actions/read_versions'
import { newestSeq } from '#app/research/ingestion/indexing/index_changes'
import ReadOrderedJob from '#app/research/jobs/read_ordered_job'
import { emptyDatabase } from '#tests/helpers/database'
import { queriesOf } from '#tests/helpers/queries'

/** What the worker asks each second or two. */
const LOOKS: Record<string, () => Promise<unknown>> = {
  'for messages': () => drainOutbox(),
  'for short tasks': () => hasDueTasks('short'),
  'for long tasks': () => hasDueTasks('long'),
  'for documents to read': hasDueVersions,
  'for changed records': lastRecordChange,
  'for changes of the library': newestSeq,
  'for items that failed': () => jobsDueAgain(['record-index.matter']),
  'for readings that were ordered': () => ReadOrderedJob.isDue(),
}

test.group('Looks of an idle worker', (group) => {
  group.each.setup(emptyDatabase)
  group.each.teardown(async () => {
    clock.restore()
    await emptyDatabase()
  })
  const put = (notBefore = clock.now()) => db.transaction((trx) => putInOutbox(trx, 'test.quiet', {}, notBefore))

  test('{$self} ask the database once until the next write')
    .with(Object.keys(LOOKS))
    .run(async ({ assert }, look) => {
      assert.lengthOf(await queriesOf(LOOKS[look]!), 1)
      assert.lengthOf(await queriesOf(LOOKS[look]!), 0)
      await put()
      assert.isAbove((await queriesOf(LOOKS[look]!)).length, 0)
    })

  test('find what becomes due while nothing is written', async ({ assert }) => {
    onOutbox('test.quiet', async () => {})
    clock.freeze('2026-11-20T10:00:00Z')
    await put(clock.now().plus({ seconds: 30 }))
    assert.equal(await drainOutbox(), 0)
    clock.advance({ seconds: 30 })
    assert.equal(await drainOutbox(), 1)
  })
})
