import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import yazl from 'yazl'
import { clientOf } from '#database/factories/client_factory'
import { clock } from '#app/core/clock'
import Client from '#app/clients/models/client'
import { queueTask, reserveTask } from '#app/core/tasks/queue_task'
import { runDueTasks } from '#app/core/tasks/run_due_tasks'
import { runTask } from '#app/core/tasks/run_task'
import { ImportWorkspace } from '#app/transfers/actions/import_workspace'
import Transfer from '#app/transfers/models/transfer'
import Workspace from '#app/workspaces/models/workspace'
import { SESSION_COOKIE } from '#config/session'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, PASSWORD, person, type Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { done, exported } from './archive_content.js'
import { atBulk } from './desk.js'

const RESTORE = '/law-firm/settings/export/restore'

/** The owner, who has a password here, sends a copy as the form does. */
async function sender(client: ApiClient, { workspace, owner }: Firm) {
  const { password: kept } = await person({}, true)
  await db.from('users').where('id', owner.id).update({ password: kept })
  return async (bytes: Buffer | null, password = PASSWORD) => {
    const { session } = await signedIn(client, owner, workspace)
    const request = client
      .post(RESTORE)
      .withCookie(SESSION_COOKIE, session.id)
      .header('x-csrf-token', session.csrf)
      .header('accept', 'application/json')
      .redirects(0)
      .field('confirmation[password]', password)
    return bytes ? request.file('file', bytes, { filename: 'copia.zip' }) : request
  }
}

