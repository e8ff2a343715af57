import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { statementImport } from '#app/bank_statements/actions/import_task'
import { sweepDrafts } from '#app/bank_statements/actions/sweep_drafts'
import BankStatement from '#app/bank_statements/models/bank_statement'
import Task from '#app/core/tasks/models/task'
import { clock } from '#app/core/clock'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { signedIn } from '#tests/helpers/signed_in'
import { OFX_SGML } from '../../../unit/bank_statements/files.js'
import { NOON } from '../billing/scene.js'
import { propsOf, wrongIn } from '../payments/scene.js'
import { BANKS, bankScene, cameIn, FEE, imported, lastStatement, movementsOf, statementOf, upload } from './scene.js'

type DraftProps = {
  draft: { dryRun: { fresh: number; known: number; refusedCount: number } | null; lacking: string[] }
}

test.group('Bank statements', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are looked at before anything is stored, in latin-1 with semicolons', async ({ client, assert }) => {
    const { session, workspace } = await bankScene(client)
    const answer = await upload(client, session, statementOf(FEE, cameIn('11,600.00', 'SPEI PEÑA'), 'total;;;x;;'))
    const statement = await lastStatement(workspace)
    answer.assertHeader('location', `${BANKS}/${statement.id}`)
    const { draft } = propsOf<DraftProps>(await session.page(`${BANKS}/${statement.id}`))
    assert.deepInclude(draft.dryRun!, { fresh: 2, known: 0, refusedCount: 1 })
    assert.isEmpty(await movementsOf(workspace))
  })

  test('are stored once they are said to be of an account, with what was refused', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const statement = await imported(client, scene, statementOf(FEE, cameIn('11,600.00', 'SPEI PEÑA'), 'x;y;;1.00;;'))
    assert.containSubset(statement, { state: 'stored', movementCount: 2, knownCount: 0, refusedCount: 1 })
    assert.deepEqual([statement.firstDay, statement.lastDay], ['2026-02-28', '2026-03-09'])
    assert.deepEqual(statement.refused, [{ line: 4, reason: 'day', text: 'x y  1.00' }])
    assert.isNull(statement.pendingContent)
    const [fee, credit] = await movementsOf(scene.workspace)
    assert.containSubset(fee, { amount: -35_000, state: 'outgoing', currency: 'MXN' })
    assert.containSubset(credit, { amount: 1_160_000, state: 'pending', description: 'SPEI PEÑA', line: 3 })
  })

  test('change nothing when the same file comes again', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const file = statementOf(FEE, cameIn('100.00', 'UNO'))
    const first = await imported(client, scene, file)
    const answer = await upload(client, scene.session, file, 'otro nombre.csv')
    answer.assertHeader('location', `${BANKS}/${first.id}`)
    assert.lengthOf(await BankStatement.in(scene.workspace), 1)
    assert.lengthOf(await movementsOf(scene.workspace), 2)
  })

  test('know a movement of another file again, and keep two that say the same apart', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const twin = cameIn('50.00', 'DEPÓSITO')
    await imported(client, scene, statementOf(FEE, twin))
    const second = await imported(client, scene, statementOf(twin, FEE, twin, cameIn('7.00', 'NUEVO')))
    assert.deepEqual([second.movementCount, second.knownCount], [2, 2])
    const texts = (await movementsOf(scene.workspace)).map(({ description, occurrence }) => [description, occurrence])
    assert.sameDeepMembers(texts, [
      ['COMISIÓN POR MANEJO', 1],
      ['DEPÓSITO', 1],
      ['DEPÓSITO', 2],
      ['NUEVO', 1],
    ])
  })

  test('are read as a person said once for the same headings', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const { session, workspace, account } = scene
    const strange = (row: string) => Buffer.from(`Momento,Qué,Cuánto\n${row}\n`)
    await upload(client, session, strange('28/02/2026,uno,"1.010,50"'))
    const draft = await lastStatement(workspace)
    assert.deepEqual(propsOf<DraftProps>(await session.page(`${BANKS}/${draft.id}`)).draft.lacking, [
      ...['day', 'description', 'amount'],
    ])
    const said = { headingLine: 1 }
    await session.put(`${BANKS}/${draft.id}`, { version: 1, ...said })
    const columns = { day: 0, description: 1, amount: 2 }
    const choices = { version: 2, columns, accountId: account.id }
    await session.put(`${BANKS}/${draft.id}`, choices)
    await session.post(`${BANKS}/${draft.id}/import`, { version: 3 })
    assert.deepEqual(
      (await movementsOf(workspace)).map(({ amount }) => amount),
      [101_050]
    )
    await upload(client, session, strange('01/02/2026,dos,20.00'))
    const next = await lastStatement(workspace)
    assert.deepInclude(next.pendingMapping!, { columns, accountId: account.id, headingLine: 1, dateOrder: 'dmy' })
  })

  test('ask in which order day and month stand', async ({ client, assert }) => {
    const { session, workspace, account } = await bankScene(client)
    await upload(client, session, Buffer.from('Fecha,Descripción,Folio,Importe\n02/03/2026,uno,1,10.00\n'))
    const { id } = await lastStatement(workspace)
    await session.put(`${BANKS}/${id}`, { version: 1, accountId: account.id })
    assert.deepEqual(wrongIn(await session.post(`${BANKS}/${id}/import`, { version: 2 })), ['columns'])
    await session.put(`${BANKS}/${id}`, { version: 2, dateOrder: 'mdy' })
    await session.post(`${BANKS}/${id}/import`, { version: 3 })
    assert.equal((await movementsOf(workspace))[0]!.day, '2026-02-03')
  })

  test('of OFX are stored by the keys of the bank', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const statement = await imported(client, scene, Buffer.from(OFX_SGML), 'marzo.ofx')
    assert.equal(statement.format, 'ofx')
    const again = await imported(client, scene, Buffer.from(OFX_SGML.replace('COBRO 12', 'OTRO TEXTO')), 'dos.ofx')
    assert.deepEqual([again.movementCount, again.knownCount], [0, 2])
  })

  test('need an account, a new one among them, in the currency of the file', async ({ client, assert }) => {
    const { session, workspace } = await bankScene(client)
    await upload(client, session, Buffer.from(OFX_SGML.replace('MXN', 'USD')), 'dolares.ofx')
    const { id } = await lastStatement(workspace)
    assert.deepEqual(wrongIn(await session.post(`${BANKS}/${id}/import`, { version: 1 })), ['accountId'])
    const account = { bank: 'hsbc', name: 'Dólares', lastDigits: '4321', currency: 'USD' }
    await session.put(`${BANKS}/${id}`, { version: 1, account })
    const twice = await session.put(`${BANKS}/${id}`, { version: 2, account: { ...account, name: 'DOLARES' } })
    assert.deepEqual(wrongIn(twice), ['account.name'])
    await session.post(`${BANKS}/${id}/import`, { version: 2 })
    assert.deepEqual([...new Set((await movementsOf(workspace)).map(({ currency }) => currency))], ['USD'])
  })

  test('say at the field of the file why it cannot be read, and store nothing', async ({ client, assert }) => {
    const { session, workspace } = await bankScene(client)
    for (const file of ['%PDF-1.7 no', 'nada', 'Fecha,Abono\n"01/01/2026,1.00', ''])
      assert.deepEqual(wrongIn(await upload(client, session, Buffer.from(file))), ['file'], file)
    assert.deepEqual(wrongIn(await session.post(BANKS)), ['file'])
    assert.isEmpty(await BankStatement.in(workspace))
  })

  test('are not imported by who looked at an older version, nor twice', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const statement = await imported(client, scene, statementOf(FEE))
    const again = await scene.session.post(`${BANKS}/${statement.id}/import`, { version: statement.version })
    assert.deepEqual(wrongIn(again), ['version'])
    await upload(client, scene.session, statementOf(FEE, cameIn('1.00', 'X')))
    const { id } = await lastStatement(scene.workspace)
    assert.deepEqual(wrongIn(await scene.session.put(`${BANKS}/${id}`, { version: 9, accountId: null })), ['version'])
  })

  test('of many movements are stored by a task', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const lines = Array.from({ length: 450 }, (_, at) => cameIn(`${at + 1}.00`, `DEPÓSITO ${at}`))
    const statement = await imported(client, scene, statementOf(FEE, ...lines))
    assert.equal(statement.state, 'storing')
    const task = (await Task.in(scene.workspace).firstOrFail()) as Task
    const work = { checkpoint: async () => {}, progress: async () => {}, isStopped: () => false }
    const result = await statementImport.run(task, work)
    assert.deepEqual(result!.values, { added: 451, known: 0 })
    const done = await statement.refresh()
    assert.deepEqual([done.state, done.movementCount, done.pendingContent], ['stored', 451, null])
  })

  test('are deleted with their movements while none is a payment, and may come again', async ({ client, assert }) => {
    const scene = await bankScene(client)
    const [file, other] = [statementOf(FEE), statementOf(FEE, cameIn('5.00', 'X'))]
    const first = await imported(client, scene, file)
    const second = await imported(client, scene, other)
    await scene.session.delete(`${BANKS}/${first.id}`)
    assert.lengthOf(await movementsOf(scene.workspace), 1)
    assert.isNull((await second.refresh()).digest)
    await imported(client, scene, file)
    assert.lengthOf(await movementsOf(scene.workspace), 2)
  })

  test('may come again, too, when a task was storing them while what they share was deleted', async ({
    client,
    assert,
  }) => {
    const scene = await bankScene(client)
    const first = await imported(client, scene, statementOf(FEE))
    const second = await imported(client, scene, statementOf(FEE, cameIn('5.00', 'X')))
    await second.merge({ state: 'storing', knownCount: 0 }).save()
    await scene.session.delete(`${BANKS}/${first.id}`)
    assert.isNull((await second.refresh()).digest)
  })

  test('that nobody imported are gone after two weeks', async ({ client, assert }) => {
    const scene = await bankScene(client)
    await imported(client, scene, statementOf(FEE))
    await upload(client, scene.session, statementOf(cameIn('1.00', 'X')))
    clock.freeze('2026-03-25T18:00:00Z')
    await sweepDrafts()
    assert.deepEqual(
      (await BankStatement.in(scene.workspace)).map(({ state }) => state),
      ['stored']
    )
  })

  test('are open to who may read charges, imported by who records payments, deleted by who deletes them', async ({
    client,
    assert,
  }) => {
    const scene = await bankScene(client)
    const statement = await imported(client, scene, statementOf(FEE))
    const address = `${BANKS}/${statement.id}`
    const reader = await signedIn(client, await scene.place.hireWith(['facturas:leer']), scene.workspace)
    ;(await reader.page(address)).assertStatus(200)
    ;(await reader.page(BANKS)).assertStatus(200)
    for (const refused of [await upload(client, reader, statementOf()), await reader.delete(address)])
      refused.assertStatus(403)
    ;(await reader.post(`${address}/import`, { version: 1 })).assertStatus(403)
    const other = await firm('Otro despacho')
    const stranger = await signedIn(client, other.owner, other.workspace)
    for (const answer of [await stranger.page(address), await stranger.delete(address)]) answer.assertStatus(404)
    ;(await stranger.put(address, { version: 1 })).assertStatus(404)
    assert.lengthOf(await db.from('bank_statements'), 1)
  })

  test('take as many queries for many files as for one, and count what waits in each', async ({ client, assert }) => {
    const scene = await bankScene(client)
    type Listed = { statements: { items: { pending: number; movements: number }[] } }
    const queries = async () => (await queriesOf(async () => void (await scene.session.page(BANKS)))).length
    await imported(client, scene, statementOf(FEE))
    await queries()
    const one = await queries()
    await imported(client, scene, statementOf(cameIn('1.00', 'A'), cameIn('2.00', 'B'), '28/02/2026;x;1.00;;;'))
    await queries()
    assert.equal(await queries(), one)
    const { items } = propsOf<Listed>(await scene.session.page(BANKS)).statements
    assert.deepEqual(
      items.map(({ pending, movements }) => [pending, movements]),
      [
        [2, 3],
        [0, 1],
      ]
    )
  })
})
