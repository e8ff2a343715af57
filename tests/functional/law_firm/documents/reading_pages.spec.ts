import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import type Matter from '#app/matters/models/matter'
import { ReadVersions } from '#app/documents/reading/actions/read_versions'
import { openDueVersion } from '#app/documents/reading/open_due_version'
import { Reader } from '#app/documents/reading/process/reader'
import { closeReaders } from '#app/documents/reading/process/readers'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { docxOf, emlOf, lockedPdf, pdfOf, xlsxOf, zeros } from '#tests/helpers/document_files'
import { firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { storeBytes, keptDocument, versionRow } from './reading_rows.js'

type Path = { id: number }
const pathOf = (matter: Matter, { id }: Path, rest = '') => `/law-firm/files/${matter.id}/documents/${id}${rest}`

test.group('Document page', (group) => {
  let reader: Reader
  group.setup(() => {
    reader = new Reader()
    return () => {
      reader.close()
      closeReaders()
    }
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const read = () => new ReadVersions(reader, openDueVersion).handle()

  async function scene(client: ApiClient) {
    const ours = await firm()
    const matter = await matterOf(ours)
    const desk = await atDesk(client, ours.owner, ours.workspace)
    return { ours, matter, desk }
  }

  test('shows the document, its versions and the text extracted from each', async ({ client, assert }) => {
    const { ours, matter, desk } = await scene(client)
    const document = await keptDocument(matter, 'Convenio ñ.docx', docxOf(['Plazo de diez días']))
    await db.from('document_versions').where('id', document.versionId).update({ uploaded_by_id: ours.owner.id })
    await storeBytes(
      await versionRow(matter, { id: document.id, name: 'Convenio ñ.docx' }, docxOf(['Plazo de quince días']))
    )
    await read()
    const page = await desk.visit(pathOf(matter, document, '?version=1&q=plazo'))
    const { component, props } = page.body()
    assert.equal(component, 'law_firm/documents/show')
    assert.containSubset(props, {
      matter: { id: matter.id, reference: matter.reference },
      document: { id: document.id, name: 'Convenio ñ.docx', versionNumber: 2, shared: false, checkout: null },
      versions: [
        { number: 2, by: null, reading: { state: 'done', reason: null, isCut: false } },
        { number: 1, by: ours.owner.name, reading: { state: 'done' } },
      ],
      shown: 1,
      compared: null,
      q: 'plazo',
      can: { create: true, edit: true, delete: true },
      folders: [],
    })
    await desk.submit('post', `/law-firm/files/${matter.id}/documents/${document.id}/checkout`, { note: '' })
    await desk.submit('post', `/law-firm/files/${matter.id}/documents/shares`, { documents: [document.id] })
    const now = (await desk.visit(pathOf(matter, document))).body().props.document
    assert.containSubset(now, { shared: true, checkout: { by: ours.owner.name, userId: ours.owner.id } })
    assert.notInclude(JSON.stringify(props), 'storage')
    assert.notInclude(JSON.stringify(props), 'quince')
  })

  test('offers changes, and the folders to move to, by permission', async ({ client, assert }) => {
    const { ours, matter, desk } = await scene(client)
    const document = await keptDocument(matter, 'a.txt', Buffer.from('a'))
    await desk.submit('post', `/law-firm/files/${matter.id}/folders`, { name: 'Escritos' })
    const seenBy = async (who: Awaited<ReturnType<typeof ours.hire>>) => {
      const { props } = (await (await atDesk(client, who, ours.workspace)).visit(pathOf(matter, document))).body()
      return { can: props.can, folders: props.folders.map(({ name }: { name: string }) => name) }
    }
    const all = { create: true, edit: true, delete: true }
    assert.deepEqual(await seenBy(ours.owner), { can: all, folders: ['Escritos'] })
    const reader = await ours.hireWith(['expedientes:leer', 'documentos:leer'])
    const none = { create: false, edit: false, delete: false }
    assert.deepEqual(await seenBy(reader), { can: none, folders: [] })
    await matter.merge({ readOnly: true }).save()
    assert.deepEqual(await seenBy(ours.owner), { can: none, folders: [] })
  })

  test('leads to the list when its document is trashed, which can be undone there', async ({ client, assert }) => {
    const { matter, desk } = await scene(client)
    const document = await keptDocument(matter, 'a.txt', Buffer.from('a'))
    const trashings = `/law-firm/files/${matter.id}/documents/trashings`
    const list = `/law-firm/files/file-overview/${matter.id}?tab=documents`
    const from = (path: string) => ['referer', path] as const
    const body = { documents: [document.id] }
    const trashed = await desk.submit('post', trashings, body).header(...from(pathOf(matter, document, '?version=1')))
    trashed.assertHeader('location', list)
    const undone = await desk.submit('delete', trashings, body).header(...from(list))
    undone.assertHeader('location', list)
    assert.equal((await desk.visit(pathOf(matter, document))).status(), 200)
    const other = await keptDocument(matter, 'b.txt', Buffer.from('b'))
    const stays = await desk
      .submit('post', trashings, { documents: [other.id] })
      .header(...from(pathOf(matter, document)))
    stays.assertHeader('location', pathOf(matter, document))
  })

  test('takes the same number of queries with one version as with thirty', async ({ client, assert }) => {
    const { ours, matter, desk } = await scene(client)
    const document = await keptDocument(matter, 'a.txt', Buffer.from('a'))
    const ask = () => queriesOf(() => desk.visit(pathOf(matter, document)))
    await ask()
    const few = (await ask()).length
    for (let count = 0; count < 30; count++)
      await versionRow(matter, { id: document.id, name: 'a.txt' }, Buffer.from('a'))
    await db.from('document_versions').update({ uploaded_by_id: ours.owner.id })
    assert.equal((await ask()).length, few)
  })

  test('answers 404 for unknown versions and malformed numbers', async ({ client, assert }) => {
    const { matter, desk } = await scene(client)
    const document = await keptDocument(matter, 'a.txt', Buffer.from('a'))
    for (const query of [
      '?version=9',
      '?version=x',
      '?version[]=1',
      '?compare=0',
      '?version=1e0',
      '?version=99999999999',
    ])
      assert.equal((await desk.visit(pathOf(matter, document, query))).status(), 404, query)
  })

  test('prepares a preview separately and records who viewed it', async ({ client, assert }) => {
    const { ours, matter, desk } = await scene(client)
    const word = await keptDocument(matter, 'c.docx', docxOf(['Cláusula única']))
    const sheet = await keptDocument(matter, 'c.xlsx', xlsxOf({ Uno: [['a', 1]] }))
    const pdf = await keptDocument(matter, 'c.pdf', pdfOf(['x']), 'application/pdf')
    const previewOf = async (document: Path) => (await desk.get(pathOf(matter, document, '/preview'))).body().preview
    assert.deepEqual(await previewOf(word), { kind: 'page', html: '<p>Cláusula única</p>', isCut: false, leftOut: 0 })
    assert.containSubset(await previewOf(sheet), { kind: 'tables', tables: [{ name: 'Uno', rows: [['a', '1']] }] })
    assert.deepEqual(await previewOf(pdf), { kind: 'pdf' })
    const seen = await db.from('audit_entries').where('action', 'document.viewed').orderBy('id')
    assert.deepEqual(
      seen.map((entry) => [Number(entry.subject_id), Number(entry.actor_id), Number(entry.matter_id)]),
      [word, sheet].map(({ id }) => [id, ours.owner.id, matter.id])
    )
  })

  test('records who read passages of a document or compared its versions', async ({ client, assert }) => {
    const { ours, matter, desk } = await scene(client)
    const made = async () => {
      const document = await keptDocument(matter, 'c.docx', docxOf(['Cláusula penal ficticia']))
      const second = await versionRow(matter, { id: document.id, name: 'c.docx' }, docxOf(['Cláusula única ficticia']))
      await storeBytes(second)
      return document
    }
    const [searched, compared] = [await made(), await made()]
    await read()
    const seen = async () =>
      (await db.from('audit_entries').where('action', 'document.viewed').orderBy('id')).map((entry) => [
        Number(entry.subject_id),
        Number(entry.actor_id),
        JSON.parse(entry.after).versionNumber,
      ])
    for (const q of ['penal', 'pena', 'unica'])
      (await desk.get(pathOf(matter, searched, `/passages?q=${q}&version=1`))).assertStatus(200)
    assert.deepEqual(await seen(), [[searched.id, ours.owner.id, 1]])
    ;(await desk.get(pathOf(matter, compared, '/comparison?from=1&to=2'))).assertStatus(200)
    assert.deepEqual((await seen()).slice(1), [
      [compared.id, ours.owner.id, 1],
      [compared.id, ours.owner.id, 2],
    ])
  })

  test('explains why a dangerous, broken or missing file cannot be shown', async ({ client, assert }) => {
    const { matter, desk } = await scene(client)
    const bomb = docxOf([], { files: { 'word/document.xml': zeros(90) } })
    const cases: [string, Buffer, string, string][] = [
      ['bomba.docx', bomb, 'fault', 'unpacksTooLarge'],
      ['roto.docx', docxOf(['x']).subarray(0, 200), 'fault', 'corrupted'],
      ['programa.bin', Buffer.from('4d5a000102030405', 'hex'), 'none', 'unsupported'],
      ['viejo.doc', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'none', 'legacyOffice'],
    ]
    for (const [name, bytes, kind, reason] of cases) {
      const document = await keptDocument(matter, name, bytes)
      const startedAt = performance.now()
      const answer = await desk.get(pathOf(matter, document, '/preview'))
      assert.deepEqual(answer.body().preview, { kind, reason }, name)
      assert.isBelow(performance.now() - startedAt, 5_000)
    }
    const document = await keptDocument(matter, 'a.docx', docxOf(['x']))
    await db.from('document_versions').where('id', document.versionId).update({ storage_key: 'documents/0/nada' })
    assert.deepEqual((await desk.get(pathOf(matter, document, '/preview'))).body().preview, {
      kind: 'fault',
      reason: 'missing',
    })
  })

  test('does not serve HTML uploaded as an image as a page', async ({ client, assert }) => {
    const { matter, desk } = await scene(client)
    const document = await keptDocument(matter, 'foto.png', Buffer.from('<script>alert(1)</script>'), 'image/svg+xml')
    const { preview } = (await desk.get(pathOf(matter, document, '/preview'))).body()
    assert.equal(preview.kind, 'text')
    assert.equal(preview.text, '<script>alert(1)</script>')
  })

  test('serves an email attachment as a download only', async ({ client, assert }) => {
    const { matter, desk } = await scene(client)
    const content = Buffer.from('<html><script>alert(1)</script></html>')
    const attachments = [{ name: '../../acuerdo ñ.html', type: 'text/html', content }]
    const mail = await keptDocument(matter, 'c.eml', emlOf({ text: 'Adjunto', attachments }), 'message/rfc822')
    const answer = await desk.get(pathOf(matter, mail, '/attachments/0'))
    assert.equal(answer.status(), 200)
    assert.equal(answer.header('content-type'), 'application/octet-stream')
    assert.equal(answer.header('x-content-type-options'), 'nosniff')
    assert.match(answer.header('content-security-policy')!, /^sandbox/)
    assert.match(
      answer.header('content-disposition')!,
      /^attachment; filename="[^/\\]*acuerdo n\.html"; filename\*=UTF-8''/
    )
    assert.equal(Buffer.from(answer.body()).toString(), content.toString())
    for (const index of ['1', 'x', '-1', '9999'])
      assert.equal((await desk.get(pathOf(matter, mail, `/attachments/${index}`))).status(), 404)
    const other = await keptDocument(matter, 'a.txt', Buffer.from('no es un correo'))
    assert.equal((await desk.get(pathOf(matter, other, '/attachments/0'))).status(), 404)
  })

  test('searches inside a version', async ({ client, assert }) => {
    const { matter, desk } = await scene(client)
    const pdf = await keptDocument(
      matter,
      'c.pdf',
      pdfOf(['Acto reclamado', 'La suspensi\xf3n de Mu\xf1oz']),
      'application/pdf'
    )
    await read()
    assert.equal((await desk.get(pathOf(matter, pdf, '/passages?q=munoz'))).body().total, 1)
    const { passages, total } = (await desk.get(pathOf(matter, pdf, '/passages?q=SUSPENSION'))).body()
    assert.equal(total, 1)
    assert.deepEqual(passages, [
      {
        place: { kind: 'page', number: 2, label: null },
        snippet: [
          { text: 'La ', mark: null },
          { text: 'suspensión', mark: 'exact' },
          { text: ' de Muñoz', mark: null },
        ],
      },
    ])
    for (const q of ['', '%25', '%27%20OR%201%3D1', '%00', '%F0%9F%99%82'])
      assert.equal((await desk.get(pathOf(matter, pdf, `/passages?q=${q}`))).status(), 200)
  })

  test('compares the words of two versions', async ({ client, assert }) => {
    const { matter, desk } = await scene(client)
    const name = 'c.docx'
    const document = await keptDocument(matter, name, docxOf(['El plazo es de diez días.', 'Firman.']))
    const more = async (bytes: Buffer) => storeBytes(await versionRow(matter, { id: document.id, name }, bytes))
    await more(docxOf(['El plazo es de quince días.', 'Firman.']))
    await more(docxOf(['El plazo es de quince días.', 'Firman.'], { files: { 'docProps/app.xml': '<Properties/>' } }))
    await more(lockedPdf())
    const compare = async (from: number, to: number) =>
      (await desk.get(pathOf(matter, document, `/comparison?from=${from}&to=${to}`))).body().comparison
    assert.containSubset(await compare(1, 2), { kind: 'unread', version: 1, state: 'pending' })
    await read()
    assert.containSubset(await compare(1, 2), {
      kind: 'different',
      changes: 1,
      wordsAdded: 1,
      wordsRemoved: 1,
      isCut: false,
      blocks: [
        {
          kind: 'change',
          before: [{ text: 'El plazo es de ' }, { text: 'diez', isChanged: true }, { text: ' días.' }],
          after: [{ text: 'El plazo es de ' }, { text: 'quince', isChanged: true }, { text: ' días.' }],
        },
        { kind: 'same', head: ['Firman.'], hidden: 0, tail: [] },
      ],
    })
    assert.deepEqual(await compare(2, 3), { kind: 'sameText' })
    assert.deepEqual(await compare(2, 2), { kind: 'identical' })
    assert.deepEqual(await compare(3, 4), { kind: 'unread', version: 4, state: 'failed', reason: 'encrypted' })
  })

  test('lets editors, not readers, request a new extraction', async ({ client, assert }) => {
    const { ours, matter, desk } = await scene(client)
    const document = await keptDocument(matter, 'c.docx', docxOf(['x']))
    await db
      .from('document_versions')
      .where('id', document.versionId)
      .update({ text_state: 'failed', text_reason: 'tooLong', text_tries: 4 })
    const onlyReads = await atDesk(client, await ours.hire('reader'), ours.workspace)
    assert.equal((await onlyReads.post(pathOf(matter, document, '/reading'), { version: 1 })).status(), 403)
    await desk.submit('post', pathOf(matter, document, '/reading'), { version: 1 })
    await read()
    const { text_state: state } = await db.from('document_versions').where('id', document.versionId).first()
    assert.equal(state, 'done')
    await desk
      .submit('post', pathOf(matter, document, '/reading'), { version: 'x' })
      .then((answer) => assert.equal(answer.status(), 404))
  })

  test('is hidden from those who may not see the matter or its documents', async ({ client, assert }) => {
    const { ours, matter, desk } = await scene(client)
    const document = await keptDocument(matter, 'secreto.docx', docxOf(['SECRETO']))
    await read()
    const rest = ['', '/preview', '/passages?q=secreto', '/comparison?from=1&to=1', '/attachments/0']
    const statuses = async (asker: typeof desk, id = matter.id) =>
      Promise.all(
        rest.map(async (part) => (await asker.get(`/law-firm/files/${id}/documents/${document.id}${part}`)).status())
      )

    const other = await firm('Ajeno')
    assert.deepEqual(
      await statuses(await atDesk(client, other.owner, other.workspace)),
      rest.map(() => 404)
    )
    const stranger = await matterOf(other)
    assert.deepEqual(
      await statuses(await atDesk(client, other.owner, other.workspace), stranger.id),
      rest.map(() => 404)
    )
    const second = await matterOf(ours)
    assert.deepEqual(
      await statuses(desk, second.id),
      rest.map(() => 404),
      'through another matter of the firm'
    )
    const blind = await ours.hireWith(['expedientes:leer'])
    assert.deepEqual(
      await statuses(await atDesk(client, blind, ours.workspace)),
      rest.map(() => 403)
    )

    const outsider = await atDesk(client, await ours.hire('lawyer'), ours.workspace)
    assert.equal((await outsider.get(pathOf(matter, document, '/preview'))).status(), 200)
    await db.from('matters').where('id', matter.id).update({ private: 1 })
    assert.deepEqual(
      await statuses(outsider),
      rest.map(() => 404),
      'private, and not in the team'
    )
    await db.from('matters').where('id', matter.id).update({ private: 0 })
    await db.from('documents').where('id', document.id).update({ trashed: 1 })
    assert.deepEqual(
      await statuses(desk),
      rest.map(() => 404),
      'in the trash'
    )
  })

  test('serves the viewer assets by name from a fixed list', async ({ client, assert }) => {
    for (const path of [
      'cmaps/Adobe-CNS1-0.bcmap',
      'wasm/openjpeg_nowasm_fallback.js',
      'wasm/jbig2_nowasm_fallback.js',
    ]) {
      const answer = await client.get(`/document-viewer/${path}`)
      assert.equal(answer.status(), 200, path)
      assert.equal(answer.header('x-content-type-options'), 'nosniff')
    }
    for (const path of [
      'wasm/quickjs-eval.js',
      'wasm/..%2Fpackage.json',
      '..%2F..%2F/package.json',
      'constructor/x',
      'cmaps/x.bcmap',
      'build/pdf.mjs',
    ])
      assert.equal((await client.get(`/document-viewer/${path}`)).status(), 404, path)
  })
})
