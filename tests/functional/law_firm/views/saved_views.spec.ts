import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import AuditEntry from '#app/core/audit/models/audit_entry'
import { MAX_VIEWS } from '#app/saved_views/actions/save_view'
import SavedView from '#app/saved_views/models/saved_view'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'

const VIEWS = '/law-firm/views'
const MATTERS = '/law-firm/files/list'
const CLIENTS = '/law-firm/clients'
const ACTIVITIES = '/law-firm/activities'
const MEMBERS = '/law-firm/settings/members'
const REMINDERS = '/law-firm/reminders'
const LOG = '/law-firm/settings/log'

type Desk = Awaited<ReturnType<typeof atDesk>>
type Shown = { id: number; name: string; query: string; shared: boolean; mayEdit: boolean; isDefault: boolean }

const viewsAt = async (desk: Desk, list: string) => (await desk.visit(`${list}?saved=0`)).body().props.views as Shown[]
const pending = { list: 'matters', name: 'Pendientes', filters: 'status=active&columns=court,next', shared: false }

test.group('Saved views', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [list, page] of Object.entries({ matters: MATTERS, clients: CLIENTS }))
    test(`are kept for the list of ${list} and opened again by their address`, async ({ client, assert }) => {
      const ours = await firm()
      const desk = await atDesk(client, ours.owner, ours.workspace)
      const saved = await desk.submit('post', VIEWS, {
        ...pending,
        list,
        filters: 'q=multa&page=4&saved=9&archived=yes',
      })
      const [view] = await viewsAt(desk, page)
      saved.assertHeader('location', `${page}?q=multa&archived=yes&saved=${view!.id}`)
      assert.containSubset(view, { name: 'Pendientes', query: 'q=multa&archived=yes', mayEdit: true, isDefault: false })
      const { filters } = (await desk.visit(saved.header('location')!)).body().props
      assert.containSubset(filters, { q: 'multa', archived: true, saved: view!.id })
      const entry = await AuditEntry.query()
        .where({ subjectType: 'saved_view', subjectId: String(view!.id) })
        .firstOrFail()
      assert.equal(entry.action, 'saved_view.added')
    })

  for (const [list, page, filters] of [
    ['activities', ACTIVITIES, 'whose=all&due=overdue&columns=due,progress'],
    ['log', LOG, 'kind=team&from=2026-11-01'],
    ['reminders', REMINDERS, 'over=yes&on=matter&columns=when,people&sort=-title'],
    ['members', MEMBERS, 'q=olga&role=none&columns=role,joined'],
  ] as const)
    test(`of the list of ${list} are kept without where its page begins, and open it`, async ({ client, assert }) => {
      const ours = await firm()
      const desk = await atDesk(client, ours.owner, ours.workspace)
      const places = 'after=2026-11-20T00:00:00.000-7&before=12'
      const view = { ...pending, list, filters: `${filters}&${places}` }
      const saved = await desk.submit('post', VIEWS, view)
      const [{ id }] = (await viewsAt(desk, page)) as [Shown]
      saved.assertHeader('location', `${page}?${filters}&saved=${id}`)
      await desk.submit('post', `${VIEWS}/${id}/default`, {})
      ;(await desk.visit(page)).assertHeader('location', `${page}?${filters}&saved=${id}`)
      const { props } = (await desk.visit(`${page}?${filters}&saved=${id}`)).body()
      assert.equal(props.saved ?? props.filters.saved, id)
    })

  test('belong to their maker until they are shared with the firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const maker = await ours.hire('lawyer')
    const desk = await atDesk(client, maker, ours.workspace)
    await desk.submit('post', VIEWS, pending)
    const [view] = await viewsAt(desk, MATTERS)
    const colleague = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    const stranger = await atDesk(client, theirs.owner, theirs.workspace)
    assert.isEmpty(await viewsAt(colleague, MATTERS))
    ;(await colleague.post(`${VIEWS}/${view!.id}/default`, {})).assertStatus(403)
    await desk.submit('put', `${VIEWS}/${view!.id}`, { ...pending, name: 'De todos', shared: true })
    assert.containSubset(await viewsAt(colleague, MATTERS), [{ name: 'De todos', shared: true, mayEdit: false }])
    assert.isEmpty(await viewsAt(stranger, MATTERS))
    ;(await colleague.delete(`${VIEWS}/${view!.id}`, {})).assertStatus(403)
    ;(await stranger.delete(`${VIEWS}/${view!.id}`, {})).assertStatus(404)
    const administrator = await atDesk(client, ours.owner, ours.workspace)
    await administrator.submit('delete', `${VIEWS}/${view!.id}`, {})
    assert.isEmpty(await viewsAt(desk, MATTERS))
  })

  test('open the list for who chose one, and for nobody else', async ({ client, assert }) => {
    const ours = await firm()
    await matterOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', VIEWS, { ...pending, shared: true })
    await desk.submit('post', VIEWS, { ...pending, name: 'Otra', filters: '' })
    const [first, second] = await viewsAt(desk, MATTERS)
    const colleague = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    for (const view of [second!, first!]) await desk.submit('post', `${VIEWS}/${view.id}/default`, {})
    const opened = await desk.visit(MATTERS)
    opened.assertHeader('location', `${MATTERS}?status=active&columns=court,next&saved=${first!.id}`)
    assert.deepEqual(
      (await viewsAt(desk, MATTERS)).map(({ isDefault }) => isDefault),
      [true, false]
    )
    ;(await colleague.visit(MATTERS)).assertStatus(200)
    await desk.submit('delete', `${VIEWS}/${first!.id}/default`, {})
    ;(await desk.visit(MATTERS)).assertStatus(200)
  })

  test('open no list for others any more once they are not shared or deleted', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const colleague = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    await desk.submit('post', VIEWS, { ...pending, shared: true })
    const [view] = await viewsAt(desk, MATTERS)
    for (const each of [desk, colleague]) await each.submit('post', `${VIEWS}/${view!.id}/default`, {})
    await desk.submit('put', `${VIEWS}/${view!.id}`, pending)
    assert.deepEqual(await db.from('default_views').select('user_id'), [{ user_id: ours.owner.id }])
    await desk.submit('delete', `${VIEWS}/${view!.id}`, {})
    assert.isEmpty(await db.from('default_views'))
  })

  test('are refused for a list that their maker may not see, and beyond the limit', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, await ours.hireWith(['clientes:leer']), ours.workspace)
    ;(await desk.post(VIEWS, pending)).assertStatus(403)
    for (let made = 0; made <= MAX_VIEWS; made++)
      await desk.submit('post', VIEWS, { ...pending, list: 'clients', name: `Vista ${made}` })
    assert.lengthOf(await SavedView.in(ours.workspace), MAX_VIEWS)
  })

  test('take one query, however many there are', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const asked = async () =>
      (await queriesOf(() => desk.visit(`${MATTERS}?saved=0`))).filter((sql) => sql.includes('saved_views')).length
    assert.equal(await asked(), 1)
    for (const name of ['Una', 'Dos', 'Tres']) await desk.submit('post', VIEWS, { ...pending, name })
    assert.equal(await asked(), 1)
  })
})
