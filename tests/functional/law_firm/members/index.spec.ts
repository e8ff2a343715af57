import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firm, person, type Firm } from '#tests/helpers/people'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { freshTest, GROUPS, memberOf, MEMBERS, roleOf } from '#tests/functional/law_firm/firm/ground'
import Member from '#app/workspaces/models/member'

type Line = { user: { name: string; email: string }; role: { name: string } | null; isOwner: boolean; can: object }

async function named(ours: Firm, name: string, role: string | null) {
  const user = await person({ name })
  const roleId = role ? (await roleOf(ours, role)).id : null
  await Member.create({ workspaceId: ours.workspace.id, userId: user.id, roleId })
  return user
}

test.group('Member list', (group) => {
  group.each.setup(freshTest)

  async function ask(session: Awaited<ReturnType<typeof atDesk>>, query = '') {
    const { props } = (await session.visit(MEMBERS + query)).body()
    return { ...props, names: (props.members as Line[]).map(({ user }) => user.name) }
  }

  test('is searched without accents, filtered by role and group, and sorted', async ({ client, assert }) => {
    const ours = await firm()
    const [angela] = [await named(ours, 'Ángela Núñez', 'lawyer'), await named(ours, 'Beto Zamora', 'intern')]
    await named(ours, 'Ciro sin rol', null)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', GROUPS, { name: 'Amparo' })
    const [group] = await db.from('groups')
    const { id } = await memberOf(ours, angela)
    await desk.submit('put', `${MEMBERS}/${id}/groups`, { groupIds: [group.id] })
    assert.deepEqual((await ask(desk)).names, ['Ángela Núñez', 'Beto Zamora', 'Ciro sin rol', 'Olga Dueñas'])
    assert.deepEqual((await ask(desk, '?order=desc')).names[0], 'Olga Dueñas')
    assert.deepEqual((await ask(desk, '?q=angela+NUÑEZ')).names, ['Ángela Núñez'])
    assert.deepEqual((await ask(desk, '?q=nunez')).names, ['Ángela Núñez'])
    assert.deepEqual((await ask(desk, '?role=none')).names, ['Ciro sin rol'])
    assert.deepEqual((await ask(desk, `?role=${(await roleOf(ours, 'intern')).id}`)).names, ['Beto Zamora'])
    assert.deepEqual((await ask(desk, `?group=${group.id}`)).names, ['Ángela Núñez'])
    assert.deepEqual((await ask(desk, '?sort=role')).names.at(-1), 'Ciro sin rol')
    for (const odd of ['?page=x&role=1e9&group[]=2&q[a]=b&sort=password', '?page=-1', '?page=99999999999'])
      assert.lengthOf((await ask(desk, odd)).names, 4)
  })

  test('shows the columns that its address names, and the usual ones without any', async ({ client, assert }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    assert.deepEqual((await ask(desk, '?columns=joined,password,role')).filters.columns, ['role', 'joined'])
    for (const none of ['', '?columns=', '?columns[]=role'])
      assert.deepEqual((await ask(desk, none)).filters.columns, [], none)
  })

  test('shows twenty-five per page with the same number of queries for two members and thirty', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    async function counted(path: string) {
      let queries = 0
      const knex = db.connection().getWriteClient()
      const count = () => void queries++
      knex.on('query', count)
      const answer = await ask(desk, path)
      knex.off('query', count)
      return { queries, answer }
    }
    await named(ours, 'Ana', 'lawyer')
    const few = await counted('')
    for (let index = 0; index < 28; index++) await named(ours, `Persona ${index}`, 'lawyer')
    const many = await counted('')
    assert.equal(many.queries, few.queries)
    // One of them reads the saved views.
    assert.isAtMost(many.queries, 9)
    assert.lengthOf(many.answer.names, 25)
    assert.deepEqual(many.answer.paging, { total: 30, page: 1, perPage: 25 })
    assert.lengthOf((await ask(desk, '?page=9')).names, 5)
  })

  test('shows nothing of other firms and no secret', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const stranger = await named(theirs, 'Ajena', 'lawyer')
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const answer = await desk.visit(`${MEMBERS}?group=1&role=${(await roleOf(theirs, 'lawyer')).id}`)
    assert.lengthOf(answer.body().props.members, 0)
    assert.notInclude(answer.text(), stranger.email)
    assert.notMatch(answer.text(), /argon|password"|twoFactor/)
  })

  test('says for each member what the reader may do', async ({ client, assert }) => {
    const ours = await firm()
    const lawyer = await named(ours, 'Lidia', 'lawyer')
    await named(ours, 'Adán', 'admin')
    const leader = await ours.hireWith(['equipo:leer', 'equipo:editar', 'equipo:eliminar', 'expedientes:leer'])
    const reader = await ours.hireWith(['equipo:leer'])
    const can = async (user: typeof lawyer) => {
      const { members } = await ask(await atDesk(client, user, ours.workspace))
      return Object.fromEntries((members as Line[]).map((line) => [line.user.name, line.can]))
    }
    const [all, none] = [
      { changeRole: true, group: true, remove: true },
      { changeRole: false, group: false, remove: false },
    ]
    const grouping = { ...none, group: true }
    const seen = { owner: await can(ours.owner), leader: await can(leader), reader: await can(reader) }
    assert.deepEqual(seen.owner[lawyer.name], all as never)
    assert.deepEqual(seen.owner['Olga Dueñas'], grouping as never)
    assert.deepEqual(seen.leader['Adán'], grouping as never, 'an Administrador may more')
    assert.deepEqual(seen.leader[reader.name], all as never)
    assert.deepEqual(seen.leader[leader.name], grouping as never)
    assert.deepEqual(seen.reader[lawyer.name], none as never)
  })
})
