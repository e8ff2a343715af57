import { test } from '@japa/runner'
import { welcomeSteps } from '#app/core/contributions/registries'
import User from '#app/accounts/models/user'
import Workspace from '#app/workspaces/models/workspace'
import { BY_THE_WAY, freshTest, INFO } from '#tests/functional/law_firm/firm/ground'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { firm, person } from '#tests/helpers/people'

const PROFILE = { name: 'Olga Dueñas', phone: '55 5512 3456', license: '12345678', timeZone: 'America/Tijuana' }
const FIRM = { name: 'Bufete Olmos', city: 'Tijuana', state: 'Baja California', practiceAreas: ['amparo'] }

/** An owner whose profile is not complete, in their firm. */
async function newOwner() {
  const ours = await firm()
  await ours.owner.merge({ profileComplete: false }).save()
  return ours
}

test.group('Onboarding wizard', (group) => {
  group.each.setup(freshTest)

  test('leads a person without a firm from profile to firm to done, and never returns', async ({ client, assert }) => {
    const user = await person()
    await user.merge({ profileComplete: false }).save()
    const desk = await atDesk(client, user)
    const step = async (path = '/welcome') => (await desk.visit(path)).body().props.step
    assert.equal(await step(), 'profile')
    await desk.submit('put', '/welcome/profile', PROFILE)
    assert.equal(await step(), 'firm')
    await desk.submit('put', '/welcome/firm', FIRM)
    const workspace = await Workspace.findByOrFail('slug', 'bufete-olmos')
    assert.deepInclude(workspace.toJSON(), { ownerId: user.id, city: 'Tijuana', timeZone: 'America/Tijuana' })
    assert.equal(await step(), 'done')
    const answer = await desk.submit('post', '/welcome/completion')
    assert.equal(answer.header('location'), '/law-firm/files/first')
    const saved = await User.findOrFail(user.id)
    assert.deepInclude(saved.toJSON(), { profileComplete: true, phone: '+525555123456', license: '12345678' })
    assert.equal((await desk.page('/welcome')).header('location'), '/main')
  })

  test('resumes where it was left, goes back but not ahead, and cannot be finished early', async ({
    client,
    assert,
  }) => {
    const ours = await newOwner()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const step = async (path: string) => (await desk.visit(path)).body().props.step
    assert.equal(await step('/welcome?step=firm'), 'profile')
    assert.equal(await step('/welcome?step=done'), 'profile')
    await desk.submit('put', '/welcome/profile', PROFILE)
    assert.equal(await step('/welcome'), 'firm')
    assert.equal(await step('/welcome?step=profile'), 'profile')
    assert.equal((await desk.submit('post', '/welcome/completion')).header('location'), '/welcome')
    await ours.owner.refresh()
    assert.isFalse(ours.owner.profileComplete)
    const again = await atDesk(client, ours.owner, ours.workspace)
    assert.equal((await again.visit('/welcome')).body().props.step, 'firm', 'another browser goes on there')
  })

  test('shows the step of another module between firm and done', async ({ client, assert, cleanup }) => {
    const ours = await newOwner()
    const all = welcomeSteps.all.bind(welcomeSteps)
    let isPending = true
    cleanup(() => void (welcomeSteps.all = all))
    welcomeSteps.all = () => [...all(), { key: 'plan', order: 30, pending: async () => isPending }]
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', '/welcome/profile', PROFILE)
    await desk.submit('put', '/welcome/firm', FIRM)
    const { props } = (await desk.visit('/welcome')).body()
    assert.equal(props.step, 'plan')
    assert.deepEqual(props.steps.at(-1), { key: 'plan', isDone: false })
    isPending = false
    assert.equal((await desk.visit('/welcome')).body().props.step, 'done')
  })

  test('bars an owner from other pages, and from nothing else', async ({ client, assert }) => {
    const ours = await newOwner()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    for (const path of ['/main', '/law-firm/files/list', '/search/b-search/scjn', '/settings/account']) {
      for (const answer of [await desk.page(path), await desk.visit(path)])
        assert.deepEqual([answer.status(), answer.header('location')], [302, '/welcome'], path)
    }
    for (const path of ['/welcome', INFO]) assert.equal((await desk.page(path)).status(), 200, path)
    assert.equal((await desk.get('/workspaces')).status(), 200, 'a call of the page')
    assert.equal((await desk.page('/404')).status(), 404)
    const write = await desk.submit('post', '/law-firm/settings/groups', { name: 'Amparo' })
    assert.equal(write.header('location'), '/law-firm/settings/groups')
    const away = await desk.submit('delete', '/session')
    assert.notEqual(away.header('location'), '/welcome')
  })

  test('bars an owner, but no other member, for a step that a module added to the firm', async ({ client, assert }) => {
    const ours = await firm()
    await ours.workspace.merge({ welcomeStep: 'plan' }).save()
    const owner = await atDesk(client, ours.owner, ours.workspace)
    assert.equal((await owner.page('/main')).header('location'), '/welcome')
    const lawyer = await ours.hire('lawyer')
    await lawyer.merge({ profileComplete: false }).save()
    const desk = await atDesk(client, lawyer, ours.workspace)
    assert.equal((await desk.page('/main')).status(), 200)
    assert.equal((await desk.page('/welcome')).header('location'), '/main')
    const before = await dump(BY_THE_WAY)
    ;(await desk.put('/welcome/firm', FIRM)).assertStatus(403)
    assert.deepEqual(await changesSince(before), {})
  })

  test('does not bar a client, an operator or a person without a firm', async ({ client, assert }) => {
    for (const [user, home] of [
      [await person({ type: 'client' }), '/main/client'],
      [await person(), '/law-firm/invitations'],
    ] as const) {
      await user.merge({ profileComplete: false }).save()
      const desk = await atDesk(client, user)
      assert.equal((await desk.page(home)).status(), 200, home)
    }
  })

  test('leaves city and state for later', async ({ client, assert }) => {
    const ours = await newOwner()
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', '/welcome/profile', PROFILE)
    await desk.submit('put', '/welcome/firm', { name: 'Bufete Olmos', city: '', state: null, practiceAreas: [] })
    const { city, state } = await Workspace.findOrFail(ours.workspace.id)
    assert.deepEqual([city, state], [null, null])
    assert.equal((await desk.visit('/welcome')).body().props.step, 'done')
  })

  test('marks invalid input at its field in both languages and writes nothing', async ({ client, assert }) => {
    const ours = await newOwner()
    const cases = [
      ['profile', { ...PROFILE, name: ' ' }, 'name', 'Este campo es obligatorio', 'This field is required'],
      ['profile', { ...PROFILE, timeZone: 'X' }, 'timeZone', 'no es válido', 'not valid'],
      ['profile', { ...PROFILE, license: 'abc' }, 'license', 'cédula', 'digits'],
      ['firm', { ...FIRM, state: 'Texas' }, 'state', 'Hay que elegir una', 'Choose one'],
      ['firm', { ...FIRM, name: '' }, 'name', 'Este campo es obligatorio', 'This field is required'],
    ] as const
    for (const language of ['es', 'en'] as const) {
      await ours.owner.merge({ language }).save()
      const desk = await atDesk(client, ours.owner, ours.workspace)
      const before = await dump(BY_THE_WAY)
      for (const [step, body, field, es, en] of cases) {
        const answer = await desk.put(`/welcome/${step}`, { ...body, isAdmin: true, ownerId: 1, id_workspace: 1 })
        answer.assertStatus(422)
        assert.equal(answer.body().errors[0].field, field)
        assert.include(answer.body().errors[0].message, language === 'es' ? es : en)
      }
      assert.deepEqual(await changesSince(before), {})
    }
  })
})
