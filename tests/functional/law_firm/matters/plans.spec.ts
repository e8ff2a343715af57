import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { daySources } from '#app/core/contributions/registries'
import { openCount, seen } from '#app/activities/queries/list_activities'
import CalendarsChanged from '#app/deadlines/events/calendars_changed'
import MarkStale from '#app/docket/listeners/mark_stale'
import Matter, { type MatterQuery } from '#app/matters/models/matter'
import { matterFilters } from '#app/matters/domain/matter_filters'
import { columnCards } from '#app/matters/queries/lists/matter_columns'
import { countMattersOf } from '#app/matters/queries/lists/matters_of_client'
import type { Viewer } from '#app/core/contributions/registries'
import { queriesOf } from '#tests/helpers/queries'

const VIEWER = { userId: 1, workspaceId: 1, isAdmin: false, may: () => true } as unknown as Viewer
const MATTER = { id: 1, workspaceId: 1 }
const until = clock.now()
const cards = async (filters: Record<string, unknown>) =>
  columnCards(VIEWER, await matterFilters.validate(filters), { value: 'active', page: 1 })
const all = (query: unknown) => (query as MatterQuery).exec()

const markStale = (keys: string[]) =>
  db.transaction((trx) => new MarkStale().handle(new CalendarsChanged(trx, null, keys)))

/** What a page asks, and the index by which it has to be answered however many rows the firm has. */
const ASKED: [question: string, index: string, ask: () => Promise<unknown>][] = [
  ['cards of a status', 'matters_in_order_by_status', () => cards({ by: 'status' })],
  ['cards of a stage', 'matters_in_order_by_stage', () => cards({ by: 'stage' })],
  ['some matters', 'matters_seen', () => all(Matter.seenBy(VIEWER).whereIn('matters.id', [1, 2, 3]))],
  ['open activities of a matter', 'activities_of_matter', () => openCount(MATTER as Matter)],
  ['deadlines counted on a calendar', 'deadlines_of_handling_calendar', () => markStale(['pjf'])],
  ['deadlines counted on the other calendar', 'deadlines_of_responsible_calendar', () => markStale(['pjf'])],
  ['how many matters clients have', 'matters_of_client', () => countMattersOf(VIEWER, [1, 2, 3])],
]

/** How the database would answer what was asked last; the values do not matter without statistics. */
async function planOf(ask: () => Promise<unknown>): Promise<string[]> {
  const sql = (await queriesOf(ask)).at(-1)!
  const values = Array.from(sql.matchAll(/\?/g), () => 1)
  const rows: { detail: string }[] = await db.rawQuery(`EXPLAIN QUERY PLAN ${sql}`, values)
  return rows.map(({ detail }) => detail)
}

test.group('Query plans for large firms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [question, index, ask] of ASKED) {
    test(`use an index that covers the whole condition: ${question}`, async ({ assert }) => {
      if (db.connection().dialect.name === 'mysql') {
        const [rows] = await db.rawQuery('SELECT DISTINCT index_name AS name FROM information_schema.statistics')
        assert.include(JSON.stringify(rows), `"${index}"`)
        return
      }
      const plan = await planOf(ask)
      assert.include(plan.join('\n'), index)
      assert.notInclude(plan.join('\n'), 'TEMP B-TREE')
    })
  }

  test('find the activities of a person without a scan of all matters of the firm', async ({ assert }) => {
    if (db.connection().dialect.name === 'mysql') return assert.lengthOf(await seen(VIEWER).where('open', 1), 0)
    const { load } = daySources.all().find(({ key }) => key === 'activities')!
    for (const ask of [() => load(VIEWER, { until, zone: 'utc', limit: 5 }), () => all(seen(VIEWER).where('open', 1))])
      assert.notInclude((await planOf(ask)).join('\n'), 'LIST SUBQUERY')
  })
})
