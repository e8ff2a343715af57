import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Charge from '#app/billing/models/charge'
import RunningTimer from '#app/fees/models/running_timer'
import TimeEntry from '#app/fees/models/time_entry'
import { matterOf } from '#database/factories/matter_factory'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { agreed, feesScene, NOON, TODAY, worked } from './scene.js'

const WEEK = '/law-firm/time'

test.group('Time that people write down', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const fields = (matterId: number, values: object = {}) => ({
    ...{ matterId, workedOn: TODAY, minutes: '1:30', description: 'Audiencia', billable: true },
    ...values,
  })
  const first = () => TimeEntry.query().preload('user').firstOrFail()

  test('is kept at the own rate, that of the agreement, or none', async ({ client, assert }) => {
    const scene = await feesScene()
    const { workspace, owner, matter, hire } = scene
    const lawyer = await hire('lawyer')
    await worked(scene, matter, owner)
    await agreed(matter, owner, { rates: [{ userId: lawyer.id, rate: 150_000 }] })
    await worked(scene, matter, owner)
    const session = await atDesk(client, lawyer, workspace)
    ;(await session.submit('post', WEEK, fields(matter.id))).assertStatus(302)
    ;(await session.submit('post', WEEK, fields(matter.id, { rate: 99_900 }))).assertStatus(302)
    const entries = await TimeEntry.in(workspace).orderBy('id')
    assert.deepEqual(
      entries.map(({ minutes, rate }) => [minutes, rate]),
      [
        [60, null],
        [60, 200_000],
        [90, 150_000],
        [90, 99_900],
      ]
    )
  })

  test('leads back to the tab of the matter in which it was written', async ({ client }) => {
    const { workspace, owner, matter } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    const tab = `http://${process.env.HOST}:${process.env.PORT}/law-firm/files/file-overview/${matter.id}?tab=fees`
    const response = await session.submit('post', WEEK, fields(matter.id)).header('referer', tab)
    response.assertHeader('location', tab)
  })

  test('is shown by week, with nothing of other people', async ({ client, assert }) => {
    const scene = await feesScene()
    const { workspace, owner, matter, hire } = scene
    await agreed(matter, owner)
    await worked(scene, matter, owner, { workedOn: '2026-03-08' })
    await worked(scene, matter, owner, { workedOn: '2026-03-07' })
    await worked(scene, matter, await hire('lawyer'))
    const session = await atDesk(client, owner, workspace)
    const { props } = (await session.visit(WEEK)).body()
    assert.equal(props.days[0], '2026-03-08')
    assert.lengthOf(props.entries, 1)
    assert.containSubset(props.entries[0], { workedOn: '2026-03-08', amount: 200_000, matter: { title: matter.title } })
    const before = (await session.visit(`${WEEK}?week=2026-03-04`)).body().props
    assert.deepEqual([before.days[0], before.entries.length], ['2026-03-01', 1])
    assert.equal((await session.visit(`${WEEK}?week=nonsense`)).body().props.days[0], '2026-03-08')
  })

  test('shows no money to who may not read what is charged, and takes no rate of them', async ({ client, assert }) => {
    const { workspace, owner, matter, hireWith } = await feesScene()
    await agreed(matter, owner)
    const session = await atDesk(client, await hireWith(['expedientes:leer', 'expedientes:editar']), workspace)
    await session.submit('post', WEEK, fields(matter.id, { rate: 1 }))
    assert.equal((await first()).rate, 200_000)
    assert.containSubset((await session.visit(WEEK)).body().props.entries[0], { rate: null, amount: null })
  })

  test('is changed and deleted until it is charged, by who worked it', async ({ client, assert }) => {
    const scene = await feesScene()
    const { workspace, owner, matter, customer, hire } = scene
    const entry = await worked(scene, matter, owner)
    const session = await atDesk(client, owner, workspace)
    const edit = { ...fields(matter.id), version: 1, minutes: '45' }
    ;(await session.submit('put', `${WEEK}/${entry.id}`, edit)).assertStatus(303)
    assert.containSubset(await first(), { minutes: 45, version: 2 })
    ;(await session.put(`${WEEK}/${entry.id}`, edit)).assertStatus(422)
    const lawyer = await atDesk(client, await hire('lawyer'), workspace)
    ;(await lawyer.put(`${WEEK}/${entry.id}`, { ...edit, version: 2 })).assertStatus(404)
    ;(await lawyer.delete(`${WEEK}/${entry.id}`, { version: 2 })).assertStatus(404)
    const { charged } = await import('../billing/scene.js')
    const charge = await charged(workspace, owner, customer)
    await TimeEntry.query().update({ charge_id: charge.id })
    const fixed = await session.delete(`${WEEK}/${entry.id}`, { version: 2 })
    assert.include(JSON.stringify(fixed.body()), 'Ya está en un cobro')
    await TimeEntry.query().update({ charge_id: null })
    ;(await session.submit('delete', `${WEEK}/${entry.id}`, { version: 2 })).assertStatus(303)
    assert.isNull(await TimeEntry.first())
    assert.lengthOf(await Charge.in(workspace), 1)
  })

  test('is refused with a problem at the field', async ({ client, assert }) => {
    const { workspace, owner, matter } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    const problem = async (values: object) => {
      const answer = await session.post(WEEK, fields(matter.id, values))
      answer.assertStatus(422)
      return JSON.stringify(answer.body())
    }
    assert.include(await problem({ minutes: '1:75' }), 'Escribe minutos o h:mm')
    assert.include(await problem({ minutes: '-3' }), 'minutes')
    assert.include(await problem({ workedOn: '2026-03-11' }), 'workedOn')
    assert.include(await problem({ workedOn: '2026-02-30' }), 'workedOn')
    assert.include(await problem({ description: ' ' }), 'description')
    assert.include(await problem({ rate: 0 }), 'rate')
    assert.isNull(await TimeEntry.first())
  })

  test('is measured by a watch that goes on while nobody looks', async ({ client, assert }) => {
    const { workspace, owner, matter } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', `${WEEK}/timer`, { matterId: matter.id })).assertStatus(302)
    clock.freeze('2026-03-10T18:47:10Z')
    assert.containSubset((await session.visit(WEEK)).body().props.watch, { matterId: matter.id })
    const without = await session.post(`${WEEK}/timer/entry`, { billable: true })
    assert.include(JSON.stringify(without.body()), 'description')
    ;(await session.submit('post', `${WEEK}/timer/entry`, { description: 'Escrito', billable: true })).assertStatus(302)
    assert.containSubset(await first(), { minutes: 48, description: 'Escrito', workedOn: TODAY, userId: owner.id })
    assert.isNull(await RunningTimer.first())
    const again = await session.post(`${WEEK}/timer/entry`, { description: 'Otra vez', billable: true })
    assert.include(JSON.stringify(again.body()), 'ningún cronómetro')
  })

  test('is measured for one matter at a time', async ({ client, assert }) => {
    const scene = await feesScene()
    const { workspace, owner, matter } = scene
    const other = await matterOf(scene)
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `${WEEK}/timer`, { matterId: matter.id })
    ;(await session.submit('post', `${WEEK}/timer`, { matterId: matter.id })).assertStatus(302)
    const refused = await session.post(`${WEEK}/timer`, { matterId: other.id })
    assert.include(JSON.stringify(refused.body()), 'otro expediente')
    assert.lengthOf(await RunningTimer.in(workspace), 1)
    ;(await session.submit('delete', `${WEEK}/timer`, {})).assertStatus(303)
    assert.isNull(await RunningTimer.first())
    assert.isNull(await TimeEntry.first())
  })

  test('is for who edits matters, in their firm and within the walls', async ({ client }) => {
    const { workspace, owner, matter, hire } = await feesScene()
    const reader = await atDesk(client, await hire('reader'), workspace)
    ;(await reader.post(WEEK, fields(matter.id))).assertStatus(403)
    ;(await reader.visit(WEEK)).assertStatus(200)
    const other = await firm()
    const stranger = await atDesk(client, other.owner, other.workspace)
    ;(await stranger.post(WEEK, fields(matter.id))).assertStatus(404)
    ;(await stranger.post(`${WEEK}/timer`, { matterId: matter.id })).assertStatus(404)
    await limitTo(matter, [owner])
    const lawyer = await atDesk(client, await hire('lawyer'), workspace)
    ;(await lawyer.post(WEEK, fields(matter.id))).assertStatus(404)
  })

  test('is read in as many queries, however much there is', async ({ client, assert }) => {
    const scene = await feesScene()
    const { workspace, owner, matter } = scene
    const session = await atDesk(client, owner, workspace)
    await worked(scene, matter, owner)
    await session.visit(WEEK)
    const few = await queriesOf(() => session.visit(WEEK))
    for (let at = 0; at < 8; at++) await worked(scene, await matterOf(scene), owner)
    const many = await queriesOf(() => session.visit(WEEK))
    assert.equal(many.length, few.length)
  })
})
