import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { EditCharge } from '#app/billing/actions/edit_charge'
import { SettleCharge } from '#app/billing/actions/settle_charge'
import Charge from '#app/billing/models/charge'
import Client from '#app/clients/models/client'
import FeeAgreement from '#app/fees/models/fee_agreement'
import FeeCharge from '#app/fees/models/fee_charge'
import FeeStage from '#app/fees/models/fee_stage'
import { firm } from '#tests/helpers/people'
import { auditEntriesIn, limitTo } from '../activities/scene.js'
import { authorNamed } from '../billing/scene.js'
import { atDesk } from '../matters/desk.js'
import { agreed, agreement, feesScene, NOON, tabOf } from './scene.js'

test.group('Fee agreement of a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const stages = [
    { id: null, name: 'Demanda', amount: 500_000 },
    { id: null, name: 'Sentencia', amount: 700_000 },
  ]

  test('is written down, shown and changed, with each change in the log', async ({ client, assert }) => {
    const { workspace, owner, matter, path } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    const fields = { ...agreement({ stages, share: 300_000, shareBase: 'lo que se obtenga' }), version: 0 }
    const rates = [{ userId: owner.id, rate: 350_000 }]
    ;(await session.submit('put', `${path}/fee-agreement`, { ...fields, rates })).assertStatus(303)
    assert.equal((await session.visit(tabOf(matter))).body().props.content.clientId, matter.clientId)
    assert.containSubset((await session.visit(tabOf(matter))).body().props.content.agreement, {
      ...{ hourlyRate: 200_000, share: 300_000, stages: [{ name: 'Demanda' }, { name: 'Sentencia' }] },
      ...{ rates: [{ userId: owner.id, rate: 350_000 }], standing: { agreed: 1_200_000, left: 1_200_000 } },
    })
    const [first] = await FeeStage.byKey('matter_id', matter.id).orderBy('position')
    const kept = [{ id: first!.id, name: 'Demanda inicial', amount: 500_000 }]
    ;(await session.submit('put', `${path}/fee-agreement`, { ...fields, version: 1, stages: kept })).assertStatus(303)
    assert.deepEqual(
      (await FeeStage.byKey('matter_id', matter.id)).map(({ id, name }) => [id, name]),
      [[first!.id, 'Demanda inicial']]
    )
    assert.includeMembers(await auditEntriesIn(matter), ['fee_agreement.added', 'fee_agreement.edited'])
  })

  test('is refused with a problem at the field', async ({ client, assert }) => {
    const { workspace, owner, matter, path } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    const put = async (values: object) => {
      const answer = await session.put(`${path}/fee-agreement`, { ...agreement(), version: 0, ...values })
      answer.assertStatus(422)
      return JSON.stringify(answer.body())
    }
    assert.include(await put({ hourlyRate: null }), 'models')
    assert.include(await put({ hourlyRate: '-5' }), 'hourlyRate')
    assert.include(await put({ hourlyRate: 100_000_000_000 }), 'hourlyRate')
    assert.include(await put({ share: 1_000_001 }), 'share')
    assert.include(await put({ stages: [{ name: 'A', amount: 0 }] }), 'stages.0.amount')
    assert.include(await put({ rates: [{ userId: 999_999, rate: 100 }] }), 'rates.0.userId')
    assert.include(await put({ currency: 'EUR' }), 'currency')
    await agreed(matter, owner)
    assert.include(await put({ version: 0 }), 'version')
  })

  test('drafts the withholdings of a company that pays a person', async ({ client, assert }) => {
    const { workspace, owner, matter, path } = await feesScene()
    await workspace.merge({ rfc: 'VECJ880326XXX', taxRegime: '612' }).save()
    await Client.in(workspace).where('id', matter.clientId!).update({ type: 'business' })
    await agreed(matter, owner, { stages })
    const [stage] = await FeeStage.byKey('matter_id', matter.id).orderBy('position')
    const session = await atDesk(client, owner, workspace)
    await session.submit('post', `${path}/fee-charges`, { part: 'stage', stageId: stage!.id })
    const charge = await Charge.findByOrFail('workspace_id', workspace.id)
    assert.containSubset(charge, { isrRate: 100_000, withholdsIva: true, withheldIsr: 50_000, withheldIva: 53_333 })
  })

  test('charges a stage once, and again when its charge is called off', async ({ client, assert }) => {
    const { workspace, owner, matter, path } = await feesScene()
    await agreed(matter, owner, { stages })
    const [stage] = await FeeStage.byKey('matter_id', matter.id).orderBy('position')
    const session = await atDesk(client, owner, workspace)
    const asked = { part: 'stage', stageId: stage!.id }
    const made = await session.submit('post', `${path}/fee-charges`, asked)
    made.assertStatus(302)
    const charge = await Charge.in(workspace).preload('items').firstOrFail()
    assert.match(made.header('location')!, new RegExp(`/e-collections/${charge.id}/edit$`))
    assert.containSubset(charge, { state: 'draft', subtotal: 500_000, total: 580_000, issuedOn: null })
    assert.containSubset(charge.items[0], { description: 'Demanda', matterId: matter.id, taxKind: 'iva16' })
    const again = await session.post(`${path}/fee-charges`, asked)
    again.assertStatus(422)
    assert.include(JSON.stringify(again.body()), 'ya se cobró')
    const author = authorNamed(owner)
    const issued = await new EditCharge().issue(author, workspace, { charge, version: 1 })
    assert.containSubset(issued, { issuedOn: '2026-03-10', dueOn: '2026-03-25' })
    await new SettleCharge().cancel(author, { charge: issued, version: 2 }, 'Error')
    ;(await session.submit('post', `${path}/fee-charges`, asked)).assertStatus(302)
    assert.lengthOf(await FeeCharge.byKey('matter_id', matter.id), 1)
  })

  test('charges the fixed fee in parts, never more than it', async ({ client, assert }) => {
    const { workspace, owner, matter, path } = await feesScene()
    await agreed(matter, owner, { fixedAmount: 1_000_000, hourlyRate: null })
    const session = await atDesk(client, owner, workspace)
    const charge = (amount: number | null) => session.post(`${path}/fee-charges`, { part: 'fixed', amount })
    const parts = [400_000, 700_000, null, 1]
    const statuses: number[] = []
    for (const amount of parts) statuses.push((await charge(amount)).status())
    assert.deepEqual(
      statuses.map((status) => status < 400),
      [true, false, true, false]
    )
    const rows = await FeeCharge.byKey('matter_id', matter.id).orderBy('id')
    assert.deepEqual(
      rows.map(({ amount }) => amount),
      [400_000, 600_000]
    )
    const less = await session.put(`${path}/fee-agreement`, { ...agreement({ fixedAmount: 999_999 }), version: 1 })
    assert.include(JSON.stringify(less.body()), '10,000.00')
  })

  test('charges a share of what was obtained, and what was not agreed is refused', async ({ client, assert }) => {
    const { workspace, owner, matter, path } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    const post = (values: object) => session.post(`${path}/fee-charges`, values)
    assert.include(JSON.stringify((await post({ part: 'share', obtained: 100 })).body()), 'no se pactó')
    await agreed(matter, owner, { share: 250_000, shareBase: 'lo obtenido' })
    assert.include(JSON.stringify((await post({ part: 'share' })).body()), 'obtained')
    assert.include(JSON.stringify((await post({ part: 'monthly' })).body()), 'no se pactó')
    await post({ part: 'share', obtained: 10_000_001 })
    const charge = await Charge.in(workspace).preload('items').firstOrFail()
    assert.equal(charge.subtotal, 2_500_000)
    assert.include(charge.items[0]!.description, '25 % de $ 100,000.01')
  })

  test('in dollars asks for the exchange rate', async ({ client, assert }) => {
    const { workspace, owner, matter, path } = await feesScene()
    await agreed(matter, owner, { currency: 'USD', fixedAmount: 100_000 })
    const session = await atDesk(client, owner, workspace)
    const without = await session.post(`${path}/fee-charges`, { part: 'fixed' })
    assert.include(JSON.stringify(without.body()), 'exchangeRate')
    await session.post(`${path}/fee-charges`, { part: 'fixed', exchangeRate: 18_500_000 })
    assert.containSubset(await Charge.in(workspace).firstOrFail(), { currency: 'USD', exchangeRate: 18_500_000 })
  })

  test('is for who may, in their firm and within the walls of the matter', async ({ client, assert }) => {
    const { workspace, owner, matter, path, hire, hireWith } = await feesScene()
    const fields = { ...agreement(), version: 0 }
    const intern = await atDesk(client, await hire('intern'), workspace)
    ;(await intern.put(`${path}/fee-agreement`, fields)).assertStatus(403)
    ;(await intern.post(`${path}/fee-charges`, { part: 'fixed' })).assertStatus(403)
    const blind = await atDesk(client, await hireWith(['expedientes:leer', 'expedientes:editar']), workspace)
    assert.notEqual((await blind.visit(tabOf(matter))).body().props.tab, 'fees')
    const other = await firm()
    const stranger = await atDesk(client, other.owner, other.workspace)
    ;(await stranger.put(`${path}/fee-agreement`, fields)).assertStatus(404)
    await limitTo(matter, [owner])
    const lawyer = await atDesk(client, await hire('lawyer'), workspace)
    ;(await lawyer.put(`${path}/fee-agreement`, fields)).assertStatus(404)
    ;(await lawyer.post(`${path}/fee-charges`, { part: 'fixed' })).assertStatus(404)
    assert.isNull(await FeeAgreement.byKey('matter_id', matter.id).first())
  })
})
