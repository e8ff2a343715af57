import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { AddDeadline } from '#app/docket/actions/add_deadline'
import { WriteHearing } from '#app/calendar/actions/write_hearing'
import type MatterDeadline from '#app/docket/models/matter_deadline'
import { by } from '#tests/functional/law_firm/activities/scene'
import { daysOf } from '#tests/functional/calendar/scene'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'
import { pageOf, portalScene, type PortalScene } from './scene.js'

const TEXT = 'Hasta ese día podemos presentar el dictamen.'
const DAYS = 'from=2026-11-22&to=2026-12-12'

/** A deadline of the matter that ends on 1 December and is shown to its client unless told otherwise. */
async function deadlineIn({ matter, place }: PortalScene, more: Partial<Record<keyof MatterDeadline, unknown>> = {}) {
  const fields = { title: 'Entregar el dictamen', lastDay: '2026-12-01', acceptPast: false }
  const deadline = await new AddDeadline().byHand(by(place.owner), matter, fields)
  return deadline.merge({ status: 'confirmed', shown: true, clientText: TEXT, ...more } as never).save()
}

/** A hearing of 30 November that the client is shown and must attend. */
const hearingOf = ({ place }: PortalScene) => ({
  ...{ kind: 'constitutional' as const, day: '2026-11-30', time: '10:00', minutes: 60, travelMinutes: 0 },
  ...{ shownToClient: true, clientAttends: true, peopleIds: [place.owner.id] },
})

test.group('Next steps of the portal', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze('2026-11-23T18:00:00Z')
    return () => clock.restore()
  })

  test('have the deadlines and hearings that the firm shows, soonest first', async ({ client, assert }) => {
    const scene = await portalScene()
    await deadlineIn(scene)
    await new WriteHearing().add(by(scene.place.owner), scene.matter, hearingOf(scene))
    const reader = await signedIn(client, scene.user)
    const { props } = pageIn((await reader.page(pageOf(scene.matter))).text())
    const matterId = scene.matter.id
    assert.deepEqual(props.steps as object[], [
      { matterId, title: 'Audiencia constitucional', on: '2026-11-30', time: '10:00', attend: true, text: null },
      { matterId, title: 'Entregar el dictamen', on: '2026-12-01', time: null, attend: false, text: TEXT },
    ])
    const { events } = await daysOf(reader, DAYS)
    assert.sameMembers(
      events.map(({ kind }) => kind),
      ['hearing', 'deadline']
    )
  })

  test('are named in the language of their reader', async ({ client, assert }) => {
    const scene = await portalScene()
    await scene.user.merge({ language: 'en' }).save()
    await new WriteHearing().add(by(scene.place.owner), scene.matter, hearingOf(scene))
    const reader = await signedIn(client, scene.user)
    const { props } = pageIn((await reader.page(pageOf(scene.matter))).text())
    assert.deepEqual(
      (props.steps as { title: string }[]).map(({ title }) => title),
      ['Constitutional hearing']
    )
  })

  test('omit hidden, proposed, ended and past deadlines', async ({ client, assert }) => {
    const scene = await portalScene()
    await deadlineIn(scene, { shown: false })
    await deadlineIn(scene, { status: 'proposed' })
    await deadlineIn(scene, { status: 'met', open: false })
    await deadlineIn(scene, { lastDay: '2026-11-20' })
    const reader = await signedIn(client, scene.user)
    const { props } = pageIn((await reader.page(pageOf(scene.matter))).text())
    assert.deepEqual(props.steps as object[], [])
    assert.deepEqual((await daysOf(reader, 'from=2026-11-23&to=2026-12-12')).events, [])
  })

  test('are not those of matters that the client does not follow', async ({ client, assert }) => {
    const [scene, other] = [await portalScene(), await portalScene('Otro asunto')]
    await deadlineIn(other)
    const reader = await signedIn(client, scene.user)
    assert.deepEqual((await daysOf(reader, DAYS)).events, [])
    const own = await signedIn(client, other.user)
    assert.lengthOf((await daysOf(own, DAYS)).events, 1)
  })
})
