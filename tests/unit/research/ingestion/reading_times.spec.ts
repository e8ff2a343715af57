import { test } from '@japa/runner'
import { OTHERWISE, READING_TIMES, readingsOf } from '#config/reading_times'
import { sources } from '#app/research/sources'
import { schedule } from '#start/schedule'

test.group('Source import schedule', () => {
  test('has one time for every document type of every source', async ({ assert }) => {
    for (const { manifest } of await sources()) {
      const kinds = manifest.kinds.map(({ slug }) => slug)
      const read = readingsOf(manifest.slug, kinds).flatMap((reading) => reading.kinds)
      assert.sameMembers(read, kinds, manifest.slug)
    }
  })

  test('imports theses after the Friday Semanario and laws every night', ({ assert }) => {
    const [theses, others] = readingsOf('scjn', ['tesis', 'engrose', 'voto'])
    assert.deepEqual([theses!.kinds, others!.kinds], [['tesis'], ['engrose', 'voto']])
    assert.match(theses!.cron, / 5$/)
    assert.match(readingsOf('federal_laws', ['ley'])[0]!.cron, / \* \* \*$/)
  })

  test('imports an unlisted source every night', ({ assert }) => {
    assert.deepEqual(readingsOf('gaceta', ['aviso']), [{ ...OTHERWISE, kinds: ['aviso'] }])
  })

  test('names only existing sources and document types', async ({ assert }) => {
    const known = new Map(
      (await sources()).map(({ manifest }) => [manifest.slug, manifest.kinds.map(({ slug }) => slug)])
    )
    for (const [slug, times] of Object.entries(READING_TIMES)) {
      assert.isTrue(known.has(slug), slug)
      for (const kind of times.flatMap(({ kinds = [] }) => kinds)) assert.include(known.get(slug), kind)
    }
  })

  test('visits no site without SOURCES_SYNC, but still executes operators’ requests', ({ assert }) => {
    const jobs = schedule.map(({ job }) => job)
    assert.notInclude(jobs, '#app/research/jobs/sync_source_job')
    assert.include(jobs, '#app/research/jobs/read_ordered_job')
  })
})
