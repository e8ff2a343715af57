import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import yazl from 'yazl'
import { clientOf } from '#database/factories/client_factory'
import Client from '#app/clients/models/client'
import { runTask } from '#app/core/tasks/run_task'
import { LIMITS } from '#app/transfers/import/sheets'
import Transfer from '#app/transfers/models/transfer'
import Workspace from '#app/workspaces/models/workspace'
import { SESSION_COOKIE } from '#config/session'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, PASSWORD, person, type Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { exported } from './archive_content.js'
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

test.group('What is brought in', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return emptyDatabase
  })

  test('a full copy is brought into a new firm by the operator’s command, and what is no copy leaves nothing', async ({
    assert,
  }) => {
    const ours = await firm('Ibarra Lozano y Asociados')
    await clientOf(ours)
    const copy = await exported(ours)
    const run = (...args: string[]) => ace.exec('workspace:import', args)
    const done = await run(copy.path, `--owner=${ours.owner.email}`, '--name=Despacho nuevo')
    assert.equal(done.exitCode, 0)
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
  }).timeout(60_000)

  test('a full copy is sent to an empty firm by who shows that it is them, and comes in', async ({
    client,
    assert,
  }) => {
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
  }).timeout(60_000)

  test('a workbook that would unpack without end is refused before it is read', async ({ client, assert }) => {
    const zip = new yazl.ZipFile()
    zip.addBuffer(Buffer.from('<workbook/>'), 'xl/workbook.xml')
    const block = Buffer.alloc(1_048_576)
    const blocks = Array.from({ length: LIMITS.unpacked / block.length + 1 }, () => block)
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
  }).timeout(60_000)
})
