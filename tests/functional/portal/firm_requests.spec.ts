import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Client from '#app/clients/models/client'
import { firm, person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'
import { clientOf, portalOf, portalScene } from './scene.js'

const MESSAGE = 'Me despidieron sin pagarme. Necesito ayuda.'

/** Somebody who registered alone, and how they ask a firm. */
async function alone(client: Parameters<typeof signedIn>[0]) {
  const user = await person({ type: 'client', name: 'Lucía Ficticia' })
  const session = await signedIn(client, user)
  const ask = (addressedTo: string, chosen: string | null = null) =>
    session.post('/main/client/firm-requests', { addressedTo, firm: chosen, message: MESSAGE })
  const shown = async () => {
    const { props } = pageIn((await session.page('/main/client')).text())
    const panels = props.panels as { key: string; content: { requests: { id: number; to: string; state: string }[] } }[]
    return panels.find(({ key }) => key === 'portal.firms')!.content
  }
  return { user, session, ask, shown }
}

test.group('Client who registered independently', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('asks a public firm, which accepts them as its client', async ({ client, assert }) => {
    const { workspace, owner } = await firm('Despacho Robles')
    await workspace.merge({ publicProfile: true, city: 'Puebla' }).save()
    const { user, session, ask } = await alone(client)
    const { data } = (await session.get('/main/client/firms?q=robles')).body()
    assert.deepInclude(data[0], { value: workspace.slug, label: 'Despacho Robles' })
    await ask('Despacho Robles', workspace.slug)
    const lawyer = await signedIn(client, owner, workspace)
    const { props } = pageIn((await lawyer.page('/law-firm/client-requests')).text())
    const [request] = props.requests as { id: number; message: string }[]
    assert.deepInclude(request, { name: 'Lucía Ficticia', message: MESSAGE, state: 'open' })
    const home = pageIn((await lawyer.page('/main')).text()).props.panels as { key: string; content: object }[]
    assert.deepEqual(home.find(({ key }) => key === 'portal.requests')?.content, { count: 1 })
    await lawyer.submit('post', `/law-firm/client-requests/${request!.id}/acceptance`)
    const made = await Client.in(workspace).where('user_id', user.id).firstOrFail()
    assert.deepInclude(made.$attributes, { name: 'Lucía Ficticia', email: user.email })
    const portal = pageIn((await session.page('/main/client')).text()).props.portal as { current: object }
    assert.deepInclude(portal.current, { name: 'Despacho Robles' })
    await lawyer.submit('post', `/law-firm/client-requests/${request!.id}/acceptance`)
    assert.lengthOf(await Client.in(workspace), 1, 'answered twice, done once')
  })

  test('sees a second request as typed, without the name of the matched firm', async ({ client, assert }) => {
    const { owner } = await firm('Despacho Callado')
    const { ask, shown } = await alone(client)
    await ask('Despacho Callado')
    await ask(owner.email)
    assert.lengthOf((await shown()).requests, 2, 'two ways to say one firm')
    await ask('Nadie Aquí')
    await ask('nadie aquí')
    assert.lengthOf((await shown()).requests, 3, 'also where there is none')
  })

  test('is matched to a client by address, never by name alone', async ({ client, assert }) => {
    const place = await firm('Despacho Encinas')
    const { user, ask } = await alone(client)
    const namesake = await clientOf(place, { name: user.name, email: 'otra-lucia@ejemplo.mx' })
    await ask('Despacho Encinas')
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const { id } = await db.from('firm_requests').firstOrFail()
    await lawyer.submit('post', `/law-firm/client-requests/${id}/acceptance`)
    await namesake.refresh()
    assert.isNull(namesake.userId)
    assert.lengthOf(await Client.in(place.workspace), 2)
  })

  test('gets the same response whether the firm exists or not, and sees their own words', async ({
    client,
    assert,
  }) => {
    await firm('Despacho Reservado')
    const { ask, shown } = await alone(client)
    const [there, nowhere] = [await ask('Despacho Reservado').redirects(0), await ask('Nadie y Asociados').redirects(0)]
    assert.equal(there.status(), nowhere.status())
    assert.equal(there.header('location'), nowhere.header('location'))
    assert.deepEqual(
      (await shown()).requests.map(({ to, state }) => [to, state]),
      [
        ['Nadie y Asociados', 'open'],
        ['Despacho Reservado', 'open'],
      ]
    )
  })

  test('does not see firms that are not public', async ({ client, assert }) => {
    await firm('Despacho Reservado')
    const { session } = await alone(client)
    assert.deepEqual((await session.get('/main/client/firms?q=reservado')).body().data, [])
  })

  test('sends at most five requests a day and one to each firm, and can withdraw one', async ({ client, assert }) => {
    await firm('Despacho Robles')
    const { ask, shown, session } = await alone(client)
    ;(await ask('Despacho Robles')).assertStatus(302)
    ;(await ask('Despacho Robles')).assertStatus(422)
    for (const name of ['Dos', 'Tres', 'Cuatro']) (await ask(name)).assertStatus(302)
    ;(await ask('Seis')).assertStatus(429)
    const [last] = (await shown()).requests
    await session.delete(`/main/client/firm-requests/${last!.id}`)
    assert.lengthOf((await shown()).requests, 3)
  })

  test('is listed twenty-five per page and by state, those that wait first', async ({ client, assert }) => {
    const own = await firm('Despacho Robles')
    const { user } = await alone(client)
    const at = '2026-11-20 12:00:00.000'
    const row = { workspace_id: own.workspace.id, user_id: user.id, addressed_to: 'Robles', message: MESSAGE }
    const stamps = { created_at: at, updated_at: at }
    for (let index = 0; index < 30; index++) {
      const state = ['accepted', 'open', 'declined'][index % 3]
      await db.table('firm_requests').insert({ ...row, state, ...stamps })
    }
    await db.table('firm_requests').insert({ ...row, state: 'withdrawn', ...stamps })
    const lawyer = await signedIn(client, own.owner, own.workspace)
    const shown = async (query = '') => {
      const { props } = pageIn((await lawyer.page(`/law-firm/client-requests${query}`)).text())
      const { requests, paging, state } = props as unknown as {
        requests: { state: string }[]
        paging: object
        state: string
      }
      return { states: requests.map((request) => request.state), paging, state }
    }
    const first = await shown()
    assert.lengthOf(first.states, 25)
    assert.deepEqual(first.paging, { total: 30, page: 1, perPage: 25 })
    assert.deepEqual([...new Set(first.states.slice(0, 10))], ['open'])
    assert.lengthOf((await shown('?page=2')).states, 5)
    assert.lengthOf((await shown('?page=9')).states, 5)
    const declined = await shown('?state=declined')
    assert.deepEqual([...new Set(declined.states)], ['declined'])
    assert.containSubset(declined, { state: 'declined', paging: { total: 10 } })
    for (const odd of ['?state=withdrawn', '?state[]=open&page=x']) assert.containSubset(await shown(odd), first)
  })

  test('stays hidden from other firms, and readers see but do not answer the request', async ({ client, assert }) => {
    const own = await firm('Despacho Robles')
    const other = await firm('Despacho Ajeno')
    const { ask } = await alone(client)
    await ask('Despacho Robles')
    const { id } = await db.from('firm_requests').firstOrFail()
    const stranger = await signedIn(client, other.owner, other.workspace)
    ;(await stranger.post(`/law-firm/client-requests/${id}/acceptance`)).assertStatus(404)
    assert.notInclude((await stranger.page('/law-firm/client-requests')).text(), 'Lucía')
    const reader = await signedIn(client, await own.hire('reader'), own.workspace)
    ;(await reader.page('/law-firm/client-requests')).assertStatus(200)
    ;(await reader.post(`/law-firm/client-requests/${id}/declination`)).assertStatus(403)
    const lawyer = await signedIn(client, own.owner, own.workspace)
    await lawyer.post(`/law-firm/client-requests/${id}/declination`)
    assert.equal((await db.from('firm_requests').firstOrFail()).state, 'declined')
  })
})

