import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { toId } from '#app/core/http/record_id'
import { fromSqlInstant, toSqlInstant } from '#app/core/models/columns'
import Role from '#app/workspaces/models/role'
import { firm, person } from '#tests/helpers/people'

test.group('Column types on both databases', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('store an instant with milliseconds, whatever its zone', async ({ assert }) => {
    const user = await person()
    user.emailVerifiedAt = DateTime.fromISO('2026-11-20T09:30:15.007', { zone: 'America/Mexico_City' })
    await user.save()
    const read = await User.findOrFail(user.id)
    assert.equal(read.emailVerifiedAt!.toISO(), '2026-11-20T15:30:15.007Z')
    assert.equal(read.serialize().emailVerifiedAt, '2026-11-20T15:30:15.007Z')
  })

  test('sort and compare instants as text', async ({ assert }) => {
    const [early, late] = [await person(), await person()]
    await early.merge({ emailVerifiedAt: DateTime.fromISO('2026-11-20T15:00:00.099Z') }).save()
    await late
      .merge({ emailVerifiedAt: DateTime.fromISO('2026-11-20T09:00:00.100', { zone: 'America/Mexico_City' }) })
      .save()
    const border = toSqlInstant(DateTime.fromISO('2026-11-20T15:00:00.100Z'))
    const since = await User.query().where('email_verified_at', '>=', border).whereIn('id', [early.id, late.id])
    assert.deepEqual(
      since.map(({ id }) => id),
      [late.id]
    )
  })

  test('keep a missing instant null', async ({ assert }) => {
    const user = await person()
    await user.merge({ emailVerifiedAt: null }).save()
    assert.isNull((await User.findOrFail(user.id)).emailVerifiedAt)
    assert.isNull(fromSqlInstant(undefined))
  })

  test('set timestamps on creation and update', async ({ assert }) => {
    clock.freeze('2026-11-20T10:00:00.123Z')
    const user = await person()
    clock.freeze('2026-11-21T10:00:00.456Z')
    await user.merge({ name: 'Otra' }).save()
    const read = await User.findOrFail(user.id)
    assert.deepEqual(
      [read.createdAt.toISO(), read.updatedAt.toISO()],
      ['2026-11-20T10:00:00.123Z', '2026-11-21T10:00:00.456Z']
    )
  })

  test('store booleans unchanged', async ({ assert }) => {
    const [yes, no] = [await person({ isAdmin: true }), await person({ isAdmin: false })]
    assert.strictEqual((await User.findOrFail(yes.id)).isAdmin, true)
    assert.strictEqual((await User.findOrFail(no.id)).isAdmin, false)
  })

  test('store structured data unchanged', async ({ assert }) => {
    const { workspace } = await firm()
    const permissions = ['expedientes:leer', 'ñ "\\ 😀']
    const role = await Role.create({ workspaceId: workspace.id, key: null, name: 'Rol', permissions, editable: true })
    assert.deepEqual((await Role.findIn(workspace, role.id)).permissions, permissions)
  })

  test('store text exactly: ñ differs from n, case matters and emoji fit', async ({ assert }) => {
    const name = 'Íñigo Ñáñez-O’Brien 😀 𝔉 <b> \\ \' " % _'
    const user = await person({ name })
    assert.equal((await User.findOrFail(user.id)).name, name)
    const found = async (value: string) => (await db.from('users').where('name', value)).length
    assert.deepEqual(
      [await found(name), await found(name.replace('Ñ', 'N')), await found(name.toLowerCase())],
      [1, 0, 0]
    )
  })
})

test.group('Tenant-scoped records', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are found in their own firm and no other', async ({ assert }) => {
    const [own, other] = [await firm(), await firm()]
    const role = await Role.in(own.workspace).where('key', 'lawyer').firstOrFail()
    assert.equal((await Role.findIn(own.workspace, role.id)).id, role.id)
    assert.equal((await Role.findIn(own.workspace, toId(String(role.id)))).id, role.id)
    await assert.rejects(() => Role.findIn(other.workspace, role.id), 'roles not found')
    assert.lengthOf(await Role.in(other.workspace).where('id', role.id), 0)
    assert.lengthOf(await Role.in(own.workspace), 5)
  })

  test('stay in the firm whatever condition follows', async ({ assert }) => {
    const [own, other] = [await firm(), await firm()]
    const rows = await Role.in(own.workspace).where((query) =>
      query.where('key', 'owner').orWhere('workspace_id', other.workspace.id)
    )
    assert.deepEqual(
      rows.map(({ workspaceId }) => workspaceId),
      [own.workspace.id]
    )
  })

  test('are not found for a malformed id', async ({ assert }) => {
    const { workspace } = await firm()
    for (const id of [
      '',
      'x',
      '1x',
      '-1',
      '1.0',
      ' 1',
      '1e1',
      '0x1',
      '9'.repeat(16),
      'NaN',
      '1;drop table roles',
      '１',
    ]) {
      await assert.rejects(() => Role.findIn(workspace, toId(id)), 'roles not found')
    }
  })
})
