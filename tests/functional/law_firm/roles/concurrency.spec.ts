import { test } from '@japa/runner'
import Role from '#app/workspaces/models/role'
import { emptyDatabase } from '#tests/helpers/database'
import { formOf, ownersDesk, roleOf, ROLES } from './roles_desk.js'

test.group('Two at the roles at once', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('of ten who save the same role, one is kept and nine are told', async ({ client, assert }) => {
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

  test('of ten who make a role of the same name, one does', async ({ client, assert }) => {
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
