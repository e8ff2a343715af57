import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#app/core/clock'
import Payment from '#app/billing/models/payment'
import { signedIn } from '#tests/helpers/signed_in'
import { limitTo } from '../activities/scene.js'
import { charged, item, NOON, paid } from '../billing/scene.js'
import { LIST, paymentScene, wrongIn } from './scene.js'

test.group('Payments beside a private matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  /** A charge of a matter that is limited to the owner, and a colleague who records payments without knowing of it. */
  async function scene(client: ApiClient) {
    const { place, workspace, owner, debtor, session } = await paymentScene(client)
    const matter = await matterOf(place, { clients: [{ id: debtor.id }] })
    await limitTo(matter, [owner])
    const walled = await charged(workspace, owner, debtor, { items: [item(1_000_000, { matterId: matter.id })] })
    const colleague = await place.hireWith(['facturas:leer', 'pagos:crear'])
    return { workspace, owner, debtor, session, walled, outsider: await signedIn(client, colleague, workspace) }
  }

  test('pay no charge that who applies them may not know of, and do not tell what it owes', async ({
    client,
    assert,
  }) => {
    const { workspace, owner, debtor, session, walled, outsider } = await scene(client)
    const { id } = await paid(workspace, owner, debtor, 9_000_000)
    for (const amount of [100, 8_000_000]) {
      const refused = await outsider.put(`${LIST}/${id}/applications`, {
        version: 1,
        applications: [{ chargeId: walled.id, amount }],
      })
      assert.deepEqual(wrongIn(refused), ['applications'])
    }
    assert.equal((await walled.refresh()).paid, 0)
    const own = { version: 1, applications: [{ chargeId: walled.id, amount: 100 }] }
    ;(await session.put(`${LIST}/${id}/applications`, own)).assertStatus(302)
    assert.equal((await walled.refresh()).paid, 100)
  })

  test('are accepted for no charge that the reviewer may not know of', async ({ client, assert }) => {
    const { workspace, owner, debtor, walled, outsider } = await scene(client)
    const { id } = await paid(workspace, owner, debtor, 9_000_000, {}, true)
    const applications = [{ chargeId: walled.id, amount: 100 }]
    const refused = await outsider.post(`${LIST}/${id}/review`, { version: 1, verdict: 'accepted', applications })
    assert.deepEqual(wrongIn(refused), ['applications'])
    assert.equal((await Payment.findOrFail(id)).state, 'review')
    assert.equal((await walled.refresh()).paid, 0)
  })
})
