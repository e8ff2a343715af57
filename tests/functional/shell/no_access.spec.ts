import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { firm, person, PASSWORD } from '#tests/helpers/people'
import { signIn } from '#tests/helpers/visitor'
import type User from '#app/accounts/models/user'

async function enter(user: User) {
  await user.setPassword(PASSWORD)
  return signIn(await user.save())
}

const ROUTE_REFUSED = { warning: { key: 'errors_ui.no_access_route' } }
const ACTION_REFUSED = { warning: { key: 'errors_ui.no_access_function' } }

test.group('Refused access', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('leads home with «¡Sin Acceso!», once, when refused by audience', async ({ assert }) => {
    const people = [
      [await enter(await person({ type: 'client' })), '/law-firm/files/list', '/main/client'],
      [await enter((await firm()).owner), '/main/client', '/main'],
      [await enter((await firm()).owner), '/settings/sources', '/main'],
      [await enter(await person({ isAdmin: true })), '/law-firm/files/list', '/settings/workspaces'],
      [await enter(await person()), '/law-firm/files/list', '/law-firm/invitations'],
    ] as const
    for (const [visitor, path, home] of people) {
      const answer = await visitor.open(path)
      assert.deepEqual([answer.status, answer.headers.location], [302, home], path)
      assert.deepEqual((await visitor.open(home)).page?.props.notices, ROUTE_REFUSED)
      assert.deepEqual((await visitor.open(home)).page?.props.notices, {})
    }
  })

  test('leads home with «¡Sin Acceso!» when refused by permission', async ({ assert }) => {
    const place = await firm()
    const visitor = await enter(await place.hireWith(['expedientes:leer']))
    const answer = await visitor.open('/law-firm/files/add')
    assert.deepEqual([answer.status, answer.headers.location], [302, '/main'])
    assert.deepEqual((await visitor.open('/main')).page?.props.notices, ROUTE_REFUSED)
  })

  test('shows a message on the current page and changes nothing for a refused action', async ({ assert }) => {
    const place = await firm()
    const matter = await matterOf(place)
    const visitor = await enter(await place.hireWith(['expedientes:leer']))
    const referer = `http://127.0.0.1:${process.env.PORT}/law-firm/files/list?page=2&q=P%C3%A9rez,%20Ana%2C%20y%20otros`
    const answer = await visitor.submit('put', `/law-firm/files/${matter.id}`, { title: 'Otro' }, { referer })
    assert.deepEqual([answer.status, answer.headers.location], [303, referer])
    assert.deepEqual((await visitor.open('/law-firm/files/list')).page?.props.notices, ACTION_REFUSED)
    const { title, version } = matter
    await matter.refresh()
    assert.deepEqual([matter.title, Number(matter.version)], [title, Number(version)])
  })

  test('answers 403 with the missing permission to an API client', async ({ assert }) => {
    const place = await firm()
    const visitor = await enter(await place.hireWith(['expedientes:leer']))
    const route = await visitor.json('get', '/main/client')
    assert.deepEqual([route.status, route.body], [403, { code: { route: '/main/client' }, params: {} }])
    const permission = await visitor.json('post', '/law-firm/files', { title: 'x' })
    assert.deepEqual(
      [permission.status, permission.body],
      [403, { code: { permission: 'expedientes:crear' }, params: {} }]
    )
  })

  test('shows the 404 page for another firm’s record, without revealing that it exists', async ({ assert }) => {
    const matter = await matterOf(await firm())
    const visitor = await enter((await firm()).owner)
    const [foreign, missing] = [`/law-firm/files/file-overview/${matter.id}`, '/law-firm/files/file-overview/987654']
    const [one, other] = [await visitor.open(foreign), await visitor.open(missing)]
    assert.deepEqual([one.status, one.page?.component, one.page?.props.notices], [404, 'errors/not_found', {}])
    assert.notInclude(one.text, 'Galatea')
    assert.deepEqual([other.status, other.page?.component], [404, 'errors/not_found'])
  })
})
