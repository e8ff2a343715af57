import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { Identity, type ActingAs } from '#app/workspaces/identity'
import Workspace from '#app/workspaces/models/workspace'
import { viewerKey } from '#app/workspaces/viewer'

const identity = (userId: number, firmId: number, permissions: string[], actingAs: ActingAs = {}) => {
  const user = new User().merge({ id: userId })
  return new Identity(user, new Workspace().merge({ id: firmId, ownerId: 1 }), permissions, 'session', actingAs)
}

test.group('Key of a viewer', () => {
  test('differs by person, firm, permissions, previewed role and impersonation', ({ assert }) => {
    const until = '2026-11-20T10:00:00.000Z'
    const keys = [
      identity(2, 3, []),
      identity(2, 4, []),
      identity(5, 3, []),
      identity(2, 3, ['expedientes:leer']),
      identity(2, 3, ['expedientes:crear']),
      identity(2, 3, [], { impersonation: { id: 1, adminId: 9, adminName: 'Ana', until } }),
      identity(1, 3, []),
      identity(1, 3, [], { preview: { roleId: 7, name: 'Pasante' } }),
    ].map(viewerKey)
    assert.equal(new Set(keys).size, keys.length)
  })

  test('differs by language, so that nobody reads things in the one before', ({ assert }) => {
    const before = identity(2, 3, [])
    const after = identity(2, 3, [])
    after.user.merge({ language: 'en' })
    before.user.merge({ language: 'es' })
    assert.notEqual(viewerKey(before), viewerKey(after))
  })

  test('is the same in another session of the same person', ({ assert }) => {
    assert.equal(viewerKey(identity(2, 3, ['expedientes:leer'])), viewerKey(identity(2, 3, ['expedientes:leer'])))
  })
})
