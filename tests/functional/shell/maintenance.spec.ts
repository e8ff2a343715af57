import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import { SYSTEM } from '#app/core/audit/author'
import { clock } from '#app/core/clock'
import { forgetMaintenance, isMaintenance, setMaintenance } from '#app/core/system/maintenance'
import env from '#start/env'
import { PASSWORD, firm, person } from '#tests/helpers/people'
import { withTwoFactor } from '#tests/helpers/two_factor'
import { signIn, Visitor } from '#tests/helpers/visitor'

const close = (on = true, announcedFor: DateTime | null = null) =>
  db.transaction((trx) => setMaintenance(trx, SYSTEM, { on, announcedFor }))

async function owner(email?: string) {
  const { owner } = await firm()
  if (email) owner.email = email
  await owner.setPassword(PASSWORD)
  return owner.save()
}

/** Hooks end in reverse order: this one after the transaction of the test was taken back. */
const readAgainAtTheEnd = () => async () => {
  forgetMaintenance()
  await isMaintenance()
}

test.group('Maintenance mode', (group) => {
  group.each.setup(readAgainAtTheEnd)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    env.set('INTERNAL_DOMAIN', 'foja.example')
    return () => env.set('INTERNAL_DOMAIN', '')
  })

  test('shows nothing on a normal day', async ({ assert }) => {
    const visitor = await signIn(await owner())
    assert.notProperty((await visitor.open('/law-firm/files/list')).page!.props, 'maintenance')
  })

  test('tells a signed-in person on a page, whose client then signs out', async ({ assert }) => {
    const visitor = await signIn(await owner())
    await close()
    const { page } = await visitor.open('/law-firm/files/list')
    assert.deepEqual(page!.props.maintenance, { on: true, isSpared: false, announcedFor: null })
    const answer = await visitor.submit('delete', '/session')
    assert.equal(answer.headers.location, '/login')
  })

  test('refuses every write', async ({ assert }) => {
    const user = await owner()
    const visitor = await signIn(user)
    await close()
    const json = await visitor.json('patch', '/settings/preferences', { theme: 'dark' })
    assert.equal(json.status, 503)
    assert.deepEqual(json.body, { code: 'MAINTENANCE', params: {}, system: { maintenance: true } })
    await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })
    const { page } = await visitor.open('/law-firm/files/list')
    assert.equal(page!.props.notices.warning?.key, 'access.maintenance')
    await user.refresh()
    assert.notEqual(user.theme, 'dark')
  })

  test('refuses the right password and answers a wrong one as usual', async ({ assert }) => {
    const user = await owner()
    await close()
    const visitor = new Visitor()
    await visitor.open('/login')
    await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    const { page } = await visitor.open('/login')
    assert.equal(page!.props.notices.warning?.key, 'access.maintenance')
    await visitor.submit('post', '/login', { email: user.email, password: 'otra cosa' })
    assert.equal((await visitor.open('/login')).page!.props.notices.refusal?.code, 'LOG-500')
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
  })

  test('refuses at the first step who has two factors, before a code is asked for', async ({ assert }) => {
    const user = await owner()
    await withTwoFactor(user)
    await close()
    const visitor = new Visitor()
    await visitor.open('/login')
    const answer = await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    assert.notEqual(answer.headers.location, '/login/two-factor')
    assert.equal((await visitor.open('/login')).page!.props.notices.warning?.key, 'access.maintenance')
    assert.equal((await visitor.open('/login/two-factor')).headers.location, '/login')
  })

  test('lets people of the internal domain sign in and work', async ({ assert }) => {
    const user = await owner('guardia@foja.example')
    await close()
    const visitor = await signIn(user)
    const { page } = await visitor.open('/law-firm/files/list')
    assert.deepInclude(page!.props.maintenance as object, { on: true, isSpared: true })
    await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })
    await user.refresh()
    assert.equal(user.theme, 'dark')
  })

  test('does not exempt an address that merely ends like the internal domain', async ({ assert }) => {
    await close()
    const user = await person({ email: 'x@notfoja.example' }, true)
    const visitor = new Visitor()
    await visitor.open('/login')
    await visitor.submit('post', '/login', { email: user.email, password: PASSWORD })
    assert.isEmpty(await db.from('sessions').where('user_id', user.id))
  })

  test('can be announced, and everything works until then', async ({ assert }) => {
    const visitor = await signIn(await owner())
    const at = clock.now().plus({ hours: 3 })
    await close(false, at)
    const { page } = await visitor.open('/law-firm/files/list')
    assert.deepEqual(page!.props.maintenance, { on: false, isSpared: false, announcedFor: at.toISO() })
    assert.equal((await visitor.submit('patch', '/settings/preferences', { theme: 'dark' })).status, 303)
  })

  test('logs who changed it, with old and new state', async ({ assert }) => {
    await close()
    await close(false)
    const entries = await db.from('audit_entries').where('action', 'maintenance.set').orderBy('id')
    assert.deepEqual(
      entries.map(({ before, after }) => [JSON.parse(before).on, JSON.parse(after).on]),
      [
        [false, true],
        [true, false],
      ]
    )
  })
})

test.group('Maintenance command', (group) => {
  group.each.setup(readAgainAtTheEnd)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  const CASES: [string[], number, RegExp, boolean][] = [
    [['status'], 0, /abierta/, false],
    [['on'], 0, /cerrada/, true],
    [['on', '--language=en'], 0, /closed/, true],
    [['announce', '--at=2099-11-22T22:00'], 0, /2099-11-22 22:00/, false],
    [['announce', '--at=ayer'], 1, /fecha y hora futura/, false],
    [['announce', '--at=2001-01-01T10:00'], 1, /fecha y hora futura/, false],
    [['announce'], 1, /fecha y hora futura/, false],
    [['cerrar'], 1, /on, off, announce/, false],
  ]
  for (const [words, exitCode, sentence, closed] of CASES) {
    test(`handles the arguments «${words.join(' ')}»`, async ({ assert }) => {
      const command = await ace.exec('maintenance', words)
      assert.equal(command.exitCode, exitCode)
      const said = command.logger
        .getLogs()
        .map(({ message }) => message)
        .join('\n')
      assert.match(said, sentence)
      assert.equal(await isMaintenance(), closed)
    })
  }

  test('reopens the application with off', async ({ assert }) => {
    await ace.exec('maintenance', ['on'])
    await ace.exec('maintenance', ['off'])
    assert.isFalse(await isMaintenance())
  })
})
