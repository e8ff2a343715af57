import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { ManagePayment } from '#app/billing/actions/manage_payment'
import Payment from '#app/billing/models/payment'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { EraseTrashed } from '#app/matters/actions/erase_trashed'
import { TRASH_DAYS, TrashMatter } from '#app/matters/actions/trash_matter'
import Matter from '#app/matters/models/matter'
import MatterTrashing from '#app/matters/models/matter_trashing'
import Member from '#app/workspaces/models/member'
import { PASSWORD, person } from '#tests/helpers/people'
import { authorNamed, charged, clientOf, item } from '../billing/scene.js'
import { GOOD_FIELDS } from '../matters/bad_input.js'
import { atDesk } from '../matters/desk.js'
import { ChangeFund } from '#app/fees/actions/change_fund'
import { matterWriter } from '#app/transfers/records/matters/matter_writer'
import { cash, deposited, feesScene, heldFor, NOON, TODAY } from './scene.js'

const { clientName: _, ...PLAIN } = GOOD_FIELDS
const confirmation = { password: PASSWORD }

test.group('A matter whose fund holds money', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  /** A matter with money, and somebody with a password who may delete it. */
  async function scene() {
    const ours = await feesScene()
    await deposited(ours, ours.matter, 50_000)
    const deleter = await person({}, true)
    const admin = await db.from('roles').where({ workspace_id: ours.workspace.id, key: 'admin' }).firstOrFail()
    await Member.create({ workspaceId: ours.workspace.id, userId: deleter.id, roleId: admin.id })
    return { ...ours, deleter }
  }
  const isTrashed = async ({ id }: Matter) => Boolean((await Matter.query().where('id', id).firstOrFail()).trashed)

  test('is not deleted, and the reason is said in words', async ({ client, assert }) => {
    const { workspace, matter, deleter } = await scene()
    const session = await atDesk(client, deleter, workspace)
    const answer = await session.post(`/law-firm/files/${matter.id}/trashing`, { confirmation })
    answer.assertStatus(422)
    const said = JSON.stringify(answer.body())
    assert.include(said, `${matter.reference}: el despacho guarda dinero del cliente`)
    assert.isFalse(await isTrashed(matter))
  })

  test('keeps others that were chosen with it from being deleted', async ({ client, assert }) => {
    const ours = await scene()
    const other = await matterOf(ours)
    const session = await atDesk(client, ours.deleter, ours.workspace)
    const ids = [other.id, ours.matter.id]
    ;(await session.post('/law-firm/files/trashings', { ids, confirmation })).assertStatus(422)
    assert.deepEqual([await isTrashed(other), await isTrashed(ours.matter)], [false, false])
  })

  test('goes once the money was given back', async ({ client, assert }) => {
    const { workspace, owner, matter, deleter } = await scene()
    const refund = { currency: 'MXN' as const, cash: cash(50_000) }
    await new ChangeFund().refund(authorNamed(owner), workspace, matter, refund)
    const session = await atDesk(client, deleter, workspace)
    ;(await session.submit('post', `/law-firm/files/${matter.id}/trashing`, { confirmation })).assertStatus(302)
    assert.isTrue(await isTrashed(matter))
    clock.freeze(clock.now().plus({ days: TRASH_DAYS }).toISO()!)
    assert.equal(await new EraseTrashed().handle(), 1)
    assert.isNull(await Matter.query().where('id', matter.id).first())
  })

  test('takes the fund of a payment with it, which is then given back and not deleted', async ({ assert }) => {
    const ours = await feesScene()
    const { owner, workspace, customer, matter } = ours
    const author = authorNamed(owner)
    await deposited(ours, matter, 50_000)
    const charge = await charged(workspace, owner, customer, { items: [item(50_000, { matterId: matter.id })] })
    const transfer = { chargeId: charge.id, amount: 50_000, movedOn: TODAY, exchangeRate: null }
    const viewer = { userId: owner.id, workspaceId: workspace.id }
    const payment = await new ChangeFund().transfer(author, workspace, matter, { viewer, transfer })
    await new TrashMatter().handle(author, matter)
    clock.freeze(clock.now().plus({ days: TRASH_DAYS }).toISO()!)
    assert.equal(await new EraseTrashed().handle(), 1)
    const manage = new ManagePayment()
    const seen = async () => {
      const current = await Payment.findOrFail(payment.id)
      return { payment: current, version: current.version }
    }
    const wrong = await manage.destroy(author, workspace, await seen(), new Map()).catch((error: unknown) => error)
    assert.instanceOf(wrong, FieldProblem)
    assert.equal((await charge.refresh()).paid, 50_000)
    const refund = { amount: 50_000, refundedOn: TODAY, method: 'cash' as const, reference: null, reason: 'Baja' }
    await manage.refund(author, workspace, await seen(), refund)
    await manage.destroy(author, workspace, await seen(), new Map())
    assert.equal((await charge.refresh()).paid, 0)
  })

  test('stays in the trash when money came back to it there', async ({ assert }) => {
    const ours = await feesScene()
    const { owner, workspace, matter } = ours
    await new TrashMatter().handle(authorNamed(owner), matter)
    await deposited(ours, matter, 50_000)
    clock.freeze(clock.now().plus({ days: TRASH_DAYS }).toISO()!)
    assert.equal(await new EraseTrashed().handle(), 0)
    assert.isFalse(await new EraseTrashed().erase(authorNamed(owner), { id: matter.id, workspaceId: workspace.id }))
    assert.equal(await heldFor(matter), 50_000)
    const trashing = await MatterTrashing.query().where('matterId', matter.id).firstOrFail()
    assert.equal(Number(trashing.eraseAt), Number(clock.now().plus({ days: TRASH_DAYS })))
  })

  test('stays a matter of the client whose money it is', async ({ client, assert }) => {
    const { workspace, owner, matter } = await scene()
    const other = await clientOf(workspace, 'Otra Persona Ficticia')
    const session = await atDesk(client, owner, workspace)
    const edited = (version: number, clients: object[]) =>
      session.put(`/law-firm/files/${matter.id}`, { ...PLAIN, version, clients })
    const { version, clientId } = await Matter.findOrFail(matter.id)
    const answer = await edited(version, [{ id: other.id }])
    answer.assertStatus(422)
    assert.include(JSON.stringify(answer.body()), 'antes de cambiar de cliente')
    assert.equal((await Matter.findOrFail(matter.id)).clientId, clientId)
    assert.notEqual((await edited(version, [{ id: clientId }, { id: other.id }])).status(), 422)
    await new ChangeFund().refund(authorNamed(owner), workspace, matter, { currency: 'MXN', cash: cash(50_000) })
    const { version: now } = await Matter.findOrFail(matter.id)
    assert.notEqual((await edited(now, [{ id: other.id }])).status(), 422)
    assert.equal((await Matter.findOrFail(matter.id)).clientId, other.id)
  })

  test('is left as it is by a list that names another client', async ({ assert }) => {
    const { workspace, owner, matter } = await scene()
    await matter.refresh()
    const writing = {
      author: authorNamed(owner),
      viewer: { userId: owner.id, workspaceId: workspace.id },
      firm: workspace,
    }
    const brought = (values: object) =>
      db.transaction((trx) => matterWriter.update(trx, writing, matter.id, { ...values }))
    assert.equal(await brought({ clients: ['Otra Persona Ficticia'] }), 'locked')
    assert.notEqual(await brought({ clients: ['Comercializadora Ejemplo'] }), 'locked')
    const current = await Matter.findOrFail(matter.id)
    assert.equal(current.clientId, matter.clientId)
  })
})
