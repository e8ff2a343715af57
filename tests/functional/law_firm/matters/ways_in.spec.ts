import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { firm, person } from '#tests/helpers/people'
import { atDesk } from './desk.js'

test.group('Entry points of the firm area', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lead a lawyer from /law-firm to the matter list', async ({ client }) => {
    const ours = await firm()
    const session = await atDesk(client, ours.owner, ours.workspace)
    ;(await session.page('/law-firm')).assertHeader('location', '/law-firm/files')
    ;(await session.page('/law-firm/files')).assertHeader('location', '/law-firm/files/list')
  })

  test('send a client home without a message', async ({ client, assert }) => {
    const session = await atDesk(client, await person({ type: 'client' }))
    for (const path of ['/law-firm', '/law-firm/files'])
      (await session.page(path)).assertHeader('location', '/main/client')
    const home = (await session.visit('/main/client')).body().props as { notices: object }
    assert.deepEqual(home.notices, {})
  })

  test('send a visitor to sign in first', async ({ client }) => {
    const session = await atDesk(client, null)
    for (const path of ['/law-firm', '/law-firm/files']) (await session.page(path)).assertHeader('location', '/login')
  })
})
