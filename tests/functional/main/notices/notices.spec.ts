import { CookieClient } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { matterOf } from '#database/factories/matter_factory'
import { liveSessions } from '#app/auth/queries/live_sessions'
import { clock } from '#app/core/clock'
import { hashOfToken } from '#app/core/encryption/tokens'
import { sweep } from '#app/core/jobs/sweep'
import { notify, type NoticeOrder } from '#app/notifications/actions/notify'
import { oldNotices, sendDueNotices } from '#app/notifications/actions/send_due_notices'
import { settingOf } from '#app/notifications/queries/notice_setting_of'
import { SESSION_COOKIE } from '#config/session'
import { lookThroughEyesOf } from '#tests/functional/security/recovery/impersonation'
import { send } from '#tests/helpers/http'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { openSession, signedIn } from '#tests/helpers/signed_in'

const NOON = DateTime.fromISO('2026-11-20T12:00:00', { zone: 'America/Mexico_City' }).toUTC()
const at = (iso: string) => DateTime.fromISO(iso, { zone: 'America/Mexico_City' }).toUTC()
const order = (over: Partial<NoticeOrder>): NoticeOrder => ({
  kind: 'member_joined',
  to: [],
  actorId: null,
  workspaceId: null,
  values: { name: 'Inés Robledo', firm: 'Robledo y Asociados' },
  subject: { type: 'firm', id: 1, place: { page: 'members' } },
  ...over,
})
const tell = (over: Partial<NoticeOrder>) => db.transaction((trx) => notify(trx, order(over)))