test.group('Firm archive import', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('restores a full copy into a new firm by command, and an invalid copy leaves nothing', async ({ assert }) => {
    const ours = await firm('Ibarra Lozano y Asociados')
    await clientOf(ours)
    const copy = await exported(ours)
    const run = (...args: string[]) => ace.exec('workspace:import', args)
    const restored = await run(copy.path, `--owner=${ours.owner.email}`, '--name=Despacho nuevo')
    assert.equal(restored.exitCode, 0)
    const made = await Workspace.query().where('name', 'Despacho nuevo').firstOrFail()
    assert.lengthOf(await Client.in(made), 1)

    const folder = await mkdtemp(join(tmpdir(), 'foja-no-copy-'))
    const wrong = join(folder, 'nada.zip')
    await writeFile(wrong, 'esto no es un ZIP')
    const before = await Workspace.query()
    assert.equal((await run(wrong, `--owner=${ours.owner.email}`)).exitCode, 1)
    assert.equal((await run(copy.path, '--owner=nadie@ejemplo.test')).exitCode, 1)
    assert.lengthOf(await Workspace.query(), before.length)
    await Promise.all([copy.remove(), rm(folder, { recursive: true })])
  }).timeout(180_000)

  test('is named after the day of the firm, not of Greenwich', async ({ assert, cleanup }) => {
    clock.freeze('2026-11-23T03:00:00Z')
    cleanup(() => clock.restore())
    const ours = await firm('Ibarra Lozano')
    const copy = await exported(ours)
    assert.match(copy.path, /foja-ibarra-lozano-2026-11-22\.zip$/)
    await copy.remove()
  }).timeout(180_000)

  test('restores a firm that was founded in a time zone outside Mexico', async ({ assert }) => {
    const ours = await firm('Ibarra Lozano y Asociados')
    await db.from('workspaces').where('id', ours.workspace.id).update({ time_zone: 'America/New_York' })
    const copy = await exported(ours)
    const theirs = await firm('Despacho nuevo')
    const task = await done(theirs, 'transfers.workspace_restore', { path: copy.path })
    assert.deepEqual([task.state, task.error], ['done', null])
    assert.equal((await Workspace.findOrFail(theirs.workspace.id)).timeZone, 'America/New_York')
    await copy.remove()
  }).timeout(180_000)

  test('restores a full copy by command beside a worker that takes every task it may', async ({ assert }) => {
    const ours = await firm('Ibarra Lozano y Asociados')
    for (let n = 0; n < 30; n++) await clientOf(ours)
    const copy = await exported(ours)
    let isOver = false
    const worker = async () => {
      while (!isOver) {
        await runDueTasks(() => isOver, 'long')
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const working = worker()
    const action = await app.container.make(ImportWorkspace)
    const outcome = await action.handle({ path: copy.path, email: ours.owner.email, name: 'Despacho nuevo' })
    isOver = true
    await working
    assert.isTrue(outcome.isDone, outcome.message)
    const made = await Workspace.query().where('name', 'Despacho nuevo').whereNull('deletedAt').firstOrFail()
    assert.lengthOf(await Client.in(made), 30)
    await copy.remove()
  }).timeout(180_000)

  test('leaves a reserved task to its process until that stops renewing it', async ({ assert, cleanup }) => {
    clock.freeze('2026-11-20T15:00:00Z')
    cleanup(() => clock.restore())
    const { workspace, owner } = await firm()
    const order = { workspaceId: workspace.id, userId: owner.id, kind: 'transfers.restore_erasure' }
    const payload = { taskId: 0, path: 'nada.zip' }
    const { id } = await db.transaction((trx) => queueTask(trx, { ...order, payload, isReserved: true }))
    const state = async () => (await db.from('tasks').where('id', id).firstOrFail()).state
    assert.equal(await runDueTasks(), 0)
    clock.freeze('2026-11-20T15:04:00Z')
    await reserveTask(id)
    clock.freeze('2026-11-20T15:08:00Z')
    assert.equal(await runDueTasks(), 0)
    assert.equal(await state(), 'queued')
    clock.freeze('2026-11-20T15:10:00Z')
    assert.equal(await runDueTasks(), 1)
    assert.equal(await state(), 'done')
  })

  test('uploads a full copy to an empty firm after confirmation of identity', async ({ client, assert }) => {
    const ours = await firm()
    await clientOf(ours)
    const copy = await exported(ours)
    const bytes = await readFile(copy.path)
    const theirs = await firm('Despacho nuevo')
    const send = await sender(client, theirs)
    ;(await send(bytes, 'otra cosa')).assertStatus(401)
    ;(await send(null)).assertStatus(422)
    assert.isEmpty(await db.from('tasks').where('workspace_id', theirs.workspace.id))
    ;(await send(bytes)).assertStatus(302)
    const task = await db.from('tasks').where('workspace_id', theirs.workspace.id).firstOrFail()
    await runTask(Number(task.id))
    const ended = await db.from('tasks').where('id', task.id).firstOrFail()
    assert.deepEqual([ended.state, ended.error], ['done', null])
    assert.lengthOf(await Client.in(theirs.workspace), 1)

    const again = await send(bytes)
    again.assertStatus(422)
    assert.match(again.body().errors[0].message, /vacío/)
    await copy.remove()
  }).timeout(180_000)

  test('refuses a workbook that would decompress endlessly before reading it', async ({ client, assert }) => {
    const zip = new yazl.ZipFile()
    zip.addBuffer(Buffer.from('<workbook/>'), 'xl/workbook.xml')
    const block = Buffer.alloc(1_048_576)
    const blocks = Array.from({ length: 200 }, () => block)
    zip.addReadStream(Readable.from(blocks), 'xl/worksheets/sheet1.xml')
    zip.end()
    const bytes = await buffer(zip.outputStream)
    assert.isBelow(bytes.length, 1_048_576)
    const ours = await firm()
    const desk = await atBulk(client, 'clients', ours)
    ;(await desk.upload(bytes, 'bomba.xlsx')).assertStatus(302)
    const { errors } = (await desk.visit(desk.base)).body().props
    assert.match(errors.file, /desmedido/)
    assert.isEmpty(await Transfer.in(ours.workspace))
  }).timeout(180_000)
})