test.group('Client home page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows next steps, open tasks and unread messages of a firm, and how many wait with another', async ({
    client,
    assert,
  }) => {
    const first = await portalScene('Con el primer despacho')
    const second = await portalScene('Con el segundo')
    await second.matter.merge({ clientUserId: first.user.id }).save()
    for (const { place, matter } of [first, second]) {
      const lawyer = await signedIn(client, place.owner, place.workspace)
      await lawyer.submit('post', `${portalOf(matter)}/updates`, {
        text: 'Va bien.',
        shown: true,
        nextTitle: 'Sentencia',
      })
      await lawyer.submit('post', `${portalOf(matter)}/requests`, { title: 'Identificación' })
      await lawyer.submit('post', `${portalOf(matter)}/messages`, { text: 'Hola' })
    }
    const reader = await signedIn(client, first.user)
    const { props } = pageIn((await reader.page('/main/client')).text())
    const panels = props.panels as { key: string; content: Record<string, object[]> }[]
    const { steps, requests, unread, elsewhere } = panels.find(({ key }) => key === 'portal.today')!.content
    for (const list of [steps, requests, unread])
      assert.deepEqual(
        list!.map((each) => (each as { matter: string }).matter),
        ['Con el primer despacho']
      )
    assert.deepEqual(elsewhere, [{ id: second.place.workspace.id, name: second.place.workspace.name, count: 2 }])
  })
})
