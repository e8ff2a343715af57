import { fileURLToPath } from 'node:url'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ManageAlerts } from '#app/collections/actions/manage_alerts'
import { runSearchAlerts } from '#app/collections/alerts/run_search_alerts'
import { notifyChanges } from '#app/collections/alerts/notify_changes'
import { watchChanges } from '#app/collections/alerts/watch_changes'
import { clock } from '#app/core/clock'
import { runScript } from '#tests/helpers/child'
import { emptyDatabase } from '#tests/helpers/database'
import { person } from '#tests/helpers/people'
import { engine, libraryOf } from '../research/searches/library.js'

const PEOPLE = 12
const TEXTS = 9
/** Before which statement each process dies: while searches are told, while changes are found, while they are told. */
const KILLS = [3, 20, 47, 71, 110]
const MADE_AT = '2026-11-20T12:00:00Z'
const TOLD_AT = '2026-11-20T18:00:00Z'

const SCRIPT = fileURLToPath(new URL('./telling_process.ts', import.meta.url))

/** Tells in a process of its own; returns the signal that ended it, if one did. */
function sendAlertsIn(dieAt: number | null): Promise<string | null> {
  return runScript(SCRIPT, dieAt ?? Infinity, TOLD_AT)
}

test.group('Search alerts with a killed worker', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    await (await engine()).clear()
    clock.freeze(MADE_AT)
    return async () => {
      clock.restore()
      await emptyDatabase()
      await (await engine()).clear()
    }
  })

  /** People who each watch a search and all texts; then new ones come, and all the old ones change. */
  async function watched() {
    const texts = await libraryOf(...Array.from({ length: TEXTS }, (_, n) => ({ title: `TESIS FICTICIA ${n}.` })))
    const asked = { source: 'scjn', text: 'ficticia', filters: {}, name: 'Ficticia', frequency: 'at_once' } as const
    for (let n = 0; n < PEOPLE; n++) {
      const { id } = await person()
      const owner = { id, timeZone: null }
      await new ManageAlerts().search(owner, { ...asked, lastDocumentId: texts.at(-1)!.id })
      for (const text of texts.slice(0, 3)) await new ManageAlerts().document(owner, text)
    }
    await watchChanges()
    await libraryOf({ title: 'TESIS FICTICIA NUEVA.' }, { title: 'OTRA TESIS FICTICIA NUEVA.' })
    for (const text of texts) await text.merge({ fingerprint: 'c'.repeat(64) }).save()
  }

  async function assertToldOnce(assert: {
    lengthOf: (list: unknown[], length: number) => void
    equal: (a: unknown, b: unknown) => void
  }) {
    const notices = await db.from('notices').select('user_id', 'kind', 'subject_id')
    assert.lengthOf(notices, PEOPLE * 4)
    assert.equal(new Set(notices.map(({ user_id: id, subject_id: alert }) => `${id} ${alert}`)).size, PEOPLE * 4)
    assert.lengthOf(await db.from('alert_hits').where('told', 1), PEOPLE * 5)
    assert.lengthOf(await db.from('document_changes'), 3)
  }

  test('notify of each result once in the end, wherever the worker was killed', async ({ assert }) => {
    await watched()
    for (const dieAt of KILLS) assert.equal(await sendAlertsIn(dieAt), 'SIGKILL')
    assert.isNull(await sendAlertsIn(null))
    assert.isNull(await sendAlertsIn(null))
    await assertToldOnce(assert)
  }).timeout(540_000)

  test('notify of each result once when two workers run at the same time', async ({ assert }) => {
    await watched()
    clock.freeze(TOLD_AT)
    const found = await engine()
    await Promise.all([runSearchAlerts(found), runSearchAlerts(found), runSearchAlerts(found)])
    await Promise.all([watchChanges(), watchChanges()])
    await Promise.all([notifyChanges(), notifyChanges(), notifyChanges()])
    await assertToldOnce(assert)
  }).timeout(180_000)
})
