import { existsSync } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import SweepFilesJob from '#app/documents/jobs/sweep_files_job'
import DocumentUpload from '#app/documents/models/document_upload'
import { currentVersion } from '#app/documents/queries/versions'
import { readVersion } from '#app/documents/storage/open_version'
import { UPLOADS, uploadPath } from '#app/documents/uploads/upload_files'
import documents from '#config/documents'
import env from '#start/env'
import { headersOf } from '#tests/functional/shell/access_people'
import { send } from '#tests/helpers/http'
import { matterOf } from '#database/factories/matter_factory'
import { firm, type Firm } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'
import type Matter from '#app/matters/models/matter'
import type User from '#app/accounts/models/user'
import { clearFiles, documentsOf, noise } from './ground.js'

const encode = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** Somebody whose browser speaks tus. */
async function tusClient({ workspace }: Firm, { id }: Matter, user: User) {
  const headers = { ...(await headersOf(user, workspace)), 'tus-resumable': '1.0.0', 'accept': 'application/json' }
  const ask = (method: string, path: string, extra: Record<string, string> = {}, body?: Buffer) =>
    send(path, { method, headers: { ...headers, ...extra }, body })
  return {
    headers,
    begin: (size: number, metadata: Record<string, string>) =>
      ask('POST', `/law-firm/files/${id}/uploads`, {
        'upload-length': String(size),
        'upload-metadata': encode(metadata),
      }),
    offset: async (at: string) => Number((await ask('HEAD', at)).headers['upload-offset']),
    ask,
    part: (at: string, offset: number, bytes: Buffer) =>
      ask('PATCH', at, { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) }, bytes),
  }
}

const addressIn = (headers: { location?: string }) => headers.location!

