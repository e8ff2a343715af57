import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import Document from '#app/documents/models/document'
import { translate } from '#app/core/messages/catalogue'
import MatterErased from '#app/matters/events/matter_erased'
import { SESSION_COOKIE } from '#config/session'
import { person } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { pageIn } from '#tests/helpers/visitor'
import { pageOf, portalOf, portalScene } from './scene.js'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

type Session = Awaited<ReturnType<typeof signedIn>>

/** Sends a file as the page does. */
const upload = (client: ApiClient, { session }: Session, path: string, [name, bytes]: [string, Buffer]) =>
  client
    .post(path)
    .withCookie(SESSION_COOKIE, session.id)
    .header('x-csrf-token', session.csrf)
    .header('accept', 'application/json')
    .redirects(0)
    .file('file', bytes, { filename: name })

const told = async (userId: number) =>
  (await db.from('notices').where('user_id', userId).orderBy('id')).map(({ kind }) => kind as string)

test.group('Portal messages of a matter', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are exchanged both ways, with notifications and read receipts', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const reader = await signedIn(client, user)
    await reader.submit('post', `${pageOf(matter)}/messages`, { text: '¿Cómo va mi asunto?\n<b>Gracias</b>' })
    assert.deepEqual(await told(place.owner.id), ['portal_message'])
    const tab = async () =>
      pageIn((await lawyer.page(`/law-firm/files/file-overview/${matter.id}?tab=messages`)).text()).props
    const before = await tab()
    assert.deepInclude(before.tabs as object[], { key: 'messages', count: 1 })
    assert.equal((before.content as { unread: number }).unread, 1)
    await lawyer.post(`${portalOf(matter)}/reads`)
    assert.deepInclude((await tab()).tabs as object[], { key: 'messages', count: 0 })
    await lawyer.submit('post', `${portalOf(matter)}/messages`, { text: 'Va bien.' })
    assert.deepEqual(await told(user.id), ['portal_message'])
    const { props } = pageIn((await reader.page(pageOf(matter))).text())
    const thread = props.thread as {
      lines: { text: string; side: string }[]
      receipts: { side: string; lastId: number }[]
    }
    assert.deepEqual(
      thread.lines.map(({ side, text }) => [side, text]),
      [
        ['client', '¿Cómo va mi asunto?\n<b>Gracias</b>'],
        ['firm', 'Va bien.'],
      ]
    )
    assert.isTrue(thread.receipts.some(({ side }) => side === 'firm'))
    assert.equal(props.unread, 1)
    assert.equal(pageIn((await reader.page(pageOf(matter))).text()).props.unread, 0)
  })

  test('refuse an empty or overlong text at its field', async ({ client }) => {
    const { matter, user } = await portalScene()
    const reader = await signedIn(client, user)
    for (const text of ['', '  ', '\u200b', 'x'.repeat(4_001)])
      (await reader.post(`${pageOf(matter)}/messages`, { text })).assertStatus(422)
  })

  test('are refused in an archived or read-only matter', async ({ client, assert }) => {
    const { matter, user } = await portalScene()
    const reader = await signedIn(client, user)
    for (const closed of [{ archived: true }, { archived: false, readOnly: true }]) {
      await matter.merge(closed).save()
      ;(await reader.post(`${pageOf(matter)}/messages`, { text: 'Hola' })).assertStatus(403)
    }
    assert.lengthOf(await db.from('portal_messages'), 0)
  })

  test('notify only those who see a private matter', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const colleague = await place.hire('lawyer')
    await matter.merge({ private: true, responsibleId: colleague.id }).save()
    const reader = await signedIn(client, user)
    await reader.submit('post', `${pageOf(matter)}/messages`, { text: 'Hola' })
    assert.deepEqual(await told(colleague.id), [])
    assert.deepEqual(await told(place.owner.id), ['portal_message'])
  })
})

