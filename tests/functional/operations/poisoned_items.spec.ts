import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { matterOf } from '#database/factories/matter_factory'
import { reminderFields } from '#database/factories/reminder_factory'
import { deliverReminders } from '#app/activities/actions/deliver_reminders'
import { escalateReminders } from '#app/activities/actions/escalate_reminders'
import { repeatSnoozed } from '#app/activities/actions/repeat_snoozed'
import { SetReminder } from '#app/activities/actions/set_reminder'
import { notifyDueToday } from '#app/activities/actions/notify_due_today'
import type { ReminderFields } from '#app/activities/domain/reminder_fields'
import { ManageFavorites } from '#app/collections/actions/manage_favorites'
import { runSearchAlerts } from '#app/collections/alerts/run_search_alerts'
import { notifyChanges } from '#app/collections/alerts/notify_changes'
import { watchChanges } from '#app/collections/alerts/watch_changes'
import { clock } from '#app/core/clock'
import { MAX_TRIES } from '#app/core/jobs/each_item'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import { drainOutbox } from '#app/core/outbox/drain_outbox'
import { onOutbox, putInOutbox } from '#app/core/outbox/outbox'
import { recordLoaders } from '#app/core/search/indexed_records'
import { queueTask } from '#app/core/tasks/queue_task'
import { runDueTasks } from '#app/core/tasks/run_due_tasks'
import { taskKinds } from '#app/core/tasks/task_kinds'
import PurgeTrashJob from '#app/documents/jobs/purge_trash_job'
import { ReadVersions } from '#app/documents/reading/actions/read_versions'
import { followChanges } from '#app/finder/index/follow_changes'
import { recordWriter } from '#app/finder/index/record_index'
import { EraseTrashed } from '#app/matters/actions/erase_trashed'
import { TrashMatter } from '#app/matters/actions/trash_matter'
import { notify } from '#app/notifications/actions/notify'
import { sendDueNotices } from '#app/notifications/actions/send_due_notices'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, type Firm } from '#tests/helpers/people'
import { activityOf, by } from '../law_firm/activities/scene.js'
import { documentRow } from '../law_firm/documents/reading_rows.js'
import { followCitations } from '#app/research/citations/follow_citations'
import { bringIndexUpToDate } from '#app/research/ingestion/indexing/index_changes'
import { office } from '../collections/saved_items.js'
import { emptyLibrary, engine, libraryOf } from '../research/searches/library.js'
import { refuse, spoil } from './poison.js'

/** Friday, nine in the morning in Mexico City. */
const NOW = '2026-11-20T15:00:00Z'
const LATER = '2026-11-20T15:10:00Z'

/** One item of a job that fails until it is cured, and one of another firm that does not. */
interface Scene {
  poisoned: number
  sound: number
  cure(): Promise<void>
}

interface Case {
  /** The name of the job in `job_failures`; null for one that keeps its failures with its own rows. */
  job: string | null
  prepare(client: ApiClient): Promise<Scene>
  run(): Promise<unknown>
  isDone(id: number): Promise<boolean>
}

async function reminder(ours: Firm, fields: Partial<ReminderFields> = {}): Promise<number> {
  const place = { workspaceId: ours.workspace.id, matterId: null, activityId: null }
  const usual = { startsOn: '2026-11-20', time: '09:00', ...fields }
  return (await new SetReminder().handle(by(ours.owner), place, reminderFields(ours, usual))).id
}

/** Two occurrences that were delivered at nine, of two firms. */
async function occurrences(): Promise<[number, number]> {
  clock.freeze('2026-11-20T14:00:00Z')
  for (const ours of [await firm(), await firm()]) {
    const second = await ours.hire('lawyer')
    await reminder(ours, { escalateToId: second.id, escalateHours: 1 })
  }
  clock.freeze(NOW)
  await deliverReminders()
  const [first, second] = await db.from('reminder_occurrences').orderBy('id')
  return [Number(first.id), Number(second.id)]
}

