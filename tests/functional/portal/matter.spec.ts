import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { portalSteps } from '#app/core/contributions/portal_steps'
import { person, firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'
import { clientOf, pageOf, portalOf, portalScene } from './scene.js'

/** Adds a source for the time of a test. */
function contribute<Part extends { key: string }>(registry: { all(): Part[] }, part: Part) {
  const all = registry.all.bind(registry)
  registry.all = () => [...all(), part]
  return () => void (registry.all = all)
}

test.group('Portal page of a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-20T18:00:00.000Z')
    return () => clock.restore()
  })

  test('shows the published status and the next step', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const next = { nextTitle: 'Audiencia en el juzgado', nextOn: '2026-12-01', nextTime: '10:30', attend: true }
    await lawyer.submit('post', `${portalOf(matter)}/updates`, {
      text: 'El juzgado admitió la demanda.',
      shown: true,
      ...next,
    })
    await lawyer.submit('post', `${portalOf(matter)}/updates`, { text: 'Nota solo para el equipo.', shown: false })
    const reader = await signedIn(client, user)
    const response = await reader.page(pageOf(matter))
    response.assertStatus(200)
    const { component, props } = pageIn(response.text())
    assert.equal(component, 'portal/matters/show')
    assert.deepEqual(
      (props.updates as { text: string }[]).map(({ text }) => text),
      ['El juzgado admitió la demanda.']
    )
    assert.notInclude(response.text(), 'Nota solo para el equipo')
    const [step] = props.steps as object[]
    assert.deepInclude(step, { title: 'Audiencia en el juzgado', on: '2026-12-01', time: '10:30', attend: true })
  })

  test('does not show a past step as the next one', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const body = {
      text: 'Presentamos el recurso.',
      shown: true,
      nextTitle: 'Presentar el recurso',
      nextOn: '2026-11-20',
    }
    await lawyer.submit('post', `${portalOf(matter)}/updates`, body)
    const steps = async () => {
      const reader = await signedIn(client, user)
      return pageIn((await reader.page(pageOf(matter))).text()).props.steps as object[]
    }
    assert.lengthOf(await steps(), 1)
    clock.advance({ hours: 14 })
    assert.lengthOf(await steps(), 0)
  })

  test('hides what the firm hides again', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    await lawyer.submit('post', `${portalOf(matter)}/updates`, { text: 'Se equivocó de cliente.', shown: true })
    const { id } = await db.from('portal_updates').firstOrFail()
    await lawyer.submit('put', `${portalOf(matter)}/updates/${id}`, { shown: false })
    const reader = await signedIn(client, user)
    assert.notInclude((await reader.page(pageOf(matter))).text(), 'Se equivocó')
  })

  test('shows hearings and deadlines from their modules', async ({ client, assert, cleanup }) => {
    const { matter, user } = await portalScene()
    const step = {
      matterId: matter.id,
      title: 'Vence el plazo',
      on: '2026-11-24',
      time: null,
      attend: false,
      text: null,
    }
    cleanup(contribute(portalSteps, { key: 'test', load: async () => [step] }))
    const reader = await signedIn(client, user)
    const { props } = pageIn((await reader.page(pageOf(matter))).text())
    assert.deepEqual(props.steps as object[], [step])
  })

  test('is not found by other clients, clients of other firms or malformed ids', async ({ client }) => {
    const { matter, user } = await portalScene()
    const { user: stranger } = await portalScene('Otro asunto')
    const other = await signedIn(client, stranger)
    ;(await other.page(pageOf(matter))).assertStatus(404)
    ;(await other.submit('post', `${pageOf(matter)}/messages`, { text: 'Hola' })).assertStatus(404)
    const own = await signedIn(client, user)
    for (const id of ['0', 'x', '99999999999999999999', `${matter.id} or 1=1`])
      (await own.page(`/law-firm/files/file-overview-client/${encodeURIComponent(id)}`)).assertStatus(404)
  })

  test('disappears when the matter is in the trash or the firm is closed', async ({ client }) => {
    const { place, matter, user } = await portalScene()
    const reader = await signedIn(client, user)
    await matter.merge({ trashed: true }).save()
    ;(await reader.page(pageOf(matter))).assertStatus(404)
    await matter.merge({ trashed: false }).save()
    await place.workspace.merge({ deletedAt: clock.now() }).save()
    ;(await reader.page(pageOf(matter))).assertStatus(404)
  })

  test('logs every visit for the firm, a repeated one once', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const reader = await signedIn(client, user)
    await reader.page(pageOf(matter))
    clock.advance({ minutes: 5 })
    await reader.page(pageOf(matter))
    clock.advance({ minutes: 20 })
    await reader.page(pageOf(matter))
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const { props } = pageIn((await lawyer.page(`/law-firm/files/file-overview/${matter.id}?tab=messages`)).text())
    const { views } = props.content as { views: { name: string; kind: string }[] }
    assert.deepEqual(
      views.map(({ name, kind }) => [name, kind]),
      [
        ['Renata Prueba', 'matter'],
        ['Renata Prueba', 'matter'],
      ]
    )
  })

  test('lists the matters of its firm in pages', async ({ client, assert }) => {
    const { place, user } = await portalScene('El primero')
    for (let number = 2; number <= 26; number++)
      await (await matterOf(place, { title: `El ${number}` })).merge({ clientUserId: user.id }).save()
    const reader = await signedIn(client, user)
    const shown = async (query: string) =>
      pageIn((await reader.page(`/law-firm/cliente-files${query}`)).text()).props as unknown as {
        matters: { id: number }[]
        paging: object
      }
    const [first, second, past] = [await shown(''), await shown('?page=2'), await shown('?page=9')]
    assert.deepEqual([first.matters.length, second.matters.length], [24, 2])
    assert.lengthOf(new Set([...first.matters, ...second.matters].map(({ id }) => id)), 26)
    assert.deepEqual(second.paging, { total: 26, page: 2, perPage: 24 })
    assert.deepEqual(past.matters, second.matters)
    assert.lengthOf((await shown('?page=x')).matters, 24)
  })

  test('lists the matters of its firm, archived ones last', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene('El primero')
    const archived = await matterOf(place, { title: 'El archivado' })
    await archived.merge({ clientUserId: user.id, archived: true }).save()
    const elsewhere = await portalScene('El de otro despacho')
    await elsewhere.matter.merge({ clientUserId: user.id }).save()
    const reader = await signedIn(client, user)
    const { props } = pageIn((await reader.page('/law-firm/cliente-files')).text())
    const seen = props.matters as { id: number; closed: boolean }[]
    assert.deepEqual(
      seen.map(({ id, closed }) => [id, closed]),
      [
        [matter.id, false],
        [archived.id, true],
      ]
    )
  })

  test('is visible to each of several clients of a matter', async ({ client }) => {
    const { place, matter } = await portalScene()
    const partner = await person({ type: 'client' })
    const row = await clientOf(place, { name: partner.name, userId: partner.id })
    const now = '2026-11-20 00:00:00.000'
    const link = { workspace_id: place.workspace.id, matter_id: matter.id, client_id: row.id, user_id: partner.id }
    await db.table('matter_clients').insert({ ...link, created_at: now })
    const reader = await signedIn(client, partner)
    ;(await reader.page(pageOf(matter))).assertStatus(200)
  })

  test('takes the same number of queries with forty messages and requests as with one', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const reader = await signedIn(client, user)
    const fill = async () => {
      await lawyer.submit('post', `${portalOf(matter)}/messages`, {
        text: `Mensaje ${Math.floor(clock.now().toMillis())}`,
      })
      await lawyer.submit('post', `${portalOf(matter)}/requests`, { title: 'Recibo' })
      clock.advance({ minutes: 1 })
    }
    await fill()
    await reader.page(pageOf(matter))
    const few = await queriesOf(() => reader.page(pageOf(matter)))
    for (let count = 0; count < 8; count++) await fill()
    await reader.page(pageOf(matter))
    const many = await queriesOf(() => reader.page(pageOf(matter)))
    assert.equal(many.length, few.length)
    assert.isBelow(many.length, 25)
  })
})

