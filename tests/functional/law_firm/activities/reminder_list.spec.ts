import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { reminderFields } from '#database/factories/reminder_factory'
import { foldTitles } from '#database/migrations/0041_titles_of_reminders'
import { processReminders } from '#app/activities/recurring_tasks'
import { SetReminder } from '#app/activities/actions/set_reminder'
import type { ReminderFields } from '#app/activities/domain/reminder_fields'
import { reminderFilters } from '#app/activities/domain/reminder_filters'
import { myReminderList } from '#app/activities/queries/my_reminder_list'
import { clock } from '#app/core/clock'
import type { Viewer } from '#app/core/contributions/registries'
import type Matter from '#app/matters/models/matter'
import type { Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { atDesk } from '../matters/desk.js'
import { by, limitTo, office } from './scene.js'

const PAGE = '/law-firm/reminders'

type Desk = Awaited<ReturnType<typeof atDesk>>

function set(ours: Firm, fields: Partial<ReminderFields> = {}, matter: Matter | null = null) {
  const place = { workspaceId: ours.workspace.id, matterId: matter?.id ?? null, activityId: null }
  const usual = { startsOn: '2026-11-23', time: '09:00', ...fields }
  return new SetReminder().handle(by(ours.owner), place, reminderFields(ours, usual))
}

async function titlesAt(desk: Desk, query = ''): Promise<string[]> {
  const { reminders } = (await desk.visit(`${PAGE}${query}`)).body().props
  return (reminders as { title: string }[]).map(({ title }) => title)
}

test.group('Reminder list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-20T14:00:00Z')
    return () => clock.restore()
  })

  test('is searched without accents by every word, in titles and in matters', async ({ client, assert }) => {
    const ours = await office()
    const matter = await matterOf(ours, { title: 'Despido de la señora Núñez' })
    await set(ours, { title: 'Llamar al actuario' })
    await set(ours, { title: 'Preparar CONTESTACIÓN 100%' })
    await set(ours, { title: 'Revisar la lista' }, matter)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    assert.deepEqual(await titlesAt(desk, '?q=contestacion'), ['Preparar CONTESTACIÓN 100%'])
    assert.deepEqual(await titlesAt(desk, '?q=nunez+revisar'), ['Revisar la lista'])
    assert.deepEqual(await titlesAt(desk, `?q=${matter.reference}`), ['Revisar la lista'])
    assert.deepEqual(await titlesAt(desk, '?q=100%25'), ['Preparar CONTESTACIÓN 100%'])
    assert.isEmpty(await titlesAt(desk, '?q=actuario+nunez'))
  })

  test('is filtered by matter, repetition and person, all together', async ({ client, assert }) => {
    const ours = await office()
    const { owner, lawyer, matter } = ours
    await set(ours, { title: 'Libre' })
    await set(ours, { title: 'Diario', rhythm: 'daily', peopleIds: [owner.id, lawyer.id] })
    await set(ours, { title: 'Del expediente', peopleIds: [lawyer.id] }, matter)
    const desk = await atDesk(client, owner, ours.workspace)
    assert.deepEqual(await titlesAt(desk, '?on=matter'), ['Del expediente'])
    assert.sameMembers(await titlesAt(desk, '?on=none'), ['Libre', 'Diario'])
    assert.deepEqual(await titlesAt(desk, '?repeats=yes'), ['Diario'])
    assert.sameMembers(await titlesAt(desk, '?repeats=no'), ['Libre', 'Del expediente'])
    assert.sameMembers(await titlesAt(desk, `?person=${lawyer.id}`), ['Diario', 'Del expediente'])
    assert.deepEqual(await titlesAt(desk, `?person=${lawyer.id}&on=matter&repeats=no`), ['Del expediente'])
    for (const odd of ['?on=x&repeats=2&person=-1&sort=password&page=x', '?on[]=matter&q[a]=b&person[]=1&page=-1'])
      assert.lengthOf(await titlesAt(desk, odd), 3, odd)
  })

  test('shows the next first, of those over the last, and either in another order', async ({ client, assert }) => {
    const ours = await office()
    await set(ours, { title: 'Árbol', startsOn: '2026-11-24' })
    await set(ours, { title: 'Zanja', startsOn: '2026-11-23' })
    await set(ours, { title: 'Barda', startsOn: '2026-11-25' })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    assert.deepEqual(await titlesAt(desk), ['Zanja', 'Árbol', 'Barda'])
    assert.deepEqual(await titlesAt(desk, '?sort=-when'), ['Barda', 'Árbol', 'Zanja'])
    assert.deepEqual(await titlesAt(desk, '?sort=title'), ['Árbol', 'Barda', 'Zanja'])
    assert.deepEqual(await titlesAt(desk, '?sort=-created'), ['Barda', 'Zanja', 'Árbol'])
    assert.isEmpty(await titlesAt(desk, '?over=yes'))
    clock.freeze('2026-11-26T14:00:00Z')
    await processReminders(() => false)
    const later = await atDesk(client, ours.owner, ours.workspace)
    assert.isEmpty(await titlesAt(later))
    assert.deepEqual(await titlesAt(later, '?over=yes'), ['Barda', 'Árbol', 'Zanja'])
    assert.deepEqual(await titlesAt(later, '?over=yes&sort=when'), ['Zanja', 'Árbol', 'Barda'])
  })

  test('shows the columns that its address names, and the usual ones without any', async ({ client, assert }) => {
    const ours = await office()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const columns = async (query: string) => (await desk.visit(`${PAGE}${query}`)).body().props.filters.columns
    assert.deepEqual(await columns('?columns=last,secret,when'), ['when', 'last'])
    assert.deepEqual(await columns('?columns[]=when'), [])
  })

  test('shows twenty-five per page with the same number of queries for one and sixty', async ({ client, assert }) => {
    const ours = await office()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await set(ours, {}, ours.matter)
    const few = await queriesOf(() => desk.visit(`${PAGE}?q=actuario`))
    for (let index = 1; index < 60; index++)
      await set(ours, { peopleIds: [ours.owner.id, ours.lawyer.id] }, ours.matter)
    const many = await queriesOf(() => desk.visit(`${PAGE}?q=actuario`))
    assert.lengthOf(many, few.length)
    const at = async (page: number) => (await desk.visit(`${PAGE}?page=${page}`)).body().props
    assert.deepEqual((await at(1)).paging, { total: 60, page: 1, perPage: 25 })
    const ids = [await at(1), await at(2), await at(3)].flatMap(({ reminders }) => reminders as { id: number }[])
    assert.equal(new Set(ids.map(({ id }) => id)).size, 60)
    const beyond = await at(9)
    assert.lengthOf(beyond.reminders, 10)
    assert.equal(beyond.filters.page, 3)
  })

  test('shows and counts nothing of hidden matters, colleagues or other firms', async ({ client, assert }) => {
    const [ours, theirs] = [await office(), await office()]
    const hidden = await matterOf(ours)
    await limitTo(hidden, [ours.owner])
    await set(ours, { title: 'Oculto', peopleIds: [ours.lawyer.id] }, hidden)
    await set(ours, { title: 'De otra persona' })
    await set(ours, { title: 'Suyo', peopleIds: [ours.lawyer.id] })
    await set(theirs, { title: 'De otro despacho' })
    const desk = await atDesk(client, ours.lawyer, ours.workspace)
    for (const query of ['', `?person=${ours.lawyer.id}`, '?q=o']) {
      assert.deepEqual(await titlesAt(desk, query), ['Suyo'], query)
      assert.equal((await desk.visit(`${PAGE}${query}`)).body().props.paging.total, 1, query)
    }
    assert.isEmpty(await titlesAt(desk, `?person=${theirs.owner.id}`))
    assert.isEmpty(await titlesAt(desk, `?q=${encodeURIComponent(hidden.title)}`))
  })

  test('finds reminders that were set before titles were folded', async ({ client, assert }) => {
    const ours = await office()
    const { id } = await set(ours, { title: 'Audiencia con Íñigo' })
    await db.from('reminders').where({ id }).update({ title_folded: '' })
    const desk = await atDesk(client, ours.owner, ours.workspace)
    assert.isEmpty(await titlesAt(desk, '?q=inigo'))
    for (let round = 0; round < 2; round++) await foldTitles(db.connection())
    assert.deepEqual(await titlesAt(desk, '?q=inigo'), ['Audiencia con Íñigo'])
  })

  test('is read by the index of the moments, without a scan of any table', async ({ assert }) => {
    const viewer = { userId: 1, workspaceId: 1, may: () => true } as unknown as Viewer
    for (const query of [{}, { over: 'yes' }, { on: 'matter', repeats: 'yes', person: '1', q: 'vista' }]) {
      const asked = await queriesOf(async () => myReminderList(viewer, await reminderFilters.validate(query)))
      if (db.connection().dialect.name === 'mysql') continue
      for (const sql of asked.slice(0, 2)) {
        const values = Array.from(sql.matchAll(/\?/g), () => 1)
        const rows: { detail: string }[] = await db.rawQuery(`EXPLAIN QUERY PLAN ${sql}`, values)
        const plan = rows.map(({ detail }) => detail).join('\n')
        assert.match(plan, /^SEARCH reminders USING INDEX reminders_to_come \(workspace_id=\? AND next_at/m, sql)
        assert.notMatch(plan, /^SCAN (?!\()/m, sql)
      }
    }
  })
})