async function twoAlerts(client: ApiClient): Promise<[number, number]> {
  const search = { source: 'scjn', queryString: 'q=suspension', name: 'Suspensión', frequency: 'at_once' }
  for (const { as, lawyer } of [await office(client), await office(client)])
    await (await as(lawyer)).post('/search/alerts', search)
  await libraryOf({ title: 'SUSPENSIÓN FICTICIA NUEVA.' })
  const [first, second] = await db.from('alerts').where('kind', 'search').orderBy('id')
  return [Number(first.id), Number(second.id)]
}

/** Documents that people of two firms keep and that have changed since. */
async function twoKept(client: ApiClient): Promise<{ documents: [number, number]; alerts: [number, number] }> {
  const documents = await libraryOf({ title: 'TESIS FICTICIA UNO.' }, { title: 'TESIS FICTICIA DOS.' })
  const people = [(await office(client)).lawyer, (await office(client)).lawyer]
  for (const [n, person] of people.entries()) await new ManageFavorites().add(person.id, [documents[n]!.id])
  for (const document of documents) await document.merge({ fingerprint: 'c'.repeat(64) }).save()
  const alerts = await db.from('alerts').where('kind', 'saved').orderBy('id')
  return {
    documents: [documents[0]!.id, documents[1]!.id],
    alerts: [Number(alerts[0].id), Number(alerts[1].id)],
  }
}

taskKinds.add({
  key: 'test.poisoned',
  title: 'tasks.recent',
  run: async () => ({ message: 'tasks.done_count', values: { done: 1 } }),
})

async function task({ workspace, owner }: Firm): Promise<number> {
  const order = { workspaceId: workspace.id, userId: owner.id, kind: 'test.poisoned', payload: {} }
  return (await db.transaction((trx) => queueTask(trx, order))).id
}

async function trashed(): Promise<number> {
  const ours = await firm()
  const matter = await matterOf(ours)
  await new TrashMatter().handle(by(ours.owner), matter)
  await db.from('matter_trashings').where('matter_id', matter.id).update({ erase_at: '2026-11-19 00:00:00.000' })
  return matter.id
}

async function thrownAway(): Promise<number> {
  const { id } = await documentRow(await matterOf(await firm()), 'escrito.txt', Buffer.from('Ficticio.'))
  await db.from('documents').where('id', id).update({ trashed: 1, trashed_at: '2026-01-01 00:00:00.000' })
  return id
}

const has = async (table: string, where: Record<string, unknown>) => Boolean(await db.from(table).where(where).first())

const indexed = new Set<number>()
const effects: unknown[] = []
let failing = false
onOutbox('test.poisoned', async ({ of }) => {
  if (failing && of === 'poisoned') throw new Error('poisoned')
  effects.push(of)
})

