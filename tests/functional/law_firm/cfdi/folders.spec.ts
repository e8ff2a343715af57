import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Cfdi from '#app/cfdi/models/cfdi'
import Task from '#app/core/tasks/models/task'
import TaskFile from '#app/core/tasks/models/task_file'
import { runTask } from '#app/core/tasks/run_task'
import { readTaskFile } from '#app/core/tasks/task_files'
import { TaskTurn } from '#app/core/tasks/task_turn'
import { brokenXml } from '#tests/helpers/broken_cfdi'
import { cfdiXml, uuidOf } from '#tests/helpers/cfdi_xml'
import type { Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { issuingFirm, NOON, upload, zipOf } from './scene.js'

const good = (number: number) => cfdiXml({ uuid: uuidOf(number), root: { Folio: String(number) } })
const taskOf = ({ workspace }: Firm) => Task.in(workspace).where('kind', 'cfdi_folders.import').firstOrFail()

async function refusalsOf(ours: Firm): Promise<string> {
  const file = await TaskFile.in(ours.workspace).firstOrFail()
  const chunks: Buffer[] = []
  for await (const chunk of await readTaskFile(file)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

test.group('A folder of CFDI', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('is imported by a task, which lists what it refuses and goes on with the others', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const zip = await zipOf({
      'marzo/a.xml': good(1),
      'marzo/cortado.xml': brokenXml['a file that was cut']!.bytes(),
      'marzo/ataque.xml': brokenXml['a billion laughs']!.bytes(),
      'marzo/repetido.xml': good(1),
      'marzo/factura.pdf': '%PDF-1.7',
      '__MACOSX/marzo/._a.xml': 'x',
      'b.xml': good(2),
    })
    ;(await upload(client, session, zip, '/law-firm/cfdi/folders')).assertStatus(302)
    const task = await taskOf(ours)
    assert.equal(task.total, 5)
    await runTask(task.id)
    await task.refresh()
    assert.equal(task.state, 'done')
    assert.containsSubset(task.result, { values: { kept: 2, refused: 3 } })
    assert.lengthOf(await Cfdi.in(ours.workspace), 2)
    const csv = await refusalsOf(ours)
    for (const name of ['marzo/cortado.xml', 'marzo/ataque.xml', 'marzo/repetido.xml']) assert.include(csv, name)
    assert.include(csv, 'El XML está incompleto')
    assert.notInclude(csv, 'cfdi.fault')
    const { taskId } = (await session.visit('/law-firm/cfdi')).body().props
    assert.equal(taskId, task.id)
  })

  test('says of a file with a password that it has one', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const zip = await zipOf({ 'a.xml': good(1) })
    for (const [signature, flags] of [
      ['PK\x03\x04', 6],
      ['PK\x01\x02', 8],
    ] as const)
      zip[zip.indexOf(signature, 0, 'latin1') + flags]! |= 1
    ;(await upload(client, session, zip, '/law-firm/cfdi/folders')).assertStatus(302)
    await runTask((await taskOf(ours)).id)
    assert.include(await refusalsOf(ours), 'tiene contraseña')
    assert.isEmpty(await Cfdi.in(ours.workspace))
  })

  test('goes on after it was killed, with each XML kept or refused once', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const files = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`${at}.xml`, good(at + 1)]))
    const zip = await zipOf({ ...files, 'malo.xml': 'nada' })
    await upload(client, session, zip, '/law-firm/cfdi/folders')
    const task = await taskOf(ours)
    const checkpoint = TaskTurn.prototype.checkpoint
    let steps = 0
    TaskTurn.prototype.checkpoint = async function (trx, place) {
      await checkpoint.call(this, trx, place)
      if (++steps % 4 === 0) throw new Error('killed')
    }
    try {
      for (let turn = 0; turn < 8; turn++) await runTask(task.id)
    } finally {
      TaskTurn.prototype.checkpoint = checkpoint
    }
    await runTask(task.id)
    await task.refresh()
    assert.containsSubset(task.result, { values: { kept: 12, refused: 1 } })
    assert.lengthOf(await Cfdi.in(ours.workspace), 12)
    const entries = await db.from('audit_entries').where({ workspace_id: ours.workspace.id, action: 'cfdi.added' })
    assert.lengthOf(entries, 12)
  })

  test('is refused at the file when it is no ZIP or holds no XML', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    for (const file of [Buffer.from(cfdiXml()), await zipOf({ 'a.txt': 'x' })])
      (await upload(client, session, file, '/law-firm/cfdi/folders')).assertStatus(422)
    assert.isNull(await Task.in(ours.workspace).first())
  })

  test('ends when the person may not add invoices any more', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const person = await ours.hireWith(['facturas:leer', 'facturas:crear'])
    const session = await signedIn(client, person, ours.workspace)
    await upload(client, session, await zipOf({ 'a.xml': good(1) }), '/law-firm/cfdi/folders')
    await db.from('members').where({ workspace_id: ours.workspace.id, user_id: person.id }).delete()
    const task = await taskOf(ours)
    await runTask(task.id)
    await task.refresh()
    assert.equal(task.state, 'failed')
    assert.lengthOf(await Cfdi.in(ours.workspace), 0)
  })
})
