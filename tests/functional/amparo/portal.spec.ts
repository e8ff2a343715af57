import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { ChangeNews } from '#app/amparo/actions/change_news'
import type { ProceedingFields } from '#app/amparo/domain/proceeding_fields'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import { clock } from '#app/core/clock'
import type { ClientProceeding } from '#app/portal/client_proceedings'
import { person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'
import { auditEntriesIn, by } from '../law_firm/activities/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { pageOf, portalScene, type PortalScene } from '../portal/scene.js'
import { proceedingOf } from './scene.js'

const SECRET = 'Se tiene por presentado el incidente.'

const proceedingIn = ({ place, matter }: PortalScene, given: Partial<ProceedingFields> = {}) =>
  proceedingOf(place.owner, place.workspace, { matterId: matter.id, shownToClient: true, ...given })

/** What the portal shows a client of the proceedings of a matter, and the whole of its page. */
async function seenBy(reader: Awaited<ReturnType<typeof signedIn>>, matter: { id: number }) {
  const text = (await reader.page(pageOf(matter))).text()
  return { text, proceedings: pageIn(text).props.proceedings as ClientProceeding[] }
}

async function orderIn({ place }: PortalScene, proceeding: { id: number; workspaceId: number }, decidedOn: string) {
  const items = [{ text: SECRET, decidedOn, publishedOn: null, notebook: null }]
  await new ChangeNews().add(by(place.owner), proceeding, { source: 'hand', items })
  return AmparoNewsItem.in(place.workspace).orderBy('id', 'desc').firstOrFail()
}

test.group('Amparo in the portal', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-04-20T18:00:00Z')
    return () => clock.restore()
  })

  test('tells the stage in plain words and that there is a new order, never its text', async ({ client, assert }) => {
    const scene = await portalScene()
    const proceeding = await proceedingIn(scene)
    const reader = await signedIn(client, scene.user)
    const view = () => seenBy(reader, scene.matter)
    assert.containSubset((await view()).proceedings, [
      { number: '41/2026', stage: 'amparo.client.stage.drafting', latest: null, orders: [] },
    ])
    await orderIn(scene, proceeding, '2026-04-17')
    const page = await view()
    assert.deepEqual(page.proceedings[0]!.latest, { on: '2026-04-17', isNew: true })
    assert.notInclude(page.text, SECRET)
    await AmparoNewsItem.in(scene.place.workspace).update({ created_at: '2026-04-04 18:00:00.000' })
    assert.deepEqual((await view()).proceedings[0]!.latest, { on: '2026-04-17', isNew: false })
  })

  test('tells nothing of proceedings that the firm does not show, nor of those of other matters', async ({
    client,
    assert,
  }) => {
    const scene = await portalScene()
    const other = await portalScene('Otro asunto')
    await proceedingIn(other)
    const hidden = await proceedingIn(scene, { shownToClient: false })
    await orderIn(scene, hidden, '2026-04-17')
    await proceedingOf(scene.place.owner, scene.place.workspace, { number: '9/2026', shownToClient: true })
    assert.deepEqual((await seenBy(await signedIn(client, scene.user), scene.matter)).proceedings, [])
    const stranger = await signedIn(client, await person({ type: 'client' }))
    const desk = await atDesk(client, scene.place.owner, scene.place.workspace)
    ;(await stranger.page(pageOf(scene.matter))).assertStatus(404)
    ;(await desk.get(`/law-firm/files/${other.matter.id}/client-view`)).assertStatus(404)
  })

  test('shows the text of an order that the firm chose, until it takes it back', async ({ client, assert }) => {
    const scene = await portalScene()
    const { place, matter } = scene
    const proceeding = await proceedingIn(scene)
    const { id } = await orderIn(scene, proceeding, '2026-04-17')
    const desk = await atDesk(client, place.owner, place.workspace)
    const reader = await signedIn(client, scene.user)
    const orders = async () => (await seenBy(reader, matter)).proceedings[0]!.orders
    const path = `/amparo/${proceeding.id}/news/${id}/display`
    ;(await desk.submit('post', path, {})).assertStatus(302)
    ;(await desk.submit('post', path, {})).assertStatus(302)
    assert.deepEqual(await orders(), [{ id, on: '2026-04-17', text: SECRET }])
    ;(await desk.submit('delete', path, {})).assertStatus(303)
    assert.deepEqual(await orders(), [])
    const log = (await auditEntriesIn(matter)).filter((action) => /shown|hidden/.test(action))
    assert.deepEqual(log, ['amparo_news.shown', 'amparo_news.hidden'])
  })

  test('shows no text of a proceeding that is not shown, and none for who may not edit', async ({ client, assert }) => {
    const scene = await portalScene()
    const { place } = scene
    const hidden = await proceedingIn(scene, { shownToClient: false })
    const { id } = await orderIn(scene, hidden, '2026-04-17')
    const path = `/amparo/${hidden.id}/news/${id}/display`
    const desk = await atDesk(client, place.owner, place.workspace)
    const refused = await desk.post(path).header('accept', 'application/json').json({})
    assert.equal(refused.body().errors[0].field, 'news')
    const reader = await atDesk(client, await place.hire('reader'), place.workspace)
    ;(await reader.post(path)).assertStatus(403)
    const elsewhere = await portalScene('En otro despacho')
    const theirs = await atDesk(client, elsewhere.place.owner, elsewhere.place.workspace)
    ;(await theirs.post(path)).assertStatus(404)
    assert.isFalse((await AmparoNewsItem.findIn(place.workspace, id)).shownToClient)
  })
})