test.group('«Ver como cliente» preview', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the firm exactly what the client sees, without leaving a trace', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    await lawyer.submit('post', `${portalOf(matter)}/updates`, { text: 'Todo va bien.', shown: true })
    await lawyer.submit('post', `${portalOf(matter)}/messages`, { text: 'Buenos días' })
    const reader = await signedIn(client, await place.hireWith(['expedientes:leer']), place.workspace)
    const { component, props } = pageIn((await reader.page(`/law-firm/files/${matter.id}/client-view`)).text())
    assert.equal(component, 'law_firm/client_view')
    assert.lengthOf(await db.from('portal_views'), 0)
    assert.lengthOf(await db.from('portal_reads').where('side', 'client'), 0)
    const own = await signedIn(client, user)
    const theirs = pageIn((await own.page(pageOf(matter))).text()).props
    for (const part of ['matter', 'steps', 'requests', 'updates', 'documents', 'thread'])
      assert.deepEqual(props[part], theirs[part], part)
  })

  test('requires expedientes:leer and access to the matter', async ({ client }) => {
    const { place, matter } = await portalScene()
    const nobody = await signedIn(client, await place.hireWith(['clientes:leer']), place.workspace)
    ;(await nobody.get(`/law-firm/files/${matter.id}/client-view`)).assertStatus(403)
    const elsewhere = await firm()
    const stranger = await signedIn(client, elsewhere.owner, elsewhere.workspace)
    ;(await stranger.get(`/law-firm/files/${matter.id}/client-view`)).assertStatus(404)
    await matter.merge({ private: true }).save()
    const colleague = await signedIn(client, await place.hire('lawyer'), place.workspace)
    ;(await colleague.get(`/law-firm/files/${matter.id}/client-view`)).assertStatus(404)
  })
})
