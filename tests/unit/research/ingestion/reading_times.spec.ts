import { test } from '@japa/runner'
import { OTHERWISE, READING_TIMES, readingsOf } from '#config/reading_times'
import { sources } from '#app/research/sources'
import { schedule } from '#start/schedule'

test.group('When sources are read by themselves', () => {
  test('every kind of every source has one time', async ({ assert }) => {
    for (const { manifest } of await sources()) {
      const kinds = manifest.kinds.map(({ slug }) => slug)
      const read = readingsOf(manifest.slug, kinds).flatMap((reading) => reading.kinds)
      assert.sameMembers(read, kinds, manifest.slug)
    }
  })

  test('theses are read after the Semanario of Friday, laws every night', ({ assert }) => {
    const [theses, others] = readingsOf('scjn', ['tesis', 'engrose', 'voto'])
    assert.deepEqual([theses!.kinds, others!.kinds], [['tesis'], ['engrose', 'voto']])
    assert.match(theses!.cron, / 5$/)
    assert.match(readingsOf('federal_laws', ['ley'])[0]!.cron, / \* \* \*$/)
  })

  test('a source that nobody named is read every night', ({ assert }) => {
    assert.deepEqual(readingsOf('gaceta', ['aviso']), [{ ...OTHERWISE, kinds: ['aviso'] }])
  })

  test('times name sources and kinds that there are', async ({ assert }) => {
    const known = new Map(
      (await sources()).map(({ manifest }) => [manifest.slug, manifest.kinds.map(({ slug }) => slug)])
    )
    for (const [slug, times] of Object.entries(READING_TIMES)) {
      assert.isTrue(known.has(slug), slug)
      for (const kind of times.flatMap(({ kinds = [] }) => kinds)) assert.include(known.get(slug), kind)
    }
  })

  test('without SOURCES_SYNC no site is visited, and orders of operators are read all the same', ({ assert }) => {
    const jobs = schedule.map(({ job }) => job)
    assert.notInclude(jobs, '#app/research/jobs/sync_source_job')
    assert.include(jobs, '#app/research/jobs/read_ordered_job')
  })
})
