import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { homePanels, portalPanels } from '#app/core/contributions/registries'
import { invitingFirm } from '#tests/functional/law_firm/invitations/ground'
import { firm, person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'

/** Adds a panel for the time of a test. */
function contribute<Part extends { key: string }>(registry: { all(): Part[] }, part: Part) {
  const all = registry.all.bind(registry)
  registry.all = () => [...all(), part]
  return () => void (registry.all = all)
}

test.group('Home page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('belongs to the members of a firm', async ({ client, assert }) => {
    const { owner, workspace } = await firm()
    const session = await signedIn(client, owner, workspace)
    const response = await session.page('/main')
    response.assertStatus(200)
    assert.equal(pageIn(response.text()).component, 'main/home')
  })

  test('sends a client, an operator and a person without a firm to their own, without a message', async ({
    client,
    assert,
  }) => {
    const people = [
      [await person({ type: 'client' }), '/main/client'],
      [await person({ isAdmin: true }), '/settings/workspaces'],
      [await person(), '/law-firm/invitations'],
    ] as const
    for (const [user, home] of people) {
      const session = await signedIn(client, user)
      const response = await session.page('/main')
      response.assertStatus(302)
      response.assertHeader('location', home)
      assert.deepEqual(pageIn((await session.page(home)).text()).props.notices, {})
    }
  })

  test('leads a lawyer who has just arrived to the wizard, unless a firm invites them', async ({ client, assert }) => {
    const fresh = async (attributes: Parameters<typeof person>[0] = {}) => {
      const user = await person(attributes)
      return user.merge({ profileComplete: false }).save()
    }
    const homeOf = async (user: User) => (await (await signedIn(client, user)).page('/main')).header('location')
    assert.equal(await homeOf(await fresh()), '/welcome')
    assert.equal(await homeOf(await fresh({ type: 'client' })), '/main/client')
    assert.equal(await homeOf(await fresh({ isAdmin: true })), '/settings/workspaces')
    const invited = await fresh()
    await (await invitingFirm(client)).invite(invited.email)
    assert.equal(await homeOf(invited), '/law-firm/invitations')
  })

  test('shows the home of the firm to an operator who is also a member', async ({ client }) => {
    const { owner, workspace } = await firm()
    await owner.merge({ isAdmin: true }).save()
    const session = await signedIn(client, owner, workspace)
    const response = await session.page('/main')
    response.assertStatus(200)
  })

  test('shows non-empty panels in order to those who may see them', async ({ client, assert, cleanup }) => {
    cleanup(
      contribute(homePanels, {
        key: 'test.said',
        load: async (viewer) => ({ firm: viewer.workspaceId, may: viewer.may('expedientes:crear') }),
      })
    )
    cleanup(contribute(homePanels, { key: 'test.silent', load: async () => null }))
    const place = await firm()
    const reader = await signedIn(client, await place.hireWith(['expedientes:leer']), place.workspace)
    const { props } = pageIn((await reader.page('/main')).text())
    const own = (props.panels as { key: string }[]).filter(({ key }) => key.startsWith('test.'))
    assert.deepEqual(own, [{ key: 'test.said', content: { firm: place.workspace.id, may: false } }] as never)
  })

  test('shows a client the panels of the portal', async ({ client, assert, cleanup }) => {
    cleanup(contribute(portalPanels, { key: 'test.said', load: async ({ userId }) => ({ userId }) }))
    const user = await person({ type: 'client' })
    const session = await signedIn(client, user)
    const { component, props } = pageIn((await session.page('/main/client')).text())
    assert.equal(component, 'main/client')
    assert.deepInclude(props.panels as object[], { key: 'test.said', content: { userId: user.id } })
  })
})
