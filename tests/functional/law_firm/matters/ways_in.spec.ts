import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { firm, person } from '#tests/helpers/people'
import { atDesk } from './desk.js'

test.group('The ways into the firm', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a lawyer is led from /law-firm to the list of matters', async ({ client }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.page('/law-firm')).assertHeader('location', '/law-firm/files')
    ;(await session.page('/law-firm/files')).assertHeader('location', '/law-firm/files/list')
  })

  test('a client is sent home without a notice', async ({ client, assert }) => {
    const session = await atDesk(client, await person({ type: 'client' }))
    for (const path of ['/law-firm', '/law-firm/files'])
      (await session.page(path)).assertHeader('location', '/main/client')
    const home = (await session.visit('/main/client')).body().props as { notices: object }
    assert.deepEqual(home.notices, {})
  })

  test('a visitor signs in first', async ({ client }) => {
    const session = await atDesk(client, null)
    for (const path of ['/law-firm', '/law-firm/files']) (await session.page(path)).assertHeader('location', '/login')
  })
})
