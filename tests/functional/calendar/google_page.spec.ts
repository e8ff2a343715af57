import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { emitMembershipEnded } from './google_scene.js'
import { failure, GoogleCalendarStandIn } from '#tests/helpers/google_calendar_stand_in'
import { PASSWORD } from '#tests/helpers/people'
import { signIn, type Visitor } from '#tests/helpers/visitor'
import { SCOPE } from '#app/google_calendar/client/google_grants'
import { noticesOf, office } from '../law_firm/activities/scene.js'
import { entryOf } from './entry_scene.js'
import { connectedTo } from './google_scene.js'

const PAGE = '/calendar/google'
const draft = { masked: false, kinds: [] as string[], confirmation: { password: PASSWORD } }

type Page = { isOn: boolean; kinds: string[]; connection: Record<string, unknown> | null }
const pageOf = async (visitor: Visitor) => (await visitor.open(PAGE)).page!.props as unknown as Page

test.group('Page of Google Calendar', (group) => {
  let google: GoogleCalendarStandIn
  group.setup(async () => {
    google = await GoogleCalendarStandIn.start()
    return () => google.stop()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    google.configure()
    google.calendars.clear()
    google.isAgreed = true
    google.scope = SCOPE
    google.calls.length = google.next.length = 0
    google.refresh.clear()
    return () => clock.restore()
  })

  async function atWork() {
    const firm = await office()
    await firm.owner.setPassword(PASSWORD)
    await firm.owner.save()
    const visitor = await signIn(firm.owner)
    await visitor.open(PAGE)
    return { ...firm, visitor }
  }

  /** Goes to Google and comes back. */
  async function connect(visitor: Visitor, given: object = {}) {
    const away = await visitor.submit('post', PAGE, { ...draft, ...given })
    const back = new URL(google.authorize(String(away.headers['x-inertia-location'])))
    return visitor.open(back.pathname + back.search)
  }

  test('connects after the password and Google, keeps tokens sealed, and sends nothing yet', async ({ assert }) => {
    const { visitor, workspace, owner } = await atWork()
    await entryOf(owner, workspace, { title: 'Junta' })
    const away = await visitor.submit('post', PAGE, draft)
    assert.equal(away.status, 409)
    const asked = new URL(String(away.headers['x-inertia-location'])).searchParams
    assert.equal(asked.get('scope'), 'https://www.googleapis.com/auth/calendar.app.created')
    assert.deepEqual([asked.get('code_challenge_method'), asked.get('access_type')], ['S256', 'offline'])
    assert.equal((await connect(visitor)).headers.location, PAGE)
    const { connection } = await pageOf(visitor)
    assert.deepInclude(connection, { state: 'waiting', masked: false, syncedAt: null, isQueued: false })
    assert.lengthOf(google.seen(), 0)
    const stored = JSON.stringify([await db.from('google_connections'), await db.from('audit_entries')])
    for (const token of google.refresh) assert.notInclude(stored, token)
    const preview = await visitor.json('post', `${PAGE}/preview`, {})
    assert.deepEqual(preview.body, {
      lines: [{ side: 'google', does: 'added', title: 'Junta', day: '2026-12-01' }],
      total: 1,
    })
    assert.lengthOf(google.seen(), 0)
    await visitor.submit('post', `${PAGE}/syncs`)
    assert.deepInclude((await pageOf(visitor)).connection, { state: 'on', isQueued: true })
    await visitor.submit('delete', `${PAGE}/syncs`)
    assert.deepInclude((await pageOf(visitor)).connection, { state: 'paused', isQueued: false })
  })

  test('refuses a wrong password, kinds that there are not, another state and who says no', async ({ assert }) => {
    const { visitor } = await atWork()
    const wrong = await visitor.json('post', PAGE, { ...draft, confirmation: { password: 'otra cosa' } })
    assert.equal(wrong.status, 401)
    const kinds = await visitor.json('post', PAGE, { ...draft, kinds: ['otra'] })
    assert.equal(kinds.status, 422)
    await visitor.open(`${PAGE}/callback?code=x&state=y`)
    google.isAgreed = false
    await connect(visitor)
    assert.isNull((await pageOf(visitor)).connection)
    assert.lengthOf(await db.from('google_connections'), 0)
  })

  test('says so when Google answers no JSON, and keeps nothing', async ({ assert }) => {
    const { visitor } = await atWork()
    google.next.push({ status: 200, body: null, text: '<html>', type: 'text/html' })
    await connect(visitor)
    const { page } = await visitor.open(PAGE)
    assert.equal(page!.props.notices.refusal?.code, 'GGL-500')
    assert.lengthOf(await db.from('google_connections'), 0)
  })

  for (const [name, refuse] of [
    ['when the person leaves out what was asked for', () => (google.scope = 'openid')],
    ['when no calendar can be made', () => google.next.push(null, failure(403, 'quotaExceeded'))],
    ['when no lasting access is given', () => google.next.push({ status: 200, body: { access_token: 'a' } })],
  ] as [string, () => void][])
    test(`keeps nothing and gives back what was granted ${name}`, async ({ assert }) => {
      const { visitor } = await atWork()
      refuse()
      await connect(visitor)
      const { notices } = (await visitor.open(PAGE)).page!.props
      assert.isTrue(notices.warning !== null || notices.refusal?.code === 'GGL-500')
      assert.lengthOf(await db.from('google_connections'), 0)
      assert.equal(google.calls.at(-1)!.path, '/revoke')
      assert.equal(google.refresh.size, 0)
    })

  test('goes on in another firm when the person disconnects one: the grant is one of their account', async ({
    assert,
  }) => {
    const { visitor, owner } = await atWork()
    await connect(visitor)
    const other = await office()
    await connectedTo(google, owner, other.workspace)
    await visitor.submit('delete', PAGE, { confirmation: draft.confirmation })
    assert.isNull((await pageOf(visitor)).connection)
    assert.isAbove(google.refresh.size, 0)
    assert.isFalse(google.calls.some(({ path }) => path === '/revoke'))
  })

  test('answers 502 with GGL-000 to a look after access was taken back, and with GGL-500 to one that cannot be read', async ({
    assert,
  }) => {
    const { visitor, owner } = await atWork()
    await connect(visitor)
    google.next.push({ status: 200, body: {} })
    const unreadable = await visitor.json('post', `${PAGE}/preview`, {})
    assert.deepEqual([unreadable.status, unreadable.body.code], [502, 'GGL-500'])
    google.takeBack()
    const revoked = await visitor.json('post', `${PAGE}/preview`, {})
    assert.deepEqual([revoked.status, revoked.body.code], [502, 'GGL-000'])
    assert.deepInclude((await pageOf(visitor)).connection, { state: 'revoked' })
    assert.lengthOf(
      (await noticesOf(owner)).filter(({ kind }) => kind === 'google_disconnected'),
      1
    )
    const calendars = google.calendars.size
    await connect(visitor)
    assert.deepInclude((await pageOf(visitor)).connection, { state: 'waiting' })
    assert.equal(google.calendars.size, calendars)
  })

  test('changes what is sent, and disconnects after the password, which gives access back', async ({ assert }) => {
    const { visitor } = await atWork()
    await connect(visitor)
    await visitor.submit('put', PAGE, { masked: true, kinds: ['deadline'] })
    assert.deepInclude((await pageOf(visitor)).connection, { masked: true, kinds: ['deadline'] })
    const { confirmation } = draft
    assert.equal((await visitor.json('delete', PAGE, { confirmation: { password: 'no' } })).status, 401)
    await visitor.submit('delete', PAGE, { confirmation })
    assert.isNull((await pageOf(visitor)).connection)
    assert.equal(google.refresh.size, 0)
    const log = await db.from('audit_entries').where('action', 'like', 'google_calendar.%').orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['google_calendar.connected', 'google_calendar.changed', 'google_calendar.disconnected']
    )
  })

  test('is of each person and firm alone', async ({ assert }) => {
    const one = await atWork()
    await connectedTo(google, one.lawyer, one.workspace)
    const other = await atWork()
    await connectedTo(google, other.owner, other.workspace)
    assert.isNull((await pageOf(one.visitor)).connection)
    const { id } = await db.from('google_connections').where('user_id', other.owner.id).firstOrFail()
    const run = { connection_id: id, started_at: '2026-11-23 17:00:00.000', ended_at: '2026-11-23 17:00:00.000' }
    const [runId] = await db.table('google_runs').insert(run).returning('id')
    const foreign = Number((runId as { id?: number })?.id ?? runId)
    assert.equal((await one.visitor.json('post', `${PAGE}/syncs/${foreign}/undo`, {})).status, 404)
    assert.equal((await one.visitor.json('post', `${PAGE}/syncs`, {})).status, 404)
    assert.equal((await other.visitor.json('post', `${PAGE}/syncs/${foreign + 1}/undo`, {})).status, 422)
  })

  test('ends with the membership', async ({ assert }) => {
    const { lawyer, workspace } = await office()
    await connectedTo(google, lawyer, workspace)
    await emitMembershipEnded(workspace.id, lawyer.id)
    assert.lengthOf(await db.from('google_connections'), 0)
  })

  test('says that it is not set up where it is not', async ({ assert }) => {
    const { visitor } = await atWork()
    google.forgetSettings()
    assert.deepInclude(await pageOf(visitor), { isOn: false, connection: null })
    assert.equal((await visitor.json('post', PAGE, draft)).status, 404)
  })
})
