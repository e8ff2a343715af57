import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { Identity } from '#app/workspaces/identity'
import Workspace from '#app/workspaces/models/workspace'
import { WorkspacePolicy } from '#app/workspaces/policies/base'
import { PERMISSIONS } from '#app/workspaces/permissions'
import { homeOf } from '#app/shell/home'

const user = (attributes: Partial<User> = {}) =>
  new User().merge({ id: 1, name: 'Ana', type: 'lawyer', isAdmin: false, ...attributes } as never)
const workspace = (id: number, ownerId: number) => new Workspace().merge({ id, ownerId, name: 'Despacho' } as never)
const identity = (who: User, where: Workspace | null, permissions: string[] = []) =>
  new Identity(who, where, permissions, 'session')

/** A policy as a module would write it. */
class NotePolicy extends WorkspacePolicy {
  read(who: Identity, note: { workspaceId: number }) {
    return this.may(who, 'expedientes:leer', note)
  }
}

test.group('Permissions of a person', () => {
  test('come from their role in the current firm', ({ assert }) => {
    const ana = identity(user(), workspace(7, 99), ['expedientes:leer'])
    assert.isTrue(ana.may('expedientes:leer'))
    assert.isFalse(ana.may('expedientes:crear'))
    assert.deepEqual(ana.granted(), ['expedientes:leer'])
  })

  test('are complete for the owner of the firm, whatever the role', ({ assert }) => {
    const owner = identity(user(), workspace(7, 1), [])
    assert.isTrue(owner.isOwner)
    assert.isEmpty(PERMISSIONS.filter((permission) => !owner.may(permission)))
    assert.sameMembers(owner.granted(), [...PERMISSIONS])
  })

  test('are none without a firm, even with stored permissions or as an operator', ({ assert }) => {
    const operator = identity(user({ isAdmin: true }), null, [...PERMISSIONS])
    assert.isEmpty(PERMISSIONS.filter((permission) => operator.may(permission)))
    assert.isFalse(operator.isOwner)
  })

  test('are neither an operator’s nor an owner’s during a role preview', ({ assert }) => {
    const actingAs = { preview: { roleId: 3, name: 'Pasante' } }
    const operator = new Identity(user({ isAdmin: true }), workspace(7, 1), ['expedientes:leer'], 's', actingAs)
    assert.deepEqual([operator.isAdmin, operator.isOwner], [false, false])
    assert.deepEqual(operator.granted(), ['expedientes:leer'])
  })

  test('do not make an operator owner of a firm where they work', ({ assert }) => {
    const operator = identity(user({ isAdmin: true }), workspace(7, 99), [])
    assert.isFalse(operator.may('expedientes:leer'))
  })

  test('never include an unknown permission, wherever it comes from', ({ assert }) => {
    const ana = identity(user(), workspace(7, 99), ['*', 'expedientes:*', 'constructor', 'admin'])
    assert.deepEqual(ana.granted(), [])
  })
})

test.group('Firm record policy', () => {
  const policy = new NotePolicy()

  test('checks the firm first: an owner has no rights in another', ({ assert }) => {
    const owner = identity(user(), workspace(7, 1), [...PERMISSIONS])
    assert.isTrue(policy.read(owner, { workspaceId: 7 }))
    assert.isFalse(policy.read(owner, { workspaceId: 8 }))
  })

  test('checks the owner next, then the role', ({ assert }) => {
    assert.isTrue(policy.read(identity(user(), workspace(7, 1), []), { workspaceId: 7 }))
    assert.isTrue(policy.read(identity(user(), workspace(7, 99), ['expedientes:leer']), { workspaceId: 7 }))
    assert.isFalse(policy.read(identity(user(), workspace(7, 99), []), { workspaceId: 7 }))
  })

  test('refuses people without a firm, even for records without a firm', ({ assert }) => {
    const nobody = identity(user({ isAdmin: true }), null, [...PERMISSIONS])
    for (const workspaceId of [7, 0, null, undefined]) assert.isFalse(policy.read(nobody, { workspaceId } as never))
  })
})

test.group('Audience of a person', () => {
  test('is lawyer for a member of a firm, whatever they registered as', ({ assert }) => {
    const here = identity(user({ type: 'client' }), workspace(7, 99))
    assert.deepEqual([here.isLawyer, here.isClient], [true, false])
  })

  test('is client for a person registered as one without a firm', ({ assert }) => {
    const client = identity(user({ type: 'client' }), null)
    assert.deepEqual([client.isLawyer, client.isClient], [false, true])
  })

  test('is client for a lawyer who switched to the client area', ({ assert }) => {
    const actingAs = { hasClientLinks: true }
    const aside = new Identity(user(), null, [], 's', actingAs)
    const atWork = new Identity(user(), workspace(7, 99), [], 's', actingAs)
    assert.deepEqual([aside.isLawyer, aside.isClient], [false, true])
    assert.deepEqual([atWork.isLawyer, atWork.isClient, atWork.mayBeClient], [true, false, true])
  })

  test('has a home page for each kind', ({ assert }) => {
    assert.equal(homeOf(identity(user(), workspace(7, 99))), '/main')
    assert.equal(homeOf(identity(user({ isAdmin: true }), workspace(7, 99))), '/main')
    assert.equal(homeOf(identity(user({ type: 'client' }), null)), '/main/client')
    assert.equal(homeOf(identity(user({ isAdmin: true }), null)), '/settings/workspaces')
    assert.equal(homeOf(identity(user(), null)), '/law-firm/invitations')
  })
})
