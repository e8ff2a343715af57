import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import { Identity } from '#app/workspaces/identity'
import Workspace from '#app/workspaces/models/workspace'
import type { Permission } from '#app/workspaces/permissions'

const OWNER = 1
const policy = new MatterPolicy()
const matter = new Matter().merge({ id: 5, workspaceId: 10 })

function somebody(userId: number, workspaceId: number | null, permissions: Permission[]) {
  const workspace = workspaceId === null ? null : new Workspace().merge({ id: workspaceId, ownerId: OWNER })
  return new Identity(new User().merge({ id: userId }), workspace, permissions, 'session')
}

test.group('Matter policy', () => {
  const NEEDS = [
    ['view', 'expedientes:leer'],
    ['edit', 'expedientes:editar'],
    ['archive', 'expedientes:archivar'],
  ] as const

  for (const [action, permission] of NEEDS) {
    test(`requires ${permission} and nothing else for ${action}`, ({ assert }) => {
      assert.isTrue(policy[action](somebody(2, 10, [permission]), matter))
      const others = NEEDS.map(([, each]) => each).filter((each) => each !== permission)
      assert.isFalse(policy[action](somebody(2, 10, [...others, 'expedientes:crear', 'expedientes:eliminar']), matter))
    })

    test(`allows ${action} to the owner whatever their role`, ({ assert }) => {
      assert.isTrue(policy[action](somebody(OWNER, 10, []), matter))
    })

    test(`refuses ${action} on a matter of another firm, even to an owner with every permission`, ({ assert }) => {
      assert.isFalse(policy[action](somebody(OWNER, 11, [permission]), matter))
      assert.isFalse(policy[action](somebody(2, null, [permission]), matter))
    })
  }
})