const CASES: Record<string, Case> = {
  'reminder, whose occurrence exists,': {
    job: 'reminders',
    async prepare() {
      clock.freeze('2026-11-20T14:00:00Z')
      const [theirs, ours] = [await firm(), await firm()]
      const [poisoned, sound] = [await reminder(theirs, { rhythm: 'daily' }), await reminder(ours)]
      const at = { occurs_at: '2026-11-20 15:00:00.000', delivered_at: '2026-11-19 15:00:00.000' }
      const row = { workspace_id: theirs.workspace.id, reminder_id: poisoned, escalations: 0, ...at }
      await db.table('reminder_occurrences').insert(row)
      clock.freeze(NOW)
      const cure = async () =>
        void (await db
          .from('reminder_occurrences')
          .where({ reminder_id: poisoned, delivered_at: at.delivered_at })
          .delete())
      return { poisoned, sound, cure }
    },
    run: () => deliverReminders(),
    isDone: (id) => has('reminder_occurrences', { reminder_id: id, delivered_at: clockText() }),
  },
  'repetition of a snoozed reminder': {
    job: 'snoozed',
    async prepare() {
      await occurrences()
      await db.from('reminder_receipts').update({ again_at: '2026-11-20 14:59:00.000', snoozes: 1 })
      const [first, second] = await db.from('reminder_receipts').orderBy('id')
      const cure = await refuse('UPDATE', 'reminder_receipts', `NEW.id = ${first.id}`)
      return { poisoned: Number(first.id), sound: Number(second.id), cure }
    },
    run: () => repeatSnoozed(),
    isDone: (id) => has('reminder_receipts', { id, again_at: null }),
  },
  'escalation': {
    job: 'escalations',
    async prepare() {
      const [poisoned, sound] = await occurrences()
      await db.from('reminder_occurrences').update({ escalates_at: '2026-11-20 14:59:00.000' })
      const cure = await refuse('UPDATE', 'reminder_occurrences', `NEW.id = ${poisoned}`)
      return { poisoned, sound, cure }
    },
    run: () => escalateReminders(),
    isDone: (id) => has('reminder_occurrences', { id, escalations: 1 }),
  },
  'activity due today': {
    job: 'due-today',
    async prepare() {
      const ids: number[] = []
      for (const ours of [await firm(), await firm()]) {
        const fields = { assigneeId: ours.owner.id, dueOn: '2026-11-20' }
        ids.push((await activityOf(await matterOf(ours), ours.owner, fields)).id)
      }
      const [poisoned, sound] = ids as [number, number]
      const cure = await refuse('INSERT', 'notices', `NEW.dedupe_key LIKE 'activity_due_today:${poisoned}:%'`)
      return { poisoned, sound, cure }
    },
    run: () => notifyDueToday(),
    isDone: (id) => has('notices', { dedupe_key: `activity_due_today:${id}:2026-11-20` }),
  },
  'firm with an invalid time zone': {
    job: 'due-today.firms',
    async prepare() {
      const [theirs, ours] = [await firm(), await firm()]
      for (const one of [theirs, ours])
        await activityOf(await matterOf(one), one.owner, { assigneeId: one.owner.id, dueOn: '2026-11-20' })
      const cure = await spoil('workspaces', theirs.workspace.id, 'time_zone', 'Ninguna/Parte')
      return { poisoned: theirs.workspace.id, sound: ours.workspace.id, cure }
    },
    run: () => notifyDueToday(),
    isDone: (id) => has('notices', { workspace_id: id, kind: 'activity_due_today' }),
  },
  'digest of notifications': {
    job: 'notices',
    async prepare() {
      const [theirs, ours] = [await firm(), await firm()]
      const order = {
        kind: 'member_joined',
        actorId: null,
        workspaceId: null,
        values: { name: 'A', firm: 'B' },
        subject: null,
      }
      await db.transaction((trx) => notify(trx, { ...order, to: [theirs.owner.id, ours.owner.id] }))
      const cure = await refuse('UPDATE', 'notices', `NEW.user_id = ${theirs.owner.id}`)
      return { poisoned: theirs.owner.id, sound: ours.owner.id, cure }
    },
    run: () => sendDueNotices(),
    isDone: (id) => has('notices', { user_id: id, email_state: 'sent' }),
  },
  'search alert': {
    job: 'alerts.searches',
    async prepare(client) {
      const [poisoned, sound] = await twoAlerts(client)
      return { poisoned, sound, cure: await spoil('alerts', poisoned, 'filters', '{') }
    },
    run: async () => runSearchAlerts(await engine()),
    isDone: (id) => has('notices', { kind: 'search_alert', subject_type: 'alert', subject_id: id }),
  },
  'comparison of a saved document': {
    job: 'alerts.watch',
    async prepare(client) {
      const [poisoned, sound] = (await twoKept(client)).documents
      return { poisoned, sound, cure: await spoil('legal_documents', poisoned, 'facets', '{') }
    },
    run: () => watchChanges(),
    isDone: (id) => has('document_changes', { document_id: id, what: 'text' }),
  },
  'change alert': {
    job: 'alerts.changes',
    async prepare(client) {
      const [poisoned, sound] = (await twoKept(client)).alerts
      await watchChanges()
      await db.from('alerts').update({ next_at: '2026-11-20 14:00:00.000' })
      return { poisoned, sound, cure: await refuse('UPDATE', 'alerts', `NEW.id = ${poisoned}`) }
    },
    run: () => notifyChanges(),
    isDone: (id) => has('notices', { kind: 'document_changed', subject_type: 'alert', subject_id: id }),
  },
  'task with an unreadable payload': {
    job: 'tasks',
    async prepare() {
      const [poisoned, sound] = [await task(await firm()), await task(await firm())]
      return { poisoned, sound, cure: await spoil('tasks', poisoned, 'payload', '{') }
    },
    run: () => runDueTasks(),
    isDone: async (id) => has('tasks', { id, state: 'done' }),
  },
  'document reading': {
    job: 'document-readings',
    async prepare() {
      const row = async () =>
        (await documentRow(await matterOf(await firm()), 'voz.mp3', Buffer.from('Ficticio.'), 'audio/mpeg')).versionId
      const [poisoned, sound] = [await row(), await row()]
      return { poisoned, sound, cure: await refuse('UPDATE', 'document_versions', `NEW.id = ${poisoned}`) }
    },
    run: () =>
      new ReadVersions({ ask: () => Promise.reject(new Error('not asked')) } as never, async () => null).handle(),
    isDone: (id) => has('document_versions', { id, text_state: 'none' }),
  },
  'matter in the trash': {
    job: 'trash.matters',
    async prepare() {
      const [poisoned, sound] = [await trashed(), await trashed()]
      return { poisoned, sound, cure: await refuse('DELETE', 'matters', `OLD.id = ${poisoned}`) }
    },
    run: () => new EraseTrashed().handle(),
    isDone: async (id) => !(await has('matters', { id })),
  },
  'document in the trash': {
    job: 'trash.documents',
    async prepare() {
      const [poisoned, sound] = [await thrownAway(), await thrownAway()]
      return { poisoned, sound, cure: await refuse('DELETE', 'documents', `OLD.id = ${poisoned}`) }
    },
    run: () => new PurgeTrashJob().handle(),
    isDone: async (id) => !(await has('documents', { id })),
  },
  'record of the palette index': {
    job: 'record-index.matter',
    async prepare() {
      recordWriter().clear()
      await followChanges(recordWriter())
      const [poisoned, sound] = [(await matterOf(await firm())).id, (await matterOf(await firm())).id]
      const loader = recordLoaders.find('matter')!
      const { load } = loader
      loader.load = async (ids) => {
        if (ids.includes(poisoned) && !isCured) throw new Error('poisoned')
        for (const id of ids) indexed.add(id)
        return load(ids)
      }
      let isCured = false
      return { poisoned, sound, cure: async () => void (isCured = true) }
    },
    run: () => followChanges(recordWriter()),
    isDone: async (id) => indexed.has(id),
  },
  'outbox message': {
    job: null,
    async prepare() {
      failing = true
      effects.length = 0
      await db.transaction((trx) => putInOutbox(trx, 'test.poisoned', { of: 'poisoned' }))
      await db.transaction((trx) => putInOutbox(trx, 'test.poisoned', { of: 'sound' }))
      const [first, second] = await db.from('outbox_messages').where('topic', 'test.poisoned').orderBy('id')
      return { poisoned: Number(first.id), sound: Number(second.id), cure: async () => void (failing = false) }
    },
    run: () => drainOutbox(),
    isDone: async (id) => !(await has('outbox_messages', { id, delivered_at: null })),
  },
}

