import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { NoAccess } from '#app/core/errors/no_access'
import { Identity } from '#app/workspaces/identity'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'
import { needsOf, withNeeded } from '#app/workspaces/domain/permission_needs'
import { BUILT_IN_ROLES, PERMISSIONS, type Permission } from '#app/workspaces/permissions'
import RolePolicy from '#app/workspaces/policies/role_policy'
import { assertMayGive, fingerprintOf } from '#app/workspaces/domain/role_fields'

const OWNER = 1

function somebody(userId: number, workspaceId: number | null, permissions: Permission[]) {
  const workspace = workspaceId === null ? null : new Workspace().merge({ id: workspaceId, ownerId: OWNER })
  return new Identity(new User().merge({ id: userId }), workspace, permissions, 'session')
}

const roleIn = (workspaceId: number, editable = true) =>
  new Role().merge({ id: 5, workspaceId, editable, permissions: [] })

test.group('Required permissions', () => {
  test('include reading the same records, and the invoice for a payment', ({ assert }) => {
    for (const permission of PERMISSIONS) {
      const [group, action] = permission.split(':') as [string, string]
      const reading = `${group}:leer` as Permission
      const want =
        group === 'pagos' ? ['facturas:leer'] : PERMISSIONS.includes(reading) && action !== 'leer' ? [reading] : []
      assert.deepEqual(needsOf(permission), want, permission)
    }
  })

  test('are added once in the defined order, ignoring unknown permissions', ({ assert }) => {
    assert.deepEqual(withNeeded(['rol:editar', 'clientes:crear', 'clientes:crear', '*', 'constructor']), [
      'clientes:leer',
      'clientes:crear',
      'rol:leer',
      'rol:editar',
    ])
    assert.deepEqual(withNeeded([...PERMISSIONS].reverse()), [...PERMISSIONS])
  })

  test('are complete in the built-in roles', ({ assert }) => {
    for (const { key, permissions } of BUILT_IN_ROLES)
      assert.sameMembers(withNeeded(permissions), [...permissions], key)
  })
})

test.group('Permission escalation', () => {
  test('is prevented for each missing permission, and without a firm', ({ assert }) => {
    const giver = somebody(2, 10, ['rol:crear', 'clientes:leer'])
    assert.doesNotThrow(() => assertMayGive(giver, ['clientes:leer']))
    assert.throws(() => assertMayGive(giver, ['clientes:leer', 'clientes:editar']), NoAccess as never)
    assert.throws(() => assertMayGive(somebody(2, null, [...PERMISSIONS]), ['clientes:leer']), NoAccess as never)
  })

  test('does not apply to the owner, who lacks nothing', ({ assert }) =>
    assert.doesNotThrow(() => assertMayGive(somebody(OWNER, 10, []), PERMISSIONS)))
})

test.group('Role comparison', () => {
  const role = (name: string, permissions: Permission[], description: string | null = null) =>
    new Role().merge({ name, permissions, description })

  test('detects a different name, description or permissions, but not their order', ({ assert }) => {
    const one = fingerprintOf(role('Uno', ['clientes:leer', 'rol:leer']))
    assert.equal(fingerprintOf(role('Uno', ['rol:leer', 'clientes:leer'])), one)
    for (const other of [
      role('Dos', ['clientes:leer', 'rol:leer']),
      role('Uno', ['clientes:leer']),
      role('Uno', ['clientes:leer', 'rol:leer'], 'x'),
    ])
      assert.notEqual(fingerprintOf(other), one)
  })
})

test.group('Role policy', () => {
  const policy = new RolePolicy()
  const NEEDS = [
    ['view', 'rol:leer'],
    ['edit', 'rol:editar'],
    ['delete', 'rol:eliminar'],
    ['preview', 'rol:editar'],
  ] as const

  for (const [action, permission] of NEEDS) {
    test(`requires ${permission} in the firm of the role for ${action}`, ({ assert }) => {
      assert.isTrue(policy[action](somebody(2, 10, [permission]), roleIn(10)))
      assert.isTrue(policy[action](somebody(OWNER, 10, []), roleIn(10)))
      const others = PERMISSIONS.filter((each) => each !== permission)
      assert.isFalse(policy[action](somebody(2, 10, others), roleIn(10)))
      assert.isFalse(policy[action](somebody(OWNER, 11, [...PERMISSIONS]), roleIn(10)))
      assert.isFalse(policy[action](somebody(OWNER, null, [...PERMISSIONS]), roleIn(10)))
    })
  }

  test('lets built-in roles be viewed and previewed, but not edited or deleted', ({ assert }) => {
    const owner = somebody(OWNER, 10, [])
    const fixed = roleIn(10, false)
    assert.deepEqual(
      (['view', 'preview', 'edit', 'delete'] as const).map((action) => policy[action](owner, fixed)),
      [true, true, false, false]
    )
  })
})
