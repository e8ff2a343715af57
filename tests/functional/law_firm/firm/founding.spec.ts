import { test } from '@japa/runner'
import { BUILT_IN_ROLES } from '#app/workspaces/permissions'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person } from '#tests/helpers/people'
import { BY_THE_WAY, deedsOf, freshTest, INFO, roleNameOf } from './ground.js'

const newest = () => Workspace.query().orderBy('id', 'desc').firstOrFail()

test.group('Founding a firm', (group) => {
  group.each.setup(freshTest)

  test('makes who founds it its owner, with the built-in roles, and takes them there', async ({ client, assert }) => {
    const own = await firm()
    const desk = await atDesk(client, own.owner, own.workspace)
    const answer = await desk.submit('post', '/workspaces', { name: 'Ñandú & Hijos, S.C.' })
    assert.equal(answer.header('location'), INFO)
    const workspace = await newest()
    assert.equal(workspace.slug, 'nandu-y-hijos-s-c')
    assert.equal(workspace.ownerId, own.owner.id)
    assert.lengthOf(await Role.in(workspace), BUILT_IN_ROLES.length)
    assert.equal(await roleNameOf({ workspace }, own.owner), 'Propietario')
    const { props } = (await desk.visit(INFO)).body()
    assert.equal(props.identity.workspace.id, workspace.id)
    assert.isTrue(props.identity.isOwner)
    assert.equal(props.notices.toast.key, 'firm.founded')
    const [deed] = await deedsOf({ workspace })
    assert.deepInclude(deed, { action: 'workspace.founded', actorId: own.owner.id })
  })

  test('a person without a firm goes on with the wizard', async ({ client, assert }) => {
    const user = await person()
    await user.merge({ profileComplete: false }).save()
    const desk = await atDesk(client, user)
    const answer = await desk.submit('post', '/workspaces', { name: 'Uno' })
    assert.equal(answer.header('location'), '/welcome')
  })

  test('firms of one name get numbered addresses, reserved words another one, and any name some', async ({
    client,
    assert,
  }) => {
    const user = await person()
    const names = ['Bufete Álvarez', 'bufete alvarez', 'BUFETE  ÁLVAREZ', 'Admin', '律师事务所', '🦉🦉', '../../etc']
    const slugs: string[] = []
    for (const name of names) {
      const desk = await atDesk(client, user)
      await desk.submit('post', '/workspaces', { name })
      slugs.push((await newest()).slug)
    }
    assert.deepEqual(slugs, [
      'bufete-alvarez',
      'bufete-alvarez-2',
      'bufete-alvarez-3',
      'despacho-admin',
      'despacho-juridico',
      'despacho-juridico-2',
      'etc',
    ])
  })

  test('nothing but the name is taken from the form', async ({ client, assert }) => {
    const [victim, user] = [await firm(), await person()]
    const desk = await atDesk(client, user)
    await desk.submit('post', '/workspaces', {
      name: 'Propio',
      id: victim.workspace.id,
      ownerId: victim.owner.id,
      owner_id: victim.owner.id,
      id_workspace: victim.workspace.id,
      slug: victim.workspace.slug,
      isAdmin: true,
    })
    const made = await newest()
    assert.deepEqual([made.ownerId, made.slug], [user.id, 'propio'])
    await user.refresh()
    assert.isFalse(user.isAdmin)
  })

  test('a name that is none is said at its field in the reader’s language', async ({ client, assert }) => {
    for (const [language, said] of [
      ['es', 'Este campo es obligatorio'],
      ['en', 'This field is required'],
    ] as const) {
      const desk = await atDesk(client, await person({ language }))
      const before = await dump(BY_THE_WAY)
      for (const name of [undefined, '', '  ', '\u202e']) {
        const answer = await desk.post('/workspaces', { name })
        answer.assertStatus(422)
        assert.deepEqual(answer.body().errors, [{ field: 'name', message: said }])
      }
      const long = await desk.post('/workspaces', { name: 'x'.repeat(121) })
      long.assertStatus(422)
      assert.deepEqual(await changesSince(before), {})
    }
  })

  test('ten in a day are enough', async ({ client, assert }) => {
    const desk = await atDesk(client, await person())
    for (let count = 0; count < 10; count++)
      assert.equal((await desk.post('/workspaces', { name: `F ${count}` })).status(), 302)
    const answer = await desk.post('/workspaces', { name: 'F 11' })
    answer.assertStatus(429)
  })
})
