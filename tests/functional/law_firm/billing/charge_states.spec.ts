import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { matterOf } from '#database/factories/matter_factory'
import Charge from '#app/billing/models/charge'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { charged, clientOf, item, NOON, paid } from './scene.js'

const LIST = '/law-firm/e-collections'

test.group('Page of a charge', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  async function scene() {
    const ours = await firm()
    const customer = await clientOf(ours.workspace)
    const charge = await charged(ours.workspace, ours.owner, customer)
    return { ...ours, customer, charge, page: `${LIST}/${charge.id}` }
  }
  const now = (charge: Charge) => Charge.findOrFail(charge.id)

  test('shows what is charged, what was paid and what happened', async ({ client, assert }) => {
    const { workspace, owner, customer, charge, page } = await scene()
    const applications = [{ chargeId: charge.id, amount: 160_000 }]
    await paid(workspace, owner, customer, 160_000, { applications })
    clock.freeze('2026-03-28T18:00:00Z')
    const session = await atDesk(client, owner, workspace)
    const { props } = (await session.visit(page)).body()
    assert.containSubset(props.charge, {
      ...{ reference: '1', total: 1_160_000, paid: 160_000, remaining: 1_000_000, version: 2 },
      standing: { isOverdue: true, days: -3, isPart: true },
      client: { name: 'Comercializadora Ejemplo' },
      items: [{ description: 'Honorarios', amount: 1_000_000, tax: 160_000, matter: null }],
      payments: [{ number: 1, amount: 160_000, method: 'transfer', isSeen: true }],
    })
    assert.deepEqual(
      props.history.lines.map(({ action }: { action: string }) => action),
      ['charge.balance_changed', 'charge.issued']
    )
    assert.containSubset(props.can, { edit: true, delete: true, pay: true })
  })

  test('gives up what is owed, and takes it back with the status', async ({ client, assert }) => {
    const { workspace, owner, charge, page } = await scene()
    const session = await atDesk(client, owner, workspace)
    const noReason = await session.post(`${page}/write-off`, { version: 1, reason: ' ' })
    noReason.assertStatus(422)
    assert.include(JSON.stringify(noReason.body()), 'reason')
    ;(await session.submit('post', `${page}/write-off`, { version: 1, reason: 'Quebró' })).assertStatus(302)
    assert.containSubset(await now(charge), { state: 'written_off', status: 'paid', writtenOff: 1_160_000 })
    ;(await session.submit('delete', `${page}/settlement`, { version: 2 })).assertStatus(303)
    assert.containSubset(await now(charge), { state: 'issued', status: 'pending', remaining: 1_160_000, reason: null })
  })

  test('only says that it is paid, and that it is not, without touching amounts', async ({ client, assert }) => {
    const { workspace, owner, charge, page } = await scene()
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', `${page}/settlement`, { version: 1 })).assertStatus(302)
    assert.containSubset(await now(charge), { status: 'paid', settledBy: 'mark', remaining: 1_160_000, paid: 0 })
    const again = await session.post(`${page}/settlement`, { version: 2 })
    again.assertStatus(422)
    assert.include(JSON.stringify(again.body()), 'ya está como pagado')
    ;(await session.submit('delete', `${page}/settlement`, { version: 2 })).assertStatus(303)
    assert.containSubset(await now(charge), { status: 'pending', settledBy: null, remaining: 1_160_000 })
    const [marked] = await db.from('audit_entries').where('action', 'charge.marked_paid')
    assert.deepEqual([JSON.parse(marked.before), JSON.parse(marked.after).status], [{ status: 'pending' }, 'paid'])
  })

  test('calls a charge off, but not one with payments', async ({ client, assert }) => {
    const { workspace, owner, customer, charge, page } = await scene()
    const other = await charged(workspace, owner, customer)
    await paid(workspace, owner, customer, 1, { applications: [{ chargeId: other.id, amount: 1 }] })
    const session = await atDesk(client, owner, workspace)
    const refused = await session.post(`${LIST}/${other.id}/cancellation`, { version: 2, reason: 'Error' })
    refused.assertStatus(422)
    assert.include(JSON.stringify(refused.body()), 'tiene pagos aplicados')
    ;(await session.submit('post', `${page}/cancellation`, { version: 1, reason: 'Duplicado' })).assertStatus(302)
    assert.containSubset(await now(charge), { state: 'canceled', reason: 'Duplicado', canceledById: owner.id })
  })

  test('issues a draft, and deletes one that has no number', async ({ client, assert }) => {
    const { workspace, owner, customer, page } = await scene()
    const [one, two] = [
      await charged(workspace, owner, customer, {}, false),
      await charged(workspace, owner, customer, {}, false),
    ]
    const session = await atDesk(client, owner, workspace)
    ;(await session.submit('post', `${LIST}/${one.id}/issue`, { version: 1 })).assertStatus(302)
    assert.containSubset(await now(one), { state: 'issued', reference: '2' })
    const gone = await session.submit('delete', `${LIST}/${two.id}`, { version: 1 })
    gone.assertStatus(303)
    gone.assertHeader('location', LIST)
    assert.isNull(await Charge.findBy('id', two.id))
    ;(await session.delete(page, { version: 1 })).assertStatus(422)
  })

  test('refuses each change of a version that is not the current one', async ({ client, assert }) => {
    const { workspace, owner, charge, page } = await scene()
    const session = await atDesk(client, owner, workspace)
    const sent = { version: 7, reason: 'Sí' }
    const answers = [
      await session.post(`${page}/settlement`, sent),
      await session.post(`${page}/write-off`, sent),
      await session.post(`${page}/cancellation`, sent),
      await session.delete(`${page}/settlement`, sent),
      await session.post(`${page}/issue`, sent),
    ]
    for (const answer of answers) {
      answer.assertStatus(422)
      assert.include(JSON.stringify(answer.body()), 'Alguien más lo cambió')
    }
    assert.equal((await now(charge)).version, 1)
  })

  test('lets nobody change it without the permission for that', async ({ client }) => {
    const { workspace, page, hireWith } = await scene()
    const reader = await atDesk(client, await hireWith(['facturas:leer']), workspace)
    ;(await reader.visit(page)).assertStatus(200)
    for (const path of ['settlement', 'issue', 'write-off', 'cancellation'])
      (await reader.post(`${page}/${path}`, { version: 1, reason: 'Sí' })).assertStatus(403)
    const editor = await atDesk(client, await hireWith(['facturas:leer', 'facturas:editar']), workspace)
    for (const path of ['write-off', 'cancellation'])
      (await editor.post(`${page}/${path}`, { version: 1, reason: 'Sí' })).assertStatus(403)
    ;(await editor.submit('post', `${page}/settlement`, { version: 1 })).assertStatus(302)
    const other = await atDesk(client, await hireWith(['clientes:leer']), workspace)
    ;(await other.get(page)).assertStatus(403)
  })

  test('is not there for other firms, nor for who is not of the team of one of its matters', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, customer, hireWith } = await scene()
    const matter = await matterOf({ workspace, owner }, { clientName: undefined, clients: [{ id: customer.id }] })
    await limitTo(matter, [owner])
    const walled = await charged(workspace, owner, customer, { items: [item(1_000, { matterId: matter.id })] })
    const page = `${LIST}/${walled.id}`
    const outside = await atDesk(
      client,
      await hireWith(['facturas:leer', 'facturas:crear', 'facturas:editar', 'facturas:eliminar']),
      workspace
    )
    const theirs = await firm()
    const stranger = await atDesk(client, theirs.owner, theirs.workspace)
    for (const session of [outside, stranger]) {
      ;(await session.get(page)).assertStatus(404)
      ;(await session.put(page, { version: 1 })).assertStatus(404)
      ;(await session.post(`${page}/settlement`, { version: 1 })).assertStatus(404)
      ;(await session.post(`${page}/cancellation`, { version: 1, reason: 'x' })).assertStatus(404)
      ;(await session.delete(page, { version: 1 })).assertStatus(404)
      ;(await session.get(`${LIST}/add?copy=${walled.id}`)).assertStatus(404)
    }
    assert.equal((await now(walled)).version, 1)
    const { props } = (await (await atDesk(client, owner, workspace)).visit(page)).body()
    assert.equal(props.charge.items[0].matter.id, matter.id)
  })

  test('asks as much with one concept and payment as with many', async ({ client, assert }) => {
    const { workspace, owner, customer, page } = await scene()
    const items = Array.from({ length: 30 }, () => item(1_000))
    const many = await charged(workspace, owner, customer, { items })
    for (let n = 0; n < 5; n++)
      await paid(workspace, owner, customer, 10, { applications: [{ chargeId: many.id, amount: 10 }] })
    await paid(workspace, owner, customer, 10, {
      applications: [{ chargeId: (await Charge.firstOrFail()).id, amount: 10 }],
    })
    const session = await atDesk(client, owner, workspace)
    const statements = (path: string) => queriesOf(async () => void (await session.visit(path)).assertStatus(200))
    await statements(page)
    assert.lengthOf(await statements(`${LIST}/${many.id}`), (await statements(page)).length)
  })
})
