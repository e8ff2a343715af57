import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { matterOf } from '#database/factories/matter_factory'
import documents from '#config/documents'
import Document from '#app/documents/models/document'
import DocumentFolder from '#app/documents/models/document_folder'
import { currentVersion } from '#app/documents/queries/versions'
import { documentsSharedWithClient } from '#app/documents/queries/shared_with_client'
import { usageOf } from '#app/documents/storage/usage'
import Member from '#app/workspaces/models/member'
import { PASSWORD, person } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { clearFiles, desk, documentsOf, kept, seatOf } from './ground.js'

test.group('Matter documents', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(clearFiles)

  test('have folders that are created, renamed and moved, never into themselves or under a duplicate name', async ({
    client,
    assert,
  }) => {
    const { matter, session, base } = await desk(client)
    const make = (name: string, parentId?: number) => session.submit('post', `${base}/folders`, { name, parentId })
    await make('Pruebas')
    const [pruebas] = await DocumentFolder.in({ id: matter.workspaceId })
    await make('Fotos', pruebas!.id)
    const fotos = await DocumentFolder.in({ id: matter.workspaceId }).where('name', 'Fotos').firstOrFail()
    assert.equal(fotos.parentId, pruebas!.id)
    const twice = await session.post(`${base}/folders`, { name: 'PRUEBAS' })
    twice.assertStatus(422)
    const into = await session.post(`${base}/documents/moves`, { folders: [pruebas!.id], folderId: fotos.id })
    into.assertStatus(422)
    assert.match(into.body().errors[0].message, /dentro de sí misma/)
    const renamed = await session.put(`${base}/folders/${fotos.id}`, { name: 'Fotografías', version: 1 })
    assert.isBelow(renamed.status(), 400)
    const stale = await session.put(`${base}/folders/${fotos.id}`, { name: 'Otra', version: 1 })
    stale.assertStatus(422)
    assert.match(stale.body().errors[0].message, /Fotografías/)
    await session.post(`${base}/documents/moves`, { folders: [fotos.id] })
    assert.isNull((await DocumentFolder.findIn({ id: matter.workspaceId }, fotos.id)).parentId)
  })

  test('are renamed, unless the name is taken or the save is stale', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const first = await kept(own, matter, 'Uno.txt', '1')
    await kept(own, matter, 'Dos.txt', '2')
    const at = `${base}/documents/${first.id}`
    const taken = await session.put(at, { name: 'dos.TXT', version: first.version })
    taken.assertStatus(422)
    await session.put(at, { name: 'Demanda.txt', version: first.version })
    assert.equal((await Document.findIn({ id: matter.workspaceId }, first.id)).name, 'Demanda.txt')
    const stale = await session.put(at, { name: 'Otra.txt', version: first.version })
    assert.match(stale.body().errors[0].message, /Demanda\.txt/)
  })

  test('get a number when moved beside a namesake, and cannot be moved to a folder of another matter', async ({
    client,
    assert,
  }) => {
    const { own, matter, session, base } = await desk(client)
    const inside = await kept(own, matter, 'Acta.txt', '1', { path: 'Actas' })
    const outside = await kept(own, matter, 'Acta.txt', '2')
    await session.post(`${base}/documents/moves`, { documents: [outside.id], folderId: inside.folderId })
    const names = (await documentsOf(matter)).map(({ name }) => name)
    assert.deepEqual(names, ['Acta.txt', 'Acta (2).txt'])
    const other = await matterOf(own)
    const foreign = await kept(own, other, 'Ajeno.txt', 'x', { path: 'Ajena' })
    ;(
      await session.post(`${base}/documents/moves`, { documents: [outside.id], folderId: foreign.folderId })
    ).assertStatus(404)
    ;(await session.post(`${base}/documents/moves`, { documents: [foreign.id] })).assertStatus(404)
  })

  test('keep the old version, which can be restored as a new one without using more space', async ({
    client,
    assert,
  }) => {
    const { own, matter, session, upload, base } = await desk(client)
    const document = await kept(own, matter, 'Contrato.txt', 'primera')
    const added = await upload(
      'Contrato final.txt',
      'segunda versión',
      { comment: 'Cláusula quinta' },
      `documents/${document.id}/versions`
    )
    added.assertStatus(201)
    const before = (await usageOf(matter.workspaceId)).bytes
    await session.post(`${base}/documents/${document.id}/versions/1/restoration`)
    assert.equal((await usageOf(matter.workspaceId)).bytes, before)
    const card = (await session.get(`${base}/documents/${document.id}/card`)).body()
    assert.deepEqual(
      card.versions.map(({ number, comment, restoredFrom }: never) => [number, comment, restoredFrom]),
      [
        [3, null, 1],
        [2, 'Cláusula quinta', null],
        [1, null, null],
      ]
    )
    assert.equal((await session.get(`${base}/documents/${document.id}/download`)).text(), 'primera')
    assert.equal((await session.get(`${base}/documents/${document.id}/download?version=2`)).text(), 'segunda versión')
    assert.equal(card.name, 'Contrato.txt')
  })

  test('name who has them checked out, and nobody else can take them over', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const document = await kept(own, matter, 'Convenio.txt', 'x')
    const at = `${base}/documents/${document.id}/checkout`
    await session.post(at, { note: 'Reviso cláusulas' })
    const colleague = await seatOf(client, own, matter, await own.hire('lawyer'))
    const taken = await colleague.session.post(at)
    taken.assertStatus(422)
    const page = await colleague.session.visit(`/law-firm/files/file-overview/${matter.id}?tab=documents`)
    assert.containsSubset(page.body().props.content.documents[0].checkout, {
      by: own.owner.name,
      note: 'Reviso cláusulas',
    })
    await colleague.session.delete(at)
    assert.isNull((await Document.findIn({ id: matter.workspaceId }, document.id)).checkedOutById)
  })

  test('are visible to the client, who is notified, only while shared', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const follower = await own.hire('reader')
    await matter.merge({ clientUserId: follower.id }).save()
    const document = await kept(own, matter, 'Recibo.txt', 'x')
    await session.post(`${base}/documents/shares`, { documents: [document.id] })
    assert.lengthOf(await documentsSharedWithClient(matter), 1)
    const [notice] = await db.from('notices').where({ user_id: follower.id, kind: 'document_shared' })
    assert.include(notice.values, 'Recibo.txt')
    await session.delete(`${base}/documents/shares`, { documents: [document.id] })
    assert.lengthOf(await documentsSharedWithClient(matter), 0)
  })

  test('notify those who uploaded a version of the next one', async ({ client, assert }) => {
    const { own, matter } = await desk(client)
    const colleague = await own.hire('lawyer')
    const document = await kept(own, matter, 'Escrito.txt', 'x')
    const seat = await seatOf(client, own, matter, colleague)
    await seat.upload('Escrito.txt', 'y', {}, `documents/${document.id}/versions`)
    const told = await db.from('notices').where('kind', 'document_version')
    assert.deepEqual(
      told.map((row) => row.user_id),
      [own.owner.id]
    )
  })

  test('go to the trash with their folder and are restored as a whole', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const inner = await kept(own, matter, 'uno.txt', '1', { path: 'A/B' })
    const other = await kept(own, matter, 'dos.txt', '2', { path: 'A' })
    await session.post(`${base}/documents/trashings`, { documents: [other.id] })
    await session.post(`${base}/documents/trashings`, { folders: [other.folderId] })
    assert.lengthOf(await documentsOf(matter).where('trashed', 0), 0)
    ;(await session.get(`${base}/documents/${inner.id}/download`)).assertStatus(404)
    const trash = await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=documents&trash=yes`)
    const { documents: lines, trashedFolders } = trash.body().props.content
    assert.deepEqual([lines.length, trashedFolders.length], [1, 1])
    await session.delete(`${base}/documents/trashings`, { folders: [other.folderId] })
    const back = await documentsOf(matter).where('trashed', 0)
    assert.deepEqual(
      back.map(({ id }) => id),
      [inner.id]
    )
    await session.delete(`${base}/documents/trashings`, { documents: [other.id] })
    assert.equal((await Document.findIn({ id: matter.workspaceId }, other.id)).folderId, other.folderId)
  })

  test('have tags of the firm, created when new and removed when unused', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const document = await kept(own, matter, 'Acta.txt', 'x')
    await session.put(`${base}/documents/${document.id}/tags`, { tags: ['Prueba', 'prueba', 'Urgente'] })
    const page = await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=documents`)
    const {
      tags,
      documents: [line],
    } = page.body().props.content
    assert.deepEqual(
      tags.map(({ name }: { name: string }) => name),
      ['Prueba', 'Urgente']
    )
    assert.lengthOf(line.tags, 2)
    const found = await session.visit(`/law-firm/files/file-overview/${matter.id}?tab=documents&tag=${tags[1].id}`)
    assert.lengthOf(found.body().props.content.documents, 1)
    await session.put(`${base}/documents/${document.id}/tags`, { tags: [] })
    assert.lengthOf(await db.from('document_tags').where('workspace_id', matter.workspaceId), 0)
  })

  test('take the same number of queries per page with sixty documents as with two', async ({ client, assert }) => {
    const { own, matter, session } = await desk(client)
    for (const number of [1, 2]) await kept(own, matter, `${number}.txt`, 'x')
    const visit = () => session.visit(`/law-firm/files/file-overview/${matter.id}?tab=documents&page=1`)
    await visit()
    const few = await queriesOf(visit)
    const [row] = await db.from('documents').where('matter_id', matter.id).limit(1)
    const { id: _, ...copy } = row
    await db
      .table('documents')
      .multiInsert(
        Array.from({ length: 58 }, (__, at) => ({ ...copy, name: `copia ${at}`, name_folded: `copia ${at}` }))
      )
    const many = await queriesOf(visit)
    assert.equal(many.length, few.length)
    const content = (await visit()).body().props.content
    assert.deepEqual([content.documents.length, content.paging.total], [50, 60])
  })

  test('refuse unpermitted actions and writes in a read-only matter', async ({ client, assert }) => {
    const { own, matter, base, session, upload } = await desk(client)
    const document = await kept(own, matter, 'Acta.txt', 'x')
    const reader = await seatOf(client, own, matter, await own.hireWith(['expedientes:leer', 'documentos:leer']))
    ;(await reader.upload('x.txt', 'x')).assertStatus(403)
    ;(await reader.session.put(`${base}/documents/${document.id}`, { name: 'Y', version: 1 })).assertStatus(403)
    ;(await reader.session.post(`${base}/documents/trashings`, { documents: [document.id] })).assertStatus(403)
    ;(await reader.session.get(`${base}/documents/${document.id}/download`)).assertStatus(200)
    const blind = await seatOf(client, own, matter, await own.hireWith(['expedientes:leer']))
    ;(await blind.session.get(`${base}/documents/${document.id}/download`)).assertStatus(403)
    await matter.merge({ readOnly: true }).save()
    ;(await upload('x.txt', 'x')).assertStatus(403)
    ;(await session.post(`${base}/documents/shares`, { documents: [document.id] })).assertStatus(403)
    ;(await session.post(`${base}/documents/trashings`, { documents: [document.id] })).assertStatus(403)
    ;(await session.get(`${base}/documents/${document.id}/download`)).assertStatus(200)
    assert.lengthOf(await documentsOf(matter), 1)
  })

  test('are not found in a private matter, another matter or another firm', async ({ client, assert }) => {
    const { own, matter, base } = await desk(client)
    const document = await kept(own, matter, 'Secreto.txt', 'x')
    const other = await desk(client)
    const paths = ['download', 'content', 'card', 'download?version=1']
    for (const path of paths) {
      ;(await other.session.get(`${base}/documents/${document.id}/${path}`)).assertStatus(404)
      ;(await other.session.get(`${other.base}/documents/${document.id}/${path}`)).assertStatus(404)
    }
    await matter.merge({ private: true }).save()
    const colleague = await seatOf(client, own, matter, await own.hire('lawyer'))
    for (const path of paths)
      (await colleague.session.get(`${base}/documents/${document.id}/${path}`)).assertStatus(404)
    ;(await colleague.session.get(`${base}/documents/archive`)).assertStatus(404)
    ;(await colleague.upload('x.txt', 'x')).assertStatus(404)
    assert.lengthOf(await documentsOf(matter), 1)
  })

  test('are reported as unavailable when the file is missing', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const document = await kept(own, matter, 'Perdido.txt', 'x')
    await rm(join(documents.kept, (await currentVersion(document)).storageKey))
    const answer = await session.get(`${base}/documents/${document.id}/download`)
    answer.assertStatus(404)
    assert.include(answer.text(), 'no está disponible para su descarga')
  })

  test('are purged from the trash early after confirmation of identity, which frees their space', async ({
    client,
    assert,
  }) => {
    const { own, matter, session, base } = await desk(client)
    const other = await matterOf(own)
    const kind = { path: 'Vieja/Dentro' }
    const inside = await kept(own, matter, 'Acta.txt', 'aaaa', kind)
    const stays = await kept(own, matter, 'Queda.txt', 'bb')
    const elsewhere = await kept(own, other, 'Ajena.txt', 'ccc')
    const folder = await DocumentFolder.in({ id: matter.workspaceId }).where('name', 'Vieja').firstOrFail()
    await session.post(`${base}/documents/trashings`, { folders: [folder.id] })
    await session.post(`/law-firm/files/${other.id}/documents/trashings`, { documents: [elsewhere.id] })

    const at = `${base}/documents/emptyings`
    const deleter = await person({}, true)
    const admin = await db.from('roles').where({ workspace_id: own.workspace.id, key: 'admin' }).firstOrFail()
    await Member.create({ workspaceId: own.workspace.id, userId: deleter.id, roleId: admin.id })
    const { session: sure } = await seatOf(client, own, matter, deleter)
    ;(await sure.post(at, { confirmation: { password: 'otra cosa' } })).assertStatus(401)
    ;(await sure.post(at, {})).assertStatus(422)
    assert.lengthOf(await documentsOf(matter), 2)
    const done = await sure.submit('post', at, { confirmation: { password: PASSWORD } })
    done.assertStatus(302)
    assert.deepEqual(
      (await documentsOf(matter)).map(({ id }) => id),
      [stays.id]
    )
    assert.lengthOf(await documentsOf(other), 1, 'the trash of another matter stays')
    assert.isEmpty(await DocumentFolder.in({ id: matter.workspaceId }).where('matterId', matter.id))
    assert.equal((await usageOf(own.workspace.id)).bytes, 5)
    const told = await db.from('audit_entries').where('action', 'document.purged')
    assert.deepEqual(
      told.map(({ subject_id: id, actor_id: by }) => [Number(id), Number(by)]),
      [[inside.id, deleter.id]]
    )
  })

  test('are not purged without the delete permission or in a read-only matter', async ({ client, assert }) => {
    const { own, matter, session, base } = await desk(client)
    const document = await kept(own, matter, 'Acta.txt', 'a')
    await session.post(`${base}/documents/trashings`, { documents: [document.id] })
    const reader = await seatOf(client, own, matter, await own.hire('intern'))
    const proof = { confirmation: { password: PASSWORD } }
    ;(await reader.session.post(`${base}/documents/emptyings`, proof)).assertStatus(403)
    await db.from('matters').where('id', matter.id).update({ read_only: 1 })
    ;(await session.post(`${base}/documents/emptyings`, proof)).assertStatus(403)
    assert.lengthOf(await documentsOf(matter), 1)
  })
})
