import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { unseal } from '#app/core/encryption/sealed'
import Workspace from '#app/workspaces/models/workspace'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { changesSince, dump } from '#tests/helpers/dump'
import { mailsTo } from '#tests/helpers/mailbox'
import { firm, person } from '#tests/helpers/people'
import { BY_THE_WAY, CLABE, auditEntriesOf, firmOf, freshTest, INFO, PROOF, REFUSED, withPassword } from './ground.js'

const BANK = '/law-firm/settings/bank-account'

test.group('Firm bank account', (group) => {
  group.each.setup(freshTest)

  test('is encrypted in the database, shown and logged by its last four digits, with its bank', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    await withPassword(ours.owner)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', BANK, { clabe: '012 180 00123456789 9', ...PROOF })
    const saved = await firmOf(ours)
    assert.notInclude(saved.clabe, CLABE)
    assert.equal(unseal(saved.clabe, 'clabe'), CLABE)
    const page = await desk.visit(INFO)
    assert.deepEqual(page.body().props.firm.bankAccount, { masked: '•••• 7899', bank: 'BBVA México' })
    assert.notInclude(page.text(), CLABE)
    const everything = JSON.stringify(await db.from('audit_entries'))
    assert.notInclude(everything, CLABE)
    const [entry] = await auditEntriesOf(ours)
    assert.deepEqual(entry!.before, { clabe: null, bank: null })
    assert.deepEqual(entry!.after, { clabe: '•••• 7899', bank: 'BBVA México' })
  })

  test('is removed with the same confirmation', async ({ client, assert }) => {
    const ours = await firm()
    await withPassword(ours.owner)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('put', BANK, { clabe: CLABE, ...PROOF })
    await desk.submit('put', BANK, { clabe: null, ...PROOF })
    const saved = await firmOf(ours)
    assert.deepEqual([saved.clabe, saved.bank], [null, null])
  })

  test('is unchanged without the password or with a wrong check digit', async ({ client, assert }) => {
    const ours = await firm()
    await withPassword(ours.owner)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const before = await dump(REFUSED)
    for (const confirmation of [{}, { password: 'otra contraseña' }]) {
      const answer = await desk.put(BANK, { clabe: CLABE, confirmation })
      answer.assertStatus(401)
      assert.equal(answer.body().code, 'PSW-500')
    }
    for (const clabe of ['012180001234567890', '0121800012345678', 'abc', ['1']]) {
      const answer = await desk.put(BANK, { clabe, ...PROOF })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'clabe')
    }
    assert.deepEqual(await changesSince(before), {})
  })
})

test.group('Firm deletion', (group) => {
  group.each.setup(freshTest)

  test('ends everybody’s access at once, notifies them, cancels invitations and revokes tokens', async ({
    client,
    assert,
  }) => {
    const ours = await firm('Despacho Olmos')
    await withPassword(ours.owner)
    const lawyer = await ours.hire('lawyer')
    const [desk, theirs] = [
      await atDesk(client, ours.owner, ours.workspace),
      await atDesk(client, lawyer, ours.workspace),
    ]
    await desk.submit('post', '/law-firm/invitations', { email: 'nadie@ejemplo.mx', roleId: 1 })
    const answer = await desk.submit('delete', INFO, { name: 'Despacho Olmos', ...PROOF })
    assert.equal(answer.header('location'), '/main')
    assert.isNotNull((await firmOf(ours)).deletedAt)
    assert.equal((await theirs.get('/law-firm/files/list')).status(), 403)
    assert.isNull((await theirs.visit('/law-firm/invitations')).body().props.identity.workspace)
    assert.deepEqual((await desk.get('/workspaces')).body().data, [])
    assert.equal((await theirs.post('/workspace-selection', { workspaceId: ours.workspace.id })).body().code, 'DNE-404')
    const open = await db.from('invitations').whereIn('state', ['pending', 'resent'])
    assert.lengthOf(open, 0)
    for (const { email } of [ours.owner, lawyer]) assert.equal((await mailsTo(email))[0]!.kind, 'firm_deleted')
    assert.equal((await auditEntriesOf(ours))[0]!.action, 'workspace.deleted')
  })

  test('leads to another firm of the owner, if there is one', async ({ client, assert }) => {
    const ours = await firm('Uno')
    await withPassword(ours.owner)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    await desk.submit('post', '/workspaces', { name: 'Dos' })
    const second = await Workspace.findByOrFail('slug', 'dos')
    await desk.submit('delete', INFO, { name: 'Dos', ...PROOF })
    assert.equal((await desk.visit('/main')).body().props.identity.workspace.id, ours.workspace.id)
    await second.refresh()
    assert.isNotNull(second.deletedAt)
  })

  test('asks for the name and for the password', async ({ client, assert }) => {
    const ours = await firm('Despacho Olmos')
    await withPassword(ours.owner)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    const before = await dump(REFUSED)
    const other = await desk.delete(INFO, { name: 'despacho olmos', ...PROOF })
    other.assertStatus(422)
    assert.deepEqual(other.body().errors, [{ field: 'name', message: 'El nombre no coincide' }])
    const wrong = await desk.delete(INFO, { name: 'Despacho Olmos', confirmation: { password: 'x' } })
    assert.equal(wrong.body().code, 'PSW-500')
    assert.deepEqual(await changesSince(before), {})
  })

  test('is limited to the owner, not an operator or the owner of another firm', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const people = [
      [await withPassword(await ours.hire('admin')), ours.workspace],
      [await withPassword(await person({ isAdmin: true })), null],
    ] as const
    const before = await dump(BY_THE_WAY)
    for (const [user, workspace] of people) {
      const desk = await atDesk(client, user, workspace)
      ;(await desk.delete(INFO, { name: ours.workspace.name, ...PROOF })).assertStatus(403)
    }
    assert.deepEqual(await changesSince(before), {})
    assert.isNull((await firmOf(theirs)).deletedAt)
  })
})
