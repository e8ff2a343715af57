import { test } from '@japa/runner'
import Role from '#app/workspaces/models/role'
import { emptyDatabase } from '#tests/helpers/database'
import { formOf, ownersDesk, roleOf, ROLES } from './roles_desk.js'

test.group('Concurrent role changes', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('keep one of ten saves of a role and refuse nine as stale', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const role = await roleOf(ours, 'Cobranza', [])
    const saves = Array.from({ length: 10 }, (_, index) =>
      desk.put(`${ROLES}/${role.id}`, formOf(role, { description: `Versión ${index}` }))
    )
    const statuses = (await Promise.all(saves)).map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 422),
      9
    )
    assert.match((await Role.findIn(ours.workspace, role.id)).description!, /^Versión \d$/)
  })

  test('create one of ten roles with the same name', async ({ client, assert }) => {
    const { ours, desk } = await ownersDesk(client)
    const names = ['Árbitros', 'arbitros', 'ARBITROS']
    const tries = Array.from({ length: 10 }, (_, index) =>
      desk.post(ROLES, { name: names[index % 3], permissions: [] })
    )
    const statuses = (await Promise.all(tries)).map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((status) => status === 422),
      9
    )
    assert.lengthOf(await Role.in(ours.workspace).where('editable', 1), 1)
  })
})
