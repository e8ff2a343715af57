import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { processSearches } from '#app/collections/recurring_tasks'
import { recurringTasks } from '#app/core/contributions/registries'
import DrainOutboxJob from '#app/core/outbox/jobs/drain_outbox_job'
import { SearchEngine } from '#app/core/search/search_engine'
import { emptyDatabase } from '#tests/helpers/database'

/** Looks again at once. */
class HastyJob extends DrainOutboxJob {
  protected override async rest(): Promise<void> {}
}

test.group('Recurring worker tasks', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('run at their own times, and a failing one does not hold up the others', async ({ assert, cleanup }) => {
    const all = recurringTasks.all.bind(recurringTasks)
    cleanup(() => void (recurringTasks.all = all))
    const job = new HastyJob()
    const ran: string[] = []
    const task = (key: string, everySeconds: number, act = () => {}) => ({
      key,
      everySeconds,
      run: async () => {
        ran.push(key)
        act()
      },
    })
    const failing = task('broken', 0, () => {
      throw new Error('a row that nobody can read')
    })
    const often = task('often', 0, () => ran.filter((key) => key === 'often').length === 3 && job.stop())
    recurringTasks.all = () => [task('seldom', 3_600), failing, often]
    await job.handle()
    assert.deepEqual(ran, ['seldom', 'broken', 'often', 'broken', 'often', 'broken', 'often'])
  })

  test('release the search thread of the alerts after each look', async ({ assert, cleanup }) => {
    cleanup(() => app.container.restore(SearchEngine))
    let closed = 0
    app.container.swap(SearchEngine, () => ({ close: async () => void closed++ }) as SearchEngine)
    await processSearches(() => true)
    assert.equal(closed, 1)
  })
})
