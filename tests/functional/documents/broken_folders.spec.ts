import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import DocumentFolder from '#app/documents/models/document_folder'
import { clearFiles, desk, kept } from './ground.js'

test.group('Folder cycles', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(clearFiles)

  test('do not block the application, since an archive may have imported them', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const of = { workspaceId: own.workspace.id, matterId: matter.id, position: 1, trashed: false, version: 1 }
    const one = await DocumentFolder.create({ ...of, name: 'Uno', parentId: null })
    const two = await DocumentFolder.create({ ...of, name: 'Dos', parentId: one.id })
    await kept(own, matter, 'nota.txt', 'Texto inventado.', { folderId: two.id })
    await db.from('document_folders').where('id', one.id).update({ parent_id: two.id })
    ;(await session.page(`${base}/documents/archive`)).assertStatus(200)
    await session.post(`${base}/folders`, { name: 'Tres', parentId: two.id })
    assert.lengthOf(await DocumentFolder.in(own.workspace).where('name', 'Tres'), 0)
  })
})
