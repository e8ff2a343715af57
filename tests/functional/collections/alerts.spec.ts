import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { runSearchAlerts } from '#app/collections/alerts/run_search_alerts'
import Alert from '#app/collections/models/alert'
import { LIMITS } from '#app/collections/domain/limits'
import Notice from '#app/notifications/models/notice'
import { addressOfNotice } from '#app/notifications/notice_subject'
import { sendDueNotices } from '#app/notifications/actions/send_due_notices'
import { firm } from '#tests/helpers/people'
import { mailsTo } from '#tests/helpers/mailbox'
import { queriesOf } from '#tests/helpers/queries'
import { emptyLibrary, engine, libraryOf } from '../research/searches/library.js'
import { readerOf } from '../research/searches/reader.js'
import { office } from './saved_items.js'

const SEARCH = { source: 'scjn', queryString: 'q=suspension', name: 'Suspensión', frequency: 'at_once' }

const run = async () => runSearchAlerts(await engine())
const noticesOf = ({ id }: { id: number }) => Notice.query().where('user_id', id).orderBy('id')

test.group('Search alert', (group) => {
  group.each.setup(async () => {
    const rollback = await emptyLibrary()
    // A Friday, nine in the morning in Mexico City.
    clock.freeze('2026-11-20T15:00:00Z')
    return async () => {
      clock.restore()
      await rollback()
    }
  })

  test('reports each new result once, with its title', async ({ client, assert }) => {
    const ours = await office(client)
    await libraryOf({ title: 'SUSPENSIÓN FICTICIA QUE YA ESTABA.' })
    const session = await ours.as(ours.lawyer)
    ;(await session.post('/search/alerts', SEARCH)).assertStatus(302)
    assert.equal(await run(), 0)
    const fresh = await libraryOf({ title: 'SUSPENSIÓN FICTICIA NUEVA.' }, { title: 'PRUEBA FICTICIA.' })
    assert.equal(await run(), 1)
    assert.equal(await run(), 0)
    const [notice, ...others] = await noticesOf(ours.lawyer)
    assert.lengthOf(others, 0)
    const alert = await Alert.findByOrFail('user_id', ours.lawyer.id)
    assert.include(notice!.serialize(), { kind: 'search_alert', emailState: 'due' })
    assert.equal(addressOfNotice(notice!), `/search/alerts/${alert.id}`)
    assert.deepEqual(notice!.values, { name: 'Suspensión', count: '1' })
    const { hits, paging } = (await session.visit(`/search/alerts/${alert.id}`)).body().props
    assert.deepEqual(
      hits.map(({ documentId, what }: { documentId: number; what: string }) => [documentId, what]),
      [[fresh[0]!.id, 'new']]
    )
    assert.equal(paging.total, 1)
    const { alerts } = (await session.visit('/search/collections?tab=alerts')).body().props
    assert.include(alerts[0], { name: 'Suspensión', hits: 1, leads: '/search/b-search/scjn?q=suspension' })
    assert.equal(alerts[0].last.title, 'SUSPENSIÓN FICTICIA NUEVA.')
  })

  test('counts all new results and lists the newest fifty', async ({ client, assert }) => {
    const ours = await office(client)
    await (await ours.as(ours.lawyer)).post('/search/alerts', SEARCH)
    await libraryOf(...Array.from({ length: 55 }, (_, n) => ({ title: `SUSPENSIÓN FICTICIA ${n}.` })))
    await run()
    const [notice] = await noticesOf(ours.lawyer)
    assert.equal(notice!.values.count, '55')
    assert.lengthOf(await db.from('alert_hits'), 50)
  })

  test('waits for documents that are stored but not yet searchable', async ({ client, assert }) => {
    const ours = await office(client)
    await (await ours.as(ours.lawyer)).post('/search/alerts', SEARCH)
    const [found, late] = await libraryOf({ title: 'SUSPENSIÓN FICTICIA UNO.' }, { title: 'SUSPENSIÓN FICTICIA DOS.' })
    const { lastSeq } = await (await engine()).status()
    // As if the second one had been stored, and not yet been given to the index.
    await late!.merge({ changeSeq: lastSeq + 1 }).save()
    await run()
    const told = async () => (await db.from('alert_hits').orderBy('id')).map(({ document_id: id }) => Number(id))
    assert.deepEqual(await told(), [found!.id])
    await (await engine()).apply([{ seq: lastSeq + 1, id: late!.id, document: late! }])
    await run()
    assert.deepEqual(await told(), [found!.id, late!.id])
    assert.deepEqual(
      (await noticesOf(ours.lawyer)).map(({ values }) => values.count),
      ['1', '1']
    )
  })

  test('is sent daily at seven or weekly on Monday, in the time zone of the person', async ({ client, assert }) => {
    const ours = await office(client)
    const session = await ours.as(ours.lawyer)
    await session.post('/search/alerts', { ...SEARCH, queryString: 'q=suspension', frequency: 'daily' })
    await session.post('/search/alerts', { ...SEARCH, queryString: 'q=ficticia', frequency: 'weekly' })
    await libraryOf({ title: 'SUSPENSIÓN FICTICIA.' })
    assert.equal(await run(), 0)
    clock.freeze('2026-11-21T12:59:00Z')
    assert.equal(await run(), 0)
    clock.freeze('2026-11-21T13:00:00Z')
    assert.equal(await run(), 1)
    await libraryOf({ title: 'SUSPENSIÓN FICTICIA OTRA.' })
    clock.freeze('2026-11-22T12:00:00Z')
    assert.equal(await run(), 0)
    clock.freeze('2026-11-23T13:01:00Z')
    assert.equal(await run(), 2)
    const told = (await noticesOf(ours.lawyer)).map(({ values }) => values.count)
    assert.sameMembers(told, ['1', '1', '2'])
  })

  test('is paused, catches up afterwards, is renamed and deleted', async ({ client, assert }) => {
    const ours = await office(client)
    const session = await ours.as(ours.lawyer)
    await session.post('/search/alerts', SEARCH)
    const alert = await Alert.findByOrFail('user_id', ours.lawyer.id)
    const path = `/search/alerts/${alert.id}`
    ;(await session.post(`${path}/pause`)).assertStatus(302)
    await libraryOf({ title: 'SUSPENSIÓN FICTICIA.' })
    assert.equal(await run(), 0)
    ;(await session.delete(`${path}/pause`)).assertStatus(302)
    assert.equal(await run(), 1)
    ;(await session.put(path, { name: 'Otra', frequency: 'weekly' })).assertStatus(302)
    assert.include((await alert.refresh()).serialize(), { name: 'Otra', frequency: 'weekly' })
    for (const body of [
      { name: ' ', frequency: 'daily' },
      { name: 'x', frequency: 'hourly' },
    ])
      (await session.put(path, body)).assertStatus(422)
    ;(await session.delete(path)).assertStatus(302)
    ;(await session.get(path)).assertStatus(404)
    await libraryOf({ title: 'SUSPENSIÓN FICTICIA TARDÍA.' })
    assert.equal(await run(), 0)
    assert.lengthOf(await db.from('alert_hits'), 0)
  })

  test('is private to a person, unique per search, and limited in number', async ({ client }) => {
    const ours = await office(client)
    const [lawyer, reader] = [await ours.as(ours.lawyer), await ours.as(ours.reader)]
    ;(
      await lawyer.post('/search/alerts', { ...SEARCH, queryString: 'q=amparo&materia=Civil&materia=Penal' })
    ).assertStatus(302)
    const same = { ...SEARCH, queryString: 'page=3&materia=Penal&q=amparo&materia=Civil&zzz=1' }
    ;(await lawyer.post('/search/alerts', same)).assertStatus(422)
    ;(await reader.post('/search/alerts', same)).assertStatus(302)
    const alert = await Alert.findByOrFail('user_id', ours.lawyer.id)
    for (const call of [
      reader.get(`/search/alerts/${alert.id}`),
      reader.put(`/search/alerts/${alert.id}`, { name: 'x', frequency: 'daily' }),
      reader.delete(`/search/alerts/${alert.id}`),
      reader.post(`/search/alerts/${alert.id}/pause`),
    ])
      (await call).assertStatus(404)
    ;(await lawyer.post('/search/alerts', { ...SEARCH, source: 'nada' })).assertStatus(404)
    for (const body of [{}, { ...SEARCH, name: '' }, { ...SEARCH, frequency: 'x' }])
      (await lawyer.post('/search/alerts', body)).assertStatus(422)
    const { userId, kind, name, frequency, nextAt } = alert
    for (let n = 1; n < LIMITS.alerts; n++)
      await Alert.create({ userId, kind, name, frequency, nextAt, signature: `otra ${n}` })
    ;(await lawyer.post('/search/alerts', SEARCH)).assertStatus(422)
  })

  test('is emailed according to the notification settings, or not at all', async ({ client, assert }) => {
    const ours = await office(client)
    const [lawyer, reader] = [await ours.as(ours.lawyer), await ours.as(ours.reader)]
    await lawyer.post('/search/alerts', SEARCH)
    await reader.post('/search/alerts', SEARCH)
    const off = { user_id: ours.reader.id, event: 'search_alert', channel: 'email', enabled: 0 }
    const now = '2026-11-20 00:00:00.000'
    await db.table('notification_choices').insert({ ...off, created_at: now, updated_at: now })
    await libraryOf({ title: 'SUSPENSIÓN FICTICIA.' })
    await run()
    await sendDueNotices()
    assert.lengthOf(await mailsTo(ours.reader.email), 0)
    const [mail, ...others] = await mailsTo(ours.lawyer.email)
    assert.lengthOf(others, 0)
    assert.include(mail!.text, 'Un resultado nuevo en «Suspensión»')
  })

  test('costs one query when none is due, however many there are', async ({ client, assert }) => {
    const ours = await office(client)
    const session = await ours.as(ours.lawyer)
    for (const word of ['uno', 'dos', 'tres'])
      await session.post('/search/alerts', { ...SEARCH, queryString: `q=${word}` })
    assert.lengthOf(await queriesOf(run), 1)
    const other = await firm('Otro despacho')
    const stranger = await readerOf(client, other.owner, other.workspace)
    assert.lengthOf((await stranger.visit('/search/collections?tab=alerts')).body().props.alerts, 0)
  })
})
