import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { matterOf } from '#database/factories/matter_factory'
import { verifyChain } from '#app/core/audit/verify_chain'
import { clock } from '#app/core/clock'
import { AddVersion } from '#app/documents/actions/add_version'
import { storeBytes } from '#app/documents/actions/store_bytes'
import { TrashItems } from '#app/documents/actions/trash_items'
import PurgeTrashJob from '#app/documents/jobs/purge_trash_job'
import SweepFilesJob from '#app/documents/jobs/sweep_files_job'
import Document from '#app/documents/models/document'
import { listVersions } from '#app/documents/queries/versions'
import { dropArrival, newArrival } from '#app/documents/receiving/arriving'
import { inspectFile } from '#app/documents/receiving/inspect_file'
import { folderOf, isStored, storeFile } from '#app/documents/storage/stored_files'
import { usageOf } from '#app/documents/storage/usage'
import documents from '#config/documents'
import { emptyDatabase } from '#tests/helpers/database'
import { firm } from '#tests/helpers/people'
import { authorFor, clearFiles, documentsOf, kept } from './ground.js'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Files that a firm has on the disk. */
async function filesOf(workspaceId: number): Promise<string[]> {
  const entries = await readdir(join(documents.kept, folderOf(workspaceId)), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test.group('Concurrent and interrupted document operations', (group) => {
  group.each.setup(async () => {
    await emptyDatabase()
    return async () => {
      clock.restore()
      await emptyDatabase()
      await clearFiles()
    }
  })

  async function scene() {
    const own = await firm()
    return { own, matter: await matterOf(own), author: authorFor(own.owner) }
  }

  test('store ten simultaneous new versions as ten consecutive versions', async ({ assert }) => {
    const { own, matter, author } = await scene()
    const document = await kept(own, matter, 'Acta.txt', 'cero')
    await Promise.all(
      upTo(10).map(async (number) => {
        const path = await newArrival()
        await writeFile(path, `versión ${number}`)
        const received = await inspectFile(path, 'Acta.txt')
        await new AddVersion().handle(author, { matter, document }, received, {
          comment: String(number),
          origin: 'firm',
        })
        await dropArrival(path)
      })
    )
    const versions = await listVersions((await documentsOf(matter))[0]!)
    assert.deepEqual(
      versions.map(({ number }) => number),
      upTo(11).map((index) => 11 - index)
    )
    assert.lengthOf(new Set(versions.map(({ comment }) => comment)), 11)
    assert.equal((await verifyChain(matter.workspaceId)).brokenAt, null)
  }).timeout(180_000)

  test('give ten simultaneous files of one name ten names, and merge folders of one name', async ({ assert }) => {
    const { own, matter } = await scene()
    await Promise.all(upTo(10).map((number) => kept(own, matter, 'Foto.txt', String(number), { path: 'Pruebas' })))
    const found = await documentsOf(matter)
    assert.lengthOf(new Set(found.map(({ name }) => name)), 10)
    assert.lengthOf(new Set(found.map(({ folderId }) => folderId)), 1)
  }).timeout(180_000)

  test('never exceed the storage limit through uploads that would fit one by one', async ({ assert, cleanup }) => {
    const { own, matter, author } = await scene()
    const { quota } = documents
    documents.quota = 1_000
    cleanup(() => void (documents.quota = quota))
    const outcomes = await Promise.allSettled(
      upTo(10).map((number) =>
        storeBytes(author, matter, { name: `${number}.txt`, bytes: Buffer.alloc(300, 'x') }, { folderId: null })
      )
    )
    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'fulfilled'),
      3
    )
    assert.equal((await usageOf(own.workspace.id)).bytes, 900)
    assert.lengthOf(await filesOf(own.workspace.id), 3)
  }).timeout(180_000)

  test('purge a document with all versions after thirty days in the trash and free its space, killed or not', async ({
    assert,
  }) => {
    const { own, matter, author } = await scene()
    const gone: number[] = []
    for (const number of upTo(6)) gone.push((await kept(own, matter, `${number}.txt`, 'xxxx', { path: 'Vieja' })).id)
    const stays = await kept(own, matter, 'queda.txt', 'queda')
    const [first] = await documentsOf(matter)
    await new TrashItems().handle(author, matter, { documents: [], folders: [first!.folderId!] })
    await new PurgeTrashJob().handle()
    assert.lengthOf(await documentsOf(matter), 7)
    clock.freeze(clock.now().plus({ days: 31 }))
    // The worker dies after each document: the next one goes on where it was.
    for (let rounds = 0; (await documentsOf(matter)).length > 1 && rounds < 10; rounds++) {
      const job = new PurgeTrashJob()
      const dying = job.handle()
      job.stop()
      await dying
      await new PurgeTrashJob().handle()
    }
    assert.deepEqual(
      (await documentsOf(matter)).map(({ id }) => id),
      [stays.id]
    )
    assert.equal((await usageOf(own.workspace.id)).bytes, 5)
    assert.lengthOf(await filesOf(own.workspace.id), 1)
    assert.lengthOf(await db.from('document_folders'), 0)
    assert.lengthOf(await db.from('document_versions').whereIn('document_id', gone), 0)
    assert.equal((await verifyChain(matter.workspaceId)).brokenAt, null)
  }).timeout(180_000)

  test('leave no document when killed between file and row, and the file is cleaned up', async ({ assert }) => {
    const { own, matter } = await scene()
    const document = await kept(own, matter, 'queda.txt', 'x')
    const path = await newArrival()
    await writeFile(path, 'huérfano')
    const key = await storeFile(own.workspace.id, path)
    await new SweepFilesJob().handle()
    assert.isTrue(await isStored(key), 'it may be about to get its row')
    clock.freeze(clock.now().plus({ days: 3 }))
    await new SweepFilesJob().handle()
    assert.isFalse(await isStored(key))
    const [version] = await listVersions(document)
    assert.isTrue(await isStored(version!.storageKey))
    assert.lengthOf(
      (await readdir(documents.arriving)).filter((name) => name.endsWith('.part')),
      0
    )
    assert.lengthOf(await Document.in(own.workspace), 1)
    await rm(documents.arriving, { recursive: true, force: true })
  }).timeout(180_000)
})