test.group('Document requests to a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** A request of the firm; its id. */
  async function ask(
    lawyer: Session,
    matter: { id: number },
    body = { title: 'Estado de cuenta', dueOn: '2026-11-30' }
  ) {
    ;(await lawyer.submit('post', `${portalOf(matter)}/requests`, body)).assertStatus(302)
    return Number((await db.from('portal_requests').orderBy('id', 'desc').firstOrFail()).id)
  }

  test('report a day that does not exist differently from text that is not a date', async ({ client, assert }) => {
    const { place, matter } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const said = async (path: string, field: string, day: string) => {
      const answer = await lawyer.post(`${portalOf(matter)}/${path}`, {
        title: 'Acta',
        text: 'Hoy',
        shown: true,
        [field]: day,
      })
      answer.assertStatus(422)
      return (answer.body().errors as { field: string; message: string }[]).find((one) => one.field === field)?.message
    }
    for (const [path, field] of [
      ['requests', 'dueOn'],
      ['updates', 'nextOn'],
    ] as const) {
      assert.equal(await said(path, field, '31/02/2026'), translate('es', 'forms.no_such_day'))
      assert.equal(await said(path, field, 'mañana'), translate('es', 'forms.date'))
    }
  })

  test('are answered with matter documents that the firm accepts or requests again', async ({ client, assert }) => {
    const { place, matter, user, client: row } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const reader = await signedIn(client, user)
    const id = await ask(lawyer, matter)
    assert.deepEqual(await told(user.id), ['portal_document_requested'])
    const answer = await upload(client, reader, `${pageOf(matter)}/requests/${id}/files`, [
      'estado «agosto» ñ.pdf',
      PDF,
    ])
    answer.assertStatus(302)
    const document = await Document.in(place.workspace).firstOrFail()
    assert.deepInclude(document.$attributes, { origin: 'client', clientId: row.id, kind: 'pdf', matterId: matter.id })
    assert.equal(document.name, 'estado «agosto» ñ.pdf')
    assert.deepEqual(await told(place.owner.id), ['portal_document_received'])
    const state = async () => (await db.from('portal_requests').where('id', id).firstOrFail()).state
    assert.equal(await state(), 'received')
    await lawyer.submit('post', `${portalOf(matter)}/requests/${id}/again`, { reason: 'Salió borrosa.' })
    const { props } = pageIn((await reader.page(pageOf(matter))).text())
    assert.deepInclude((props.requests as object[])[0], { state: 'again', reason: 'Salió borrosa.' })
    await upload(client, reader, `${pageOf(matter)}/requests/${id}/files`, ['otra.pdf', PDF])
    await lawyer.submit('post', `${portalOf(matter)}/requests/${id}/acceptance`)
    assert.equal(await state(), 'accepted')
    assert.lengthOf(await db.from('portal_request_files'), 2)
  })

  test('refuse programs, no file, two files, and closed requests or those of another matter, leaving nothing behind', async ({
    client,
    assert,
  }) => {
    const { place, matter, user } = await portalScene()
    const elsewhere = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const other = await signedIn(client, elsewhere.place.owner, elsewhere.place.workspace)
    const reader = await signedIn(client, user)
    const [id, foreign] = [await ask(lawyer, matter), await ask(other, elsewhere.matter)]
    const at = (request: number | string) => `${pageOf(matter)}/requests/${request}/files`
    ;(await upload(client, reader, at(id), ['virus.exe', Buffer.from('MZ\x90\x00', 'latin1')])).assertStatus(422)
    ;(await reader.post(at(id))).assertStatus(422)
    ;(await upload(client, reader, at(foreign), ['a.pdf', PDF])).assertStatus(404)
    ;(await upload(client, reader, at('x'), ['a.pdf', PDF])).assertStatus(404)
    await lawyer.submit('delete', `${portalOf(matter)}/requests/${id}`)
    ;(await upload(client, reader, at(id), ['a.pdf', PDF])).assertStatus(422)
    assert.lengthOf(await db.from('documents'), 0)
  })

  test('cannot be reviewed through another matter', async ({ client }) => {
    const { place, matter } = await portalScene()
    const elsewhere = await portalScene()
    const other = await signedIn(client, elsewhere.place.owner, elsewhere.place.workspace)
    const id = await ask(other, elsewhere.matter)
    const lawyer = await signedIn(client, place.owner, place.workspace)
    ;(await lawyer.post(`${portalOf(matter)}/requests/${id}/acceptance`)).assertStatus(404)
    ;(await lawyer.post(`${portalOf(elsewhere.matter)}/requests/${id}/acceptance`)).assertStatus(404)
  })

  test('refuse a date that is not in the calendar', async ({ client }) => {
    const { place, matter } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    for (const dueOn of ['2026-02-30', 'mañana', '2026-13-01'])
      (await lawyer.post(`${portalOf(matter)}/requests`, { title: 'Recibo', dueOn })).assertStatus(422)
  })

  test('let followers of the matter open shared documents, which is logged, and no others', async ({
    client,
    assert,
  }) => {
    const { place, matter, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const reader = await signedIn(client, user)
    await upload(client, reader, `${pageOf(matter)}/requests/${await ask(lawyer, matter)}/files`, ['recibo.pdf', PDF])
    const document = await Document.in(place.workspace).firstOrFail()
    const path = `${pageOf(matter)}/documents/${document.id}/content`
    const opened = await reader.get(path)
    opened.assertStatus(200)
    opened.assertHeader('x-content-type-options', 'nosniff')
    const [view] = await db.from('portal_views').where('kind', 'document')
    assert.deepInclude(view, { subject_id: document.id, label: 'recibo.pdf', user_id: user.id })
    const stranger = await portalScene()
    const other = await signedIn(client, stranger.user)
    ;(await other.get(path)).assertStatus(404)
    ;(await other.get(`${pageOf(stranger.matter)}/documents/${document.id}/content`)).assertStatus(404)
    await document.merge({ sharedAt: null }).save()
    ;(await reader.get(path)).assertStatus(404)
    ;(await reader.get(path.replace('content', 'download'))).assertStatus(404)
  })

  test('are purged with the matter, as is all portal data', async ({ client, assert }) => {
    const { place, matter, user } = await portalScene()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    const reader = await signedIn(client, user)
    await upload(client, reader, `${pageOf(matter)}/requests/${await ask(lawyer, matter)}/files`, ['recibo.pdf', PDF])
    await reader.submit('post', `${pageOf(matter)}/messages`, { text: 'Hola' })
    await lawyer.submit('post', `${portalOf(matter)}/updates`, { text: 'Va bien.', shown: true })
    await reader.page(pageOf(matter))
    const { id, workspaceId } = matter
    await db.transaction((trx) => MatterErased.dispatch(trx, id, workspaceId))
    for (const table of ['updates', 'messages', 'reads', 'requests', 'request_files', 'views', 'links'])
      assert.lengthOf(await db.from(`portal_${table}`), 0, table)
  })
})

test.group('WhatsApp message draft', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is recorded in the matter history, and nothing is sent', async ({ client, assert }) => {
    const { place, matter, client: row } = await portalScene()
    await row.merge({ phones: [{ number: '+525512345678', label: 'Celular' }] }).save()
    const lawyer = await signedIn(client, place.owner, place.workspace)
    ;(await lawyer.post(`${portalOf(matter)}/whatsapp`, { clientId: row.id })).assertStatus(200)
    const entry = await db.from('audit_entries').where('action', 'portal.whatsapp_prepared').firstOrFail()
    assert.equal(Number(entry.matter_id), matter.id)
    const { props } = pageIn((await lawyer.page(`/law-firm/files/file-overview/${matter.id}?tab=messages`)).text())
    const [follower] = (props.content as { followers: object[] }).followers
    assert.deepInclude(follower, { phone: '+525512345678', follows: true })
    const stranger = await person()
    ;(await lawyer.post(`${portalOf(matter)}/whatsapp`, { userId: stranger.id })).assertStatus(404)
  })
})