test.group('Notification centre', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('lists the notifications of a person, newest first, with their read status', async ({ client, assert }) => {
    const [ana, luis] = [await person(), await person()]
    await tell({ to: [ana.id, luis.id] })
    await tell({ to: [ana.id], values: { name: 'Beto', firm: 'X' } })
    const session = await signedIn(client, ana)
    const { component, props } = (await session.visit('/notifications')).body()
    assert.equal(component, 'main/notices/index')
    assert.deepEqual(
      props.items.map((item: { values: { name: string } }) => item.values.name),
      ['Beto', 'Inés Robledo']
    )
    assert.deepEqual(props.paging, { total: 2, page: 1, perPage: 25 })
    const latest = (await session.get('/notifications/latest')).body()
    assert.deepEqual([latest.items.length, latest.unread], [2, 2])
    assert.notProperty(latest.items[0], 'userId')
  })

  test('skips the person who caused it and notifies a person once per key', async ({ assert }) => {
    const [ana, luis] = [await person(), await person()]
    assert.equal(await tell({ to: [ana.id, luis.id, luis.id], actorId: ana.id, key: 'a' }), 1)
    await tell({ to: [luis.id], key: 'a' })
    assert.lengthOf(await db.from('notices').whereIn('user_id', [ana.id, luis.id]), 1)
  })

  test('marks an opened notification as read, switches to its firm and follows it, but only for its owner', async ({
    client,
    assert,
  }) => {
    const [ours, theirs] = [await firm(), await firm()]
    await db.table('members').insert({
      workspace_id: theirs.workspace.id,
      user_id: ours.owner.id,
      role_id: null,
      created_at: '2026-01-01 00:00:00.000',
      updated_at: '2026-01-01 00:00:00.000',
    })
    const subject = { type: 'firm', id: theirs.workspace.id, place: { page: 'home' } }
    await tell({ to: [ours.owner.id, theirs.owner.id], workspaceId: theirs.workspace.id, subject })
    const [own, other] = await db.from('notices').orderBy('user_id')
    const session = await signedIn(client, ours.owner, ours.workspace)
    const opened = await session.submit('post', `/notifications/${own.id}/opening`)
    opened.assertHeader('location', '/main')
    assert.isNotNull((await db.from('notices').where('id', own.id).firstOrFail()).read_at)
    assert.equal((await session.visit('/main')).body().props.identity.workspace.id, theirs.workspace.id)
    for (const id of [other.id, 999_999, 'x'])
      (await session.submit('post', `/notifications/${id}/opening`)).assertStatus(404)
    assert.isNull((await db.from('notices').where('id', other.id).firstOrFail()).read_at)
  })

  test('shows an operator who impersonates nothing of the other firms of a person', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const { owner } = ours
    await tell({ to: [owner.id], workspaceId: theirs.workspace.id, values: { name: 'Ajena', firm: 'X' } })
    await tell({ to: [owner.id], workspaceId: ours.workspace.id })
    await tell({ to: [owner.id] })
    const session = await signedIn(client, owner, ours.workspace)
    const counts = async () => {
      const { props } = (await session.visit('/notifications')).body()
      const unread = (await session.visit('/notifications?show=unread')).body().props
      const latest = (await session.get('/notifications/latest')).body()
      const home = (await session.visit('/main')).body().props.panels as { key: string; content: { items: object[] } }[]
      const panel = home.find(({ key }) => key === 'notices.unread')?.content
      return [props.paging.total, unread.items.length, latest.items.length, latest.unread, panel?.items.length]
    }
    assert.deepEqual(await counts(), [3, 3, 3, 3, 3])
    await lookThroughEyesOf(owner)
    assert.deepEqual(await counts(), [2, 2, 2, 2, 2])
    const [elsewhere] = await db.from('notices').where('workspace_id', theirs.workspace.id)
    ;(await session.submit('post', `/notifications/${elsewhere.id}/opening`)).assertStatus(404)
    const newest = await db.from('notices').max('id as id').firstOrFail()
    await session.submit('put', '/notifications/readings', { upTo: Number(newest.id) })
    const unread = await db.from('notices').whereNull('read_at')
    assert.deepEqual(
      unread.map(({ id }) => id),
      [elsewhere.id]
    )
  })

  test('marks all shown notifications as read, but not later ones or those of others', async ({ client, assert }) => {
    const [ana, luis] = [await person(), await person()]
    for (let count = 0; count < 3; count++) await tell({ to: [ana.id, luis.id] })
    const shown = await db.from('notices').where('user_id', ana.id).orderBy('id')
    const session = await signedIn(client, ana)
    await session.submit('put', '/notifications/readings', { upTo: shown[1].id })
    const left = (await session.visit('/notifications?show=unread')).body().props
    assert.deepEqual(
      left.items.map(({ id }: { id: number }) => id),
      [shown[2].id]
    )
    assert.lengthOf(await db.from('notices').where('user_id', luis.id).whereNull('read_at'), 3)
    const wrong = await session.put('/notifications/readings', { upTo: 'x' })
    wrong.assertStatus(422)
  })

  test('hides notifications of a matter that became private or after leaving the firm', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    const matter = await matterOf(ours)
    const subject = { type: 'matter', id: matter.id, place: { tab: 'notes' } }
    await tell({ to: [lawyer.id], workspaceId: ours.workspace.id, subject })
    await tell({ to: [lawyer.id], workspaceId: ours.workspace.id })
    const session = await signedIn(client, lawyer, ours.workspace)
    const shown = async () => (await session.get('/notifications/latest')).body().items.length
    assert.equal(await shown(), 2)
    await matter.merge({ private: true }).save()
    assert.equal(await shown(), 1)
    assert.lengthOf((await session.visit('/notifications')).body().props.items, 1)
    assert.equal(await sendDueNotices(), 1)
    const [mail] = await mailsTo(lawyer.email)
    assert.notInclude(mail!.subject, '2')
    await matter.merge({ private: false }).save()
    await db.from('members').where('user_id', lawyer.id).delete()
    assert.equal(await shown(), 1)
  })

  test('takes the same number of queries for one notification and for sixty', async ({ client, assert }) => {
    const ana = await person()
    const session = await signedIn(client, ana)
    await tell({ to: [ana.id] })
    const one = await queriesOf(() => session.visit('/notifications'))
    for (let count = 0; count < 60; count++) await tell({ to: [ana.id] })
    const many = await queriesOf(() => session.visit('/notifications?page=2'))
    assert.equal(many.length, one.length)
  })

  test('streams the unread count without extending the session, and tells the browser of a visitor to ask no more', async ({
    assert,
  }) => {
    const ana = await person()
    const session = await openSession(ana)
    const before = await db.from('sessions').where('user_id', ana.id).firstOrFail()
    clock.freeze(NOON.plus({ minutes: 30 }))
    const cookies = new CookieClient((await app.container.make('encryption')).use())
    const cookie = `${SESSION_COOKIE}=${cookies.sign(SESSION_COOKIE, session.id)}`
    const headers = { accept: 'text/event-stream', cookie }
    const answer = await send('/notifications/stream', { headers })
    assert.deepEqual([answer.status, answer.headers['cache-control']], [200, 'no-store'])
    assert.include(answer.text, 'retry:')
    const after = await db.from('sessions').where('user_id', ana.id).firstOrFail()
    assert.equal(after.last_seen_at, before.last_seen_at)
    const refused = await send('/notifications/stream', { headers: { accept: 'text/event-stream' } })
    assert.deepEqual([refused.status, refused.headers.location, refused.text], [204, undefined, ''])
  })

  test('knows which sessions still go on', async ({ assert }) => {
    const [open, ended, idle, over] = [
      await openSession(await person()),
      await openSession(await person()),
      await openSession(await person()),
      await openSession(await person()),
    ]
    const findRow = ({ id }: { id: string }) => db.from('sessions').where('id', hashOfToken(id))
    await findRow(ended).delete()
    await findRow(idle).update({ idle_expires_at: '2026-11-20 10:00:00.000' })
    await findRow(over).update({ expires_at: '2026-11-20 10:00:00.000' })
    const live = await liveSessions([open, ended, idle, over].map(({ id }) => id))
    assert.deepEqual([...live], [open.id])
  })
})

