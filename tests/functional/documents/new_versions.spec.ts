import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Document from '#app/documents/models/document'
import { SESSION_COOKIE } from '#config/session'
import { clearFiles, desk, kept, seatOf } from './ground.js'

test.group('New document version', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.teardown(clearFiles)

  test('requires the permission to edit documents, not merely to add them', async ({ client, assert }) => {
    const { own, matter } = await desk(client)
    const document = await kept(own, matter, 'contrato.txt', 'Cláusula primera, inventada.')
    const person = await own.hireWith(['expedientes:leer', 'documentos:leer', 'documentos:crear'])
    const clerk = await seatOf(client, own, matter, person)
    const fields = { onConflict: 'version' }
    ;(await clerk.upload('contrato.txt', 'Otra cosa, inventada.', fields)).assertStatus(403)
    const named = (text: string) => Buffer.from(text).toString('base64')
    const resumed = await client
      .post(`${clerk.base}/uploads`)
      .header('tus-resumable', '1.0.0')
      .header('upload-length', '10')
      .header('upload-metadata', `name ${named('contrato.txt')},onConflict ${named('version')}`)
      .withCookie(SESSION_COOKIE, clerk.session.session.id)
      .header('x-csrf-token', clerk.session.session.csrf)
      .header('accept', 'application/json')
      .redirects(0)
    resumed.assertStatus(403)
    assert.equal((await Document.findOrFail(document.id)).versionNumber, 1)
    ;(await clerk.upload('contrato.txt', 'Otra cosa, inventada.')).assertStatus(201)
  })
})