test.group('Resumable uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(clearFiles)

  async function scene() {
    const own = await firm()
    const matter = await matterOf(own)
    return { own, matter, tus: await tusClient(own, matter, own.owner) }
  }

  test('become a document when the last byte has arrived and not before', async ({ assert }) => {
    const { matter, tus } = await scene()
    const bytes = noise(300_000)
    const begun = await tus.begin(bytes.length, {
      name: 'Audiencia «última».bin',
      path: 'Audios',
      comment: 'Grabación',
    })
    assert.equal(begun.status, 201)
    const at = addressIn(begun.headers)
    assert.equal((await tus.part(at, 0, bytes.subarray(0, 100_000))).status, 204)
    assert.equal(await tus.offset(at), 100_000)
    assert.lengthOf(await documentsOf(matter), 0)
    assert.equal((await tus.part(at, 5, bytes.subarray(0, 10))).status, 409)
    assert.equal((await tus.part(at, 100_000, bytes.subarray(100_000))).status, 204)
    const [document] = await documentsOf(matter)
    assert.equal(document!.name, 'Audiencia «última».bin')
    assert.isTrue(((await readVersion(await currentVersion(document!))) as Buffer).equals(bytes))
    assert.isFalse(existsSync(uploadPath(at.split('/').at(-1)!)))
    assert.equal(await tus.offset(at), bytes.length)
  })

  test('keep the received bytes when the connection breaks, and accept the rest', async ({ assert }) => {
    const { matter, tus } = await scene()
    const bytes = noise(200_000)
    const at = addressIn((await tus.begin(bytes.length, { name: 'corte.bin' })).headers)
    const head = [
      `PATCH ${at} HTTP/1.1`,
      'host: x',
      'content-type: application/offset+octet-stream',
      'upload-offset: 0',
      `content-length: ${bytes.length}`,
    ]
    const fields = Object.entries(tus.headers).map(([name, value]) => `${name}: ${value}`)
    const socket = connect(env.get('PORT'), env.get('HOST'))
    socket.on('error', () => undefined)
    socket.write([...head, ...fields, '', ''].join('\r\n'))
    socket.write(bytes.subarray(0, 150_000))
    const path = uploadPath(at.split('/').at(-1)!)
    await until(async () => (await stat(path)).size > 0, 'the first bytes')
    socket.destroy()
    let offset = 0
    while (!(offset > 0)) offset = await tus.offset(at)
    assert.isAtMost(offset, 150_000)
    assert.equal((await tus.part(at, offset, bytes.subarray(offset))).status, 204)
    const [document] = await documentsOf(matter)
    assert.isTrue(((await readVersion(await currentVersion(document!))) as Buffer).equals(bytes))
  })

  test('complete a fully received upload after a crash as soon as its owner asks', async ({ assert }) => {
    const { matter, tus } = await scene()
    const bytes = noise(1_000)
    const at = addressIn((await tus.begin(bytes.length, { name: 'entero.bin' })).headers)
    await writeFile(uploadPath(at.split('/').at(-1)!), bytes)
    assert.equal(await tus.offset(at), 1_000)
    assert.lengthOf(await documentsOf(matter), 1)
    await tus.offset(at)
    assert.lengthOf(await documentsOf(matter), 1)
  })

  test('are refused before the bytes are sent when possible, and at the end when the content is bad', async ({
    assert,
  }) => {
    const { matter, tus } = await scene()
    for (const [size, name] of [
      [documents.mostBytes + 1, 'a.bin'],
      [documents.mostMediaBytes + 1, 'a.mp4'],
      [10, 'a.exe'],
      [0, 'a.txt'],
      [documents.quota + 1, 'b.bin'],
    ] as const)
      assert.equal((await tus.begin(size, { name })).status, 422, name)
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(98)])
    const at = addressIn((await tus.begin(100, { name: 'informe.pdf' })).headers)
    const answer = await tus.part(at, 0, program)
    assert.equal(answer.status, 422)
    assert.include(answer.text, 'programa')
    assert.equal((await tus.ask('HEAD', at)).status, 404)
    assert.lengthOf(await documentsOf(matter), 0)
  })

  test('take recordings of hours, and refuse what only calls itself one at its beginning', async ({ assert }) => {
    const { matter, tus } = await scene()
    const size = documents.mostBytes + 1
    const video = Buffer.concat([
      Buffer.from('0000002066747970', 'hex'),
      Buffer.from('isomiso2avc1mp41'),
      noise(70_000),
    ])
    const real = addressIn((await tus.begin(size, { name: 'Audiencia.MP4' })).headers)
    assert.equal((await tus.part(real, 0, video)).status, 204)
    assert.equal(await tus.offset(real), video.length)
    const other = addressIn((await tus.begin(size, { name: 'Audiencia.mp4' })).headers)
    const answer = await tus.part(other, 0, Buffer.alloc(70_000, 'texto '))
    assert.equal(answer.status, 422)
    assert.include(answer.text, String(documents.mostBytes / 1_048_576))
    assert.equal((await tus.ask('HEAD', other)).status, 404)
    assert.equal((await tus.ask('DELETE', real)).status, 204)
    assert.lengthOf(await documentsOf(matter), 0)
  })

  test('refuse what only calls itself a recording after a part that was interrupted', async ({ assert }) => {
    const { tus } = await scene()
    const at = addressIn((await tus.begin(documents.mostBytes + 1, { name: 'Audiencia.mp4' })).headers)
    // What had come of the first part when the line broke; nobody was answered.
    await writeFile(uploadPath(at.split('/').at(-1)!), Buffer.alloc(80_000, 'texto '))
    assert.equal(await tus.offset(at), 80_000)
    assert.equal((await tus.part(at, 80_000, noise(1_000))).status, 422)
    assert.equal((await tus.ask('HEAD', at)).status, 404)
  })

  test('belong to one person and can be cancelled', async ({ assert }) => {
    const { own, matter, tus } = await scene()
    const at = addressIn((await tus.begin(100, { name: 'mio.bin' })).headers)
    const colleague = await tusClient(own, matter, await own.hire('lawyer'))
    assert.equal((await colleague.part(at, 0, noise(100))).status, 404)
    assert.equal((await colleague.ask('HEAD', at)).status, 404)
    assert.equal((await colleague.ask('DELETE', at)).status, 404)
    const { 'x-csrf-token': _, ...forged } = tus.headers as Record<string, string>
    assert.equal((await send(at, { method: 'DELETE', headers: forged })).status, 403)
    assert.equal((await tus.ask('DELETE', at)).status, 204)
    assert.equal((await tus.ask('HEAD', at)).status, 404)
    assert.lengthOf(await DocumentUpload.in({ id: matter.workspaceId }), 0)
  })

  test('expire when abandoned and leave nothing behind', async ({ assert }) => {
    const { matter, tus } = await scene()
    const at = addressIn((await tus.begin(100, { name: 'viejo.bin' })).headers)
    await tus.part(at, 0, noise(50))
    await DocumentUpload.in({ id: matter.workspaceId }).update({ expires_at: '2020-01-01 00:00:00.000' })
    assert.equal((await tus.ask('HEAD', at)).status, 404)
    await new SweepFilesJob().handle()
    assert.lengthOf(await DocumentUpload.in({ id: matter.workspaceId }), 0)
    assert.deepEqual(
      (await readdir(UPLOADS)).filter((name) => at.endsWith(name.replace('.json', ''))),
      []
    )
  })

  test('accept a large new version, too', async ({ assert }) => {
    const { matter, tus } = await scene()
    const first = addressIn((await tus.begin(4, { name: 'acta.txt' })).headers)
    await tus.part(first, 0, Buffer.from('hola'))
    const [document] = await documentsOf(matter)
    const second = addressIn((await tus.begin(5, { name: 'otra.txt', documentId: String(document!.id) })).headers)
    await tus.part(second, 0, Buffer.from('adios'))
    const [now] = await documentsOf(matter)
    assert.deepEqual([now!.versionNumber, now!.name], [2, 'acta.txt'])
  })
})
