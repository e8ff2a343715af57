import { partsOf } from '#app/core/contributions/define_module'
import app from '@adonisjs/core/services/app'
import { recurringTasks } from '#app/core/contributions/registries'
import { sweep } from '#app/core/jobs/sweep'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { SearchEngine } from '#app/core/search/search_engine'
import { runSearchAlerts } from '#app/collections/alerts/run_search_alerts'
import { notifyChanges } from '#app/collections/alerts/notify_changes'
import { watchChanges } from '#app/collections/alerts/watch_changes'
import { KEPT_DAYS } from '#app/collections/domain/limits'

/** Tells what came new to searches that people watch. The thread that searches for it is not kept: it holds much memory, and most looks find nothing to search. */
export async function processSearches(isStopping: () => boolean): Promise<void> {
  const engine = await app.container.make(SearchEngine)
  try {
    await runSearchAlerts(engine, isStopping)
  } finally {
    await engine.close()
  }
}

/** Finds what became of documents that people keep, and tells them. */
export async function processChanges(isStopping: () => boolean): Promise<void> {
  await watchChanges(isStopping)
  await notifyChanges(isStopping)
}

/** Deletes for good what was thrown away and can be brought back no more. */
export async function processTrash(isStopping: () => boolean): Promise<void> {
  const over = toSqlInstant(clock.now().minus({ days: KEPT_DAYS }))
  for (const [table, column] of [
    ['collection_items', 'removed_at'],
    ['collections', 'deleted_at'],
  ] as const)
    await sweep({ table, key: 'id', isOver: (query) => void query.where(column, '<', over) }, isStopping)
}

export const recurringTaskParts = [
  partsOf(
    recurringTasks,
    { key: 'collections.searches', everySeconds: 60, run: processSearches },
    { key: 'collections.changes', everySeconds: 300, run: processChanges },
    { key: 'collections.trash', everySeconds: 3_600, run: processTrash }
  ),
]
