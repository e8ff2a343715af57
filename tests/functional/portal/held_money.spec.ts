import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#app/core/clock'
import { ChangeFund } from '#app/fees/actions/change_fund'
import { ReverseMovement } from '#app/fees/actions/reverse_movement'
import type { HeldMoney } from '#app/billing/held_money'
import { person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { authorNamed, charged, clientOf, item } from '../law_firm/billing/scene.js'
import { cash, deposited, feesScene, NOON, spent, TODAY } from '../law_firm/fees/scene.js'
import { propsOf } from '../law_firm/payments/scene.js'

const ACCOUNT = '/main/client/account'

/** A client who follows their matter in the portal. */
async function scene(client: ApiClient) {
  const ours = await feesScene()
  const user = await person({ type: 'client', name: 'Renata Prueba' })
  await ours.customer.merge({ userId: user.id }).save()
  await ours.matter.merge({ clientUserId: user.id }).save()
  const session = await signedIn(client, user)
  const held = async () => propsOf<{ account: { held: HeldMoney[] } }>(await session.page(ACCOUNT)).account.held
  return { ...ours, user, session, held }
}

test.group('Money that a firm holds, in the account of its client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('is shown for each matter with its movements, the newest first', async ({ client, assert }) => {
    const ours = await scene(client)
    const { workspace, owner, customer, matter, held } = ours
    const [author, viewer] = [authorNamed(owner), { userId: owner.id, workspaceId: workspace.id }]
    assert.deepEqual(await held(), [])
    await deposited(ours, matter, 100_000, { description: 'Anticipo' })
    await spent(ours, matter, { paidBy: 'fund', amount: 10_000 })
    const items = [item(20_000, { matterId: matter.id, taxKind: 'none' })]
    const charge = await charged(workspace, owner, customer, { items })
    const transfer = { chargeId: charge.id, amount: 20_000, movedOn: TODAY, exchangeRate: null }
    await new ChangeFund().transfer(author, workspace, matter, { viewer, transfer })
    await new ChangeFund().refund(author, workspace, matter, { currency: 'MXN', cash: cash(5_000) })
    const [fund] = await held()
    assert.containSubset(fund, { currency: 'MXN', balance: 65_000, hasEarlier: false })
    assert.deepEqual(fund!.matter, { id: matter.id, reference: matter.reference, title: matter.title })
    assert.deepEqual(
      fund!.movements.map(({ kind, amount, held: after, about, day }) => [kind, amount, after, about, day]),
      [
        ['refund', -5_000, 65_000, null, TODAY],
        ['transfer', -20_000, 70_000, charge.reference, TODAY],
        ['expense', -10_000, 90_000, 'Copias certificadas', TODAY],
        ['deposit', 100_000, 100_000, 'Anticipo', TODAY],
      ]
    )
  })

  test('keeps pesos and dollars apart and says which movement was corrected', async ({ client, assert }) => {
    const ours = await scene(client)
    const wrong = await deposited(ours, ours.matter, 70_000)
    await new ReverseMovement().handle(authorNamed(ours.owner), ours.workspace, ours.matter, {
      movementId: wrong.id,
      reason: 'Era de otro asunto',
    })
    const dollars = { currency: 'USD' as const, cash: cash(30_000), proof: null }
    await new ChangeFund().deposit(authorNamed(ours.owner), ours.workspace, ours.matter, dollars)
    const funds = await ours.held()
    assert.deepEqual(
      funds.map(({ currency, balance }) => [currency, balance]),
      [
        ['USD', 30_000],
        ['MXN', 0],
      ]
    )
    assert.containSubset(funds[1]!.movements[0], { kind: 'reversal', amount: -70_000, held: 0, about: '1' })
  })

  test('is hidden of matters that are not shown to the client, lie in the trash, or are of another client', async ({
    client,
    assert,
  }) => {
    const ours = await scene(client)
    const { workspace, matter, user, held } = ours
    await deposited(ours, matter, 100_000)
    assert.lengthOf(await held(), 1)
    await matter.merge({ clientUserId: null }).save()
    assert.deepEqual(await held(), [])
    const other = await clientOf(workspace, 'Otra parte')
    await matter.merge({ clientUserId: user.id, clientId: other.id }).save()
    assert.deepEqual(await held(), [])
    await matter.merge({ clientId: ours.customer.id, trashed: true }).save()
    assert.deepEqual(await held(), [])
  })

  test('is of the firm that the client has before them alone', async ({ client, assert }) => {
    const ours = await scene(client)
    const theirs = await feesScene()
    await deposited(theirs, theirs.matter, 50_000)
    assert.deepEqual(await ours.held(), [])
    await theirs.customer.merge({ userId: ours.user.id }).save()
    await theirs.matter.merge({ clientUserId: ours.user.id }).save()
    const page = await ours.session.page(`${ACCOUNT}?firm=${theirs.workspace.id}`)
    const { held } = propsOf<{ account: { held: HeldMoney[] } }>(page).account
    assert.deepEqual(
      held.map(({ matter }) => matter.id),
      [theirs.matter.id]
    )
  })

  test('shows the last twenty movements, in as many queries as one', async ({ client, assert }) => {
    const ours = await scene(client)
    await deposited(ours, ours.matter, 1_000)
    await spent(ours, ours.matter, { paidBy: 'fund', amount: 100 })
    await ours.held()
    const count = async () => (await queriesOf(async () => void (await ours.held()))).length
    const before = await count()
    for (let at = 0; at < 22; at++) await deposited(ours, ours.matter, 1_000)
    assert.equal(await count(), before)
    const [fund] = await ours.held()
    assert.lengthOf(fund!.movements, 20)
    assert.isTrue(fund!.hasEarlier)
    assert.equal(fund!.movements[0]!.number, 24)
  })
})
