import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { queriesOf } from '#tests/helpers/queries'
import { charged, clientOf, NOON, paid } from '../billing/scene.js'
import { LIST, paymentScene, propsOf } from './scene.js'

type Listed = { rows: { number: number }[]; totals: object[]; waiting: number; paging: { total: number } }

test.group('List of payments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('is narrowed by text, client, state, method, currency, days and credit', async ({ client, assert }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    const other = await clientOf(workspace, 'Panadería Ficticia')
    const charge = await charged(workspace, owner, debtor, { issuedOn: '2026-03-01' })
    const applications = [{ chargeId: charge.id, amount: 10_000 }]
    await paid(workspace, owner, debtor, 10_000, { applications, paidOn: '2026-03-02', reference: 'SPEI-77' })
    await paid(workspace, owner, other, 20_000, { method: 'cash' })
    await paid(workspace, owner, other, 30_000, {}, true)
    await paid(workspace, owner, other, 40_000, { currency: 'USD', exchangeRate: 18_000_000 })
    const numbers = async (query: string) =>
      propsOf<Listed>(await session.page(`${LIST}${query}`)).rows.map(({ number }) => number)
    assert.deepEqual(await numbers(''), [4, 3, 2, 1])
    assert.deepEqual(await numbers('?q=spei'), [1])
    assert.deepEqual(await numbers('?q=panaderia'), [4, 3, 2])
    assert.deepEqual(await numbers(`?client=${debtor.id}`), [1])
    assert.deepEqual(await numbers('?state=review'), [3])
    assert.deepEqual(await numbers('?method=cash'), [2])
    assert.deepEqual(await numbers('?currency=USD'), [4])
    assert.deepEqual(await numbers('?to=2026-03-05'), [1])
    assert.deepEqual(await numbers('?from=2026-03-05&currency=MXN'), [3, 2])
    assert.deepEqual(await numbers('?credit=yes'), [4, 2])
    const { totals, waiting } = propsOf<Listed>(await session.page(LIST))
    assert.equal(waiting, 1)
    assert.containSubset(totals, [
      { currency: 'MXN', count: 2, amount: 30_000, credit: 20_000 },
      { currency: 'USD', count: 1, amount: 40_000 },
    ])
  })

  test('shows fifty a page with as many queries as for one', async ({ client, assert }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    await paid(workspace, owner, debtor, 100)
    await session.page(LIST)
    const few = (await queriesOf(() => session.page(LIST))).length
    for (let number = 0; number < 55; number++) await paid(workspace, owner, debtor, 100)
    const many = (await queriesOf(() => session.page(LIST))).length
    assert.equal(many, few)
    const second = propsOf<Listed>(await session.page(`${LIST}?page=2`))
    assert.deepEqual([second.rows.length, second.paging.total], [6, 56])
  })

  test('is read by who may read charges, of their own firm', async ({ client, assert }) => {
    const { place, workspace, owner, debtor } = await paymentScene(client)
    await paid(workspace, owner, debtor, 100)
    const none = await signedIn(client, await place.hireWith(['expedientes:leer']), workspace)
    ;(await none.get(LIST)).assertStatus(403)
    const reader = await signedIn(client, await place.hire('reader'), workspace)
    const seen = propsOf<Listed & { canRecord: boolean }>(await reader.page(LIST))
    assert.deepEqual([seen.rows.length, seen.canRecord], [1, false])
    ;(await reader.get(`${LIST}/add`)).assertStatus(403)
    ;(await reader.post(LIST, {})).assertStatus(403)
    const other = await firm('Otro despacho')
    const stranger = await signedIn(client, other.owner, other.workspace)
    assert.lengthOf(propsOf<Listed>(await stranger.page(LIST)).rows, 0)
  })
})