test.group('Notification emails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('combine everything unread in one email, once', async ({ assert }) => {
    const ana = await person()
    await tell({ to: [ana.id] })
    await tell({ to: [ana.id], values: { name: 'Beto <b>', firm: 'X' } })
    await db.from('notices').where('user_id', ana.id).orderBy('id').limit(1)
    assert.equal(await sendDueNotices(), 1)
    assert.equal(await sendDueNotices(), 0)
    const [mail, ...others] = await mailsTo(ana.email)
    assert.isEmpty(others)
    assert.equal(mail!.subject, '2 avisos de Foja')
    assert.include(mail!.text, 'Inés Robledo se incorporó a Robledo y Asociados')
    assert.include(mail!.html, 'Beto &lt;b&gt;')
  })

  test('omit what was read, was opted out of or has its own email', async ({ assert }) => {
    const ana = await person()
    await tell({ to: [ana.id] })
    await db.from('notices').where('user_id', ana.id).update({ read_at: '2026-11-20 18:00:00.000' })
    await tell({ to: [ana.id], hasOwnEmail: true })
    const now = '2026-11-20 18:00:00.000'
    await db
      .table('notification_choices')
      .insert({ user_id: ana.id, event: 'member_left', channel: 'email', enabled: 0, created_at: now, updated_at: now })
    await tell({ to: [ana.id], kind: 'member_left' })
    assert.equal(await sendDueNotices(), 0)
    assert.isEmpty(await mailsTo(ana.email))
    assert.isEmpty(await db.from('notices').where({ user_id: ana.id, email_state: 'due' }))
  })

  test('wait until the quiet hours in the time zone of the person are over', async ({ assert }) => {
    const ana = await person()
    await ana.merge({ timeZone: 'America/Tijuana' }).save()
    await tell({ to: [ana.id] })
    clock.freeze(at('2026-11-21T08:30:00'))
    assert.equal(await sendDueNotices(), 0, 'half past six in Tijuana')
    clock.freeze(at('2026-11-21T09:00:00'))
    assert.equal(await sendDueNotices(), 1)
  })

  test('are sent as a daily digest or never, as chosen', async ({ assert }) => {
    const [ana, luis] = [await person(), await person()]
    await db.transaction(async (trx) => {
      await (await settingOf(ana.id, trx)).merge({ emailRhythm: 'daily', digestHour: 18 }).save()
      await (await settingOf(luis.id, trx)).merge({ emailRhythm: 'never' }).save()
    })
    await tell({ to: [ana.id, luis.id] })
    assert.equal(await sendDueNotices(), 0)
    clock.freeze(at('2026-11-20T18:05:00'))
    assert.equal(await sendDueNotices(), 1)
    await tell({ to: [ana.id] })
    assert.equal(await sendDueNotices(), 0, 'not twice a day')
    clock.freeze(at('2026-11-21T18:00:00'))
    assert.equal(await sendDueNotices(), 1)
    assert.isEmpty(await mailsTo(luis.email))
  })

  test('are scheduled in the settings, which refuse an invalid hour at its field', async ({ client, assert }) => {
    const ana = await person()
    const session = await signedIn(client, ana)
    const usual = (await session.visit('/settings/notification')).body().props.delivery
    assert.deepEqual(usual, { emailRhythm: 'at_once', digestHour: 7, quietFrom: 22, quietTo: 7 })
    const chosen = { emailRhythm: 'daily', digestHour: 9, quietFrom: null, quietTo: null }
    await session.submit('put', '/settings/notification/delivery', chosen)
    assert.deepEqual((await session.visit('/settings/notification')).body().props.delivery, chosen)
    const wrong = await session.put('/settings/notification/delivery', { ...chosen, digestHour: 24 })
    wrong.assertStatus(422)
    assert.deepEqual((await session.visit('/settings/notification')).body().props.delivery, chosen)
  })

  test('are counted by kind for the last week, even when they reached nobody', async ({ client, assert }) => {
    const ana = await person()
    clock.freeze(NOON.minus({ days: 8 }))
    await tell({ to: [ana.id] })
    clock.freeze(NOON)
    await tell({ to: [ana.id] })
    const { rows } = (await (await signedIn(client, ana)).visit('/settings/notification')).body().props
    assert.equal(rows.find(({ event }: { event: string }) => event === 'member_joined').lastWeek, 1)
    clock.freeze(NOON.plus({ days: 175 }))
    await sweep(oldNotices)
    assert.lengthOf(await db.from('notices').where('user_id', ana.id), 1)
  })
})