/** At NOW, without a transaction around the test: on MySQL and MariaDB a trigger that is made or dropped ends it. */
async function startWithNothing() {
  await emptyDatabase()
  await (await engine()).clear()
  setLimitStore('memory')
  clock.freeze(NOW)
  return async () => {
    clock.restore()
    await emptyDatabase()
  }
}

const clockText = () => clock.now().toFormat('yyyy-MM-dd HH:mm:ss.SSS')
const failures = (job: string | null) => db.from('job_failures').if(job !== null, (query) => query.where('job', job!))

for (const [name, { job, prepare, run, isDone }] of Object.entries(CASES)) {
  test.group(`Poisoned ${name.replace(/,$/, '')}`, (group) => {
    group.each.setup(startWithNothing)

    test('holds up no other, is kept with its reason, and is done once cured', async ({ client, assert, cleanup }) => {
      const { poisoned, sound, cure } = await prepare(client)
      cleanup(cure)
      await run()
      assert.deepEqual([await isDone(poisoned), await isDone(sound)], [false, true])
      await run()
      if (job !== null) {
        const [failure, ...others] = await failures(job)
        assert.lengthOf(others, 0)
        assert.deepEqual(
          [Number(failure.item_id), Number(failure.tries)],
          [poisoned, 1],
          'it is not tried again at once'
        )
        assert.isAbove(failure.reason.length, 5)
        assert.notMatch(failure.reason, /insert into|update `|where/i)
      }
      await cure()
      clock.freeze(LATER)
      await run()
      assert.isTrue(await isDone(poisoned))
      assert.lengthOf(await failures(job), 0)
    })
  })
}

test.group('Item set aside', (group) => {
  group.each.setup(startWithNothing)

  test('is tried less and less often, and once a day after its last regular try', async ({ assert }) => {
    const { cure } = await CASES['document in the trash']!.prepare(null as never)
    const waits: number[] = []
    for (let tries = 1; tries <= MAX_TRIES + 1; tries++) {
      await new PurgeTrashJob().handle()
      const [{ due_at: due, tries: kept, set_aside_at: aside }] = await failures('trash.documents')
      assert.equal(Number(kept), tries)
      assert.equal(aside !== null, tries >= MAX_TRIES)
      const dueAt = new Date(`${String(due).replace(' ', 'T')}Z`)
      waits.push(Math.round((dueAt.getTime() - clock.now().toMillis()) / 1_000))
      clock.freeze(dueAt.toISOString())
    }
    assert.deepEqual(waits, [30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 86_400, 86_400])
    await cure()
  })
})

test.group('Poisoned legal document', (group) => {
  group.each.setup(emptyLibrary)

  const place = (id: number, seq: number, change: Record<string, unknown>) =>
    db
      .from('legal_documents')
      .where('id', id)
      .update({ change_seq: seq, ...change })

  test('does not keep later documents from the search index', async ({ assert }) => {
    const [poisoned, sound] = await libraryOf({ title: 'PRUEBA FICTICIA.' }, { title: 'SUSPENSIÓN FICTICIA.' })
    const { lastSeq } = await (await engine()).status()
    await place(poisoned!.id, lastSeq + 1, { facets: '{' })
    await place(sound!.id, lastSeq + 2, { title: 'CADUCIDAD FICTICIA.' })
    assert.isTrue(await bringIndexUpToDate(await engine()))
    const asked = { source: 'scjn', filters: {}, page: 1, pageSize: 10, facets: [] }
    const found = await (await engine()).search({ ...asked, text: 'caducidad' })
    assert.deepEqual(
      found.hits.map(({ id }) => id),
      [sound!.id]
    )
    const [failure, ...others] = await failures('search-index')
    assert.lengthOf(others, 0)
    assert.equal(Number(failure.item_id), poisoned!.id)
  })

  test('does not keep later documents from being read for what they cite', async ({ assert }) => {
    const [poisoned, sound] = await libraryOf(
      { title: 'PRUEBA FICTICIA.' },
      { title: 'SUSPENSIÓN FICTICIA.', body: 'Véase la tesis P./J. 10/2031 (11a.), ficticia.' }
    )
    await place(poisoned!.id, poisoned!.changeSeq, { citation_keys: '{' })
    assert.isTrue(await followCitations())
    assert.isTrue(await has('citations', { document_id: sound!.id }))
    assert.equal(Number((await failures('citations'))[0].item_id), poisoned!.id)
  })
})
