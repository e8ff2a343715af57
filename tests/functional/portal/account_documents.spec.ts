import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import { readPdf } from '#tests/helpers/read_pdf'
import { charged, NOON, paid } from '../law_firm/billing/scene.js'
import { atDesk } from '../law_firm/matters/desk.js'
import { clientOf, portalScene } from './scene.js'

const ACCOUNT = '/main/client/account'

test.group('Documents of the account of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are theirs to take, and the firm knows of it', async ({ client, assert }) => {
    const { place, client: payer, user } = await portalScene()
    const charge = await charged(place.workspace, place.owner, payer)
    const payment = await paid(place.workspace, place.owner, payer, 50_000, {
      applications: [{ chargeId: charge.id, amount: 50_000 }],
    })
    const session = await atDesk(client, user)
    const textOf = async (path: string) => {
      const answer = await session.get(`${ACCOUNT}/${path}`)
      answer.assertStatus(200)
      return (await readPdf(answer.body())).text
    }
    assert.include(await textOf(`charges/${charge.id}/pdf`), '$11,600.00 MXN')
    assert.include(await textOf(`payments/${payment.id}/receipt`), '(Quinientos pesos 00/100 M.N.)')
    assert.include(await textOf('statement'), '$11,100.00 MXN')
    const taken = await db.from('audit_entries').where('actor_id', user.id).orderBy('id').select('action')
    assert.deepEqual(
      taken.map(({ action }) => action),
      ['charge.downloaded', 'payment.downloaded', 'account_statement.downloaded']
    )
  })

  test('of others, drafts and payments that wait do not exist for them', async ({ client }) => {
    const { place, client: payer, user } = await portalScene()
    const { workspace, owner } = place
    const other = await clientOf(place, { name: 'Otra persona' })
    const theirs = await charged(workspace, owner, other)
    const draft = await charged(workspace, owner, payer, {}, false)
    const waiting = await paid(workspace, owner, payer, 50_000, {}, true)
    const otherPayment = await paid(workspace, owner, other, 50_000)
    const session = await atDesk(client, user)
    for (const path of [
      ...[`charges/${theirs.id}/pdf`, `charges/${draft.id}/pdf`],
      ...[`payments/${waiting.id}/receipt`, `payments/${otherPayment.id}/receipt`],
    ])
      (await session.get(`${ACCOUNT}/${path}`)).assertStatus(404)
  })
})
