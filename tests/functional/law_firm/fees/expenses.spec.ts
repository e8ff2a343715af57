import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import BillingFile from '#app/billing/models/billing_file'
import MatterExpense from '#app/fees/models/matter_expense'
import { firm } from '#tests/helpers/people'
import { auditEntriesIn, limitTo } from '../activities/scene.js'
import { atDesk } from '../matters/desk.js'
import { sendFile } from '../payments/scene.js'
import { deposited, feesScene, heldFor, movementsOf, NOON, spent, TODAY } from './scene.js'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

test.group('Expenses of a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  const fields = (values: object = {}) => ({
    ...{ spentOn: TODAY, description: 'Copias', currency: 'MXN', amount: 12_050, paidBy: 'firm', billable: true },
    ...values,
  })

  test('are written down with a proof, which is asked about when it is sent again', async ({ client, assert }) => {
    const { workspace, owner, matter, path } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    const send = (values: object = {}) =>
      sendFile(client, session, `${path}/expenses`, { fields: fields(values), file: PDF })
    ;(await send()).assertStatus(302)
    const expense = await MatterExpense.in(workspace).preload('proof').firstOrFail()
    assert.containSubset(expense, { amount: 12_050, billable: true, createdById: owner.id })
    assert.containSubset(expense.proof, { mediaType: 'application/pdf', name: 'transferencia.pdf' })
    const again = await send()
    again.assertStatus(422)
    assert.match(JSON.stringify(again.body()), /Comprueba el gasto «Copias» del \d{2}\/\d{2}\/\d{4}\./)
    ;(await send({ proofAgain: true })).assertStatus(302)
    const proof = await session.get(`${path}/expenses/${expense.id}/proof`)
    proof.assertStatus(200)
    proof.assertHeader('content-type', 'application/pdf')
    assert.include(await auditEntriesIn(matter), 'expense.proof_viewed')
  })

  test('keep no file that is no proof', async ({ client, assert }) => {
    const { workspace, owner, path } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    const file = Buffer.from('PK\u0003\u0004 not a proof')
    const answer = await sendFile(client, session, `${path}/expenses`, { fields: fields(), file, name: 'a.zip' })
    answer.assertStatus(422)
    assert.isNull(await MatterExpense.first())
    assert.isNull(await BillingFile.first())
  })

  test('are changed and deleted until they are charged', async ({ client, assert }) => {
    const scene = await feesScene()
    const { workspace, owner, matter, path } = scene
    const { id } = await spent(scene, matter)
    const session = await atDesk(client, owner, workspace)
    const edit = { ...fields({ amount: 99 }), version: 1 }
    ;(await session.submit('put', `${path}/expenses/${id}`, edit)).assertStatus(303)
    ;(await session.put(`${path}/expenses/${id}`, edit)).assertStatus(422)
    assert.containSubset(await MatterExpense.findOrFail(id), { amount: 99, version: 2 })
    const other = await feesScene()
    const foreign = await spent(other, other.matter)
    ;(await session.put(`${path}/expenses/${foreign.id}`, edit)).assertStatus(404)
    ;(await session.submit('delete', `${path}/expenses/${id}`, { version: 2 })).assertStatus(303)
    assert.isNull(await MatterExpense.find(id))
    assert.includeMembers(await auditEntriesIn(matter), ['expense.added', 'expense.edited', 'expense.deleted'])
  })

  test('that the fund pays leave it, and come back to it when they are deleted', async ({ client, assert }) => {
    const scene = await feesScene()
    const { workspace, owner, matter, path } = scene
    await deposited(scene, matter, 50_000)
    const session = await atDesk(client, owner, workspace)
    const tooMuch = await session.post(`${path}/expenses`, fields({ paidBy: 'fund', amount: 50_001 }))
    tooMuch.assertStatus(422)
    assert.include(JSON.stringify(tooMuch.body()), 'No debe exceder $ 500.00')
    ;(await session.submit('post', `${path}/expenses`, fields({ paidBy: 'fund', amount: 20_000 }))).assertStatus(302)
    const expense = await MatterExpense.in(workspace).firstOrFail()
    assert.isFalse(expense.billable)
    assert.equal(await heldFor(matter), 30_000)
    const changed = await session.put(`${path}/expenses/${expense.id}`, {
      ...fields({ paidBy: 'fund', amount: 1 }),
      version: 1,
    })
    assert.include(JSON.stringify(changed.body()), 'Salió de la provisión')
    ;(await session.submit('delete', `${path}/expenses/${expense.id}`, { version: 1 })).assertStatus(303)
    assert.deepEqual(await movementsOf(matter), [
      ['deposit', 50_000, 50_000],
      ['expense', -20_000, 30_000],
      ['reversal', 20_000, 50_000],
    ])
    assert.isNull(await MatterExpense.first())
  })

  test('are refused with a problem at the field', async ({ client, assert }) => {
    const { workspace, owner, path } = await feesScene()
    const session = await atDesk(client, owner, workspace)
    const problem = async (values: object) => {
      const answer = await session.post(`${path}/expenses`, fields(values))
      answer.assertStatus(422)
      return JSON.stringify(answer.body())
    }
    for (const amount of [0, -1, '12.345', 100_000_000_000]) assert.include(await problem({ amount }), 'amount')
    assert.include(await problem({ spentOn: '2026-03-11' }), 'spentOn')
    assert.include(await problem({ currency: 'EUR' }), 'currency')
    assert.include(await problem({ paidBy: 'me' }), 'paidBy')
    assert.include(await problem({ description: '' }), 'description')
  })

  test('are for who edits matters; the fund for who may record payments', async ({ client, assert }) => {
    const scene = await feesScene()
    const { workspace, owner, matter, path, hire } = scene
    await deposited(scene, matter, 50_000)
    const reader = await atDesk(client, await hire('reader'), workspace)
    ;(await reader.post(`${path}/expenses`, fields())).assertStatus(403)
    const intern = await atDesk(client, await hire('intern'), workspace)
    ;(await intern.submit('post', `${path}/expenses`, fields())).assertStatus(302)
    ;(await intern.post(`${path}/expenses`, fields({ paidBy: 'fund' }))).assertStatus(403)
    const other = await firm()
    ;(await (await atDesk(client, other.owner, other.workspace)).post(`${path}/expenses`, fields())).assertStatus(404)
    await limitTo(matter, [owner])
    ;(await intern.post(`${path}/expenses`, fields())).assertStatus(404)
    assert.lengthOf(await MatterExpense.in(workspace), 1)
  })
})
