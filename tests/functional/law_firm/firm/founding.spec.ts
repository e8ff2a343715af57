import { test } from '@japa/runner'
import { BUILT_IN_ROLES } from '#app/workspaces/permissions'
import Role from '#app/workspaces/models/role'
import Workspace from '#app/workspaces/models/workspace'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person } from '#tests/helpers/people'
import { BY_THE_WAY, auditEntriesOf, freshTest, INFO, roleNameOf } from './ground.js'

const newest = () => Workspace.query().orderBy('id', 'desc').firstOrFail()

test.group('Firm creation', (group) => {
  group.each.setup(freshTest)

  test('makes the founder its owner, with the built-in roles, and opens it', async ({ client, assert }) => {
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
    const [entry] = await auditEntriesOf({ workspace })
    assert.deepInclude(entry, { action: 'workspace.founded', actorId: own.owner.id })
  })

  test('leads a person without a firm to the wizard', async ({ client, assert }) => {
    const user = await person()
    await user.merge({ profileComplete: false }).save()
    const desk = await atDesk(client, user)
    const answer = await desk.submit('post', '/workspaces', { name: 'Uno' })
    assert.equal(answer.header('location'), '/welcome')
  })

  test('gives firms unique addresses, whatever their name, and avoids reserved words', async ({ client, assert }) => {
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

  test('takes nothing but the name from the form', async ({ client, assert }) => {
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

  test('marks an invalid name at its field in the language of the reader', async ({ client, assert }) => {
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

  test('is limited to ten a day', async ({ client, assert }) => {
    const desk = await atDesk(client, await person())
    for (let count = 0; count < 10; count++)
      assert.equal((await desk.post('/workspaces', { name: `F ${count}` })).status(), 302)
    const answer = await desk.post('/workspaces', { name: 'F 11' })
    answer.assertStatus(429)
  })
})
