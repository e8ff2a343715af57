import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import BillingFile from '#app/billing/models/billing_file'
import Payment from '#app/billing/models/payment'
import SweepFilesJob from '#app/documents/jobs/sweep_files_job'
import { isStored } from '#app/documents/storage/stored_files'
import { usageOf } from '#app/documents/storage/usage'
import documents from '#config/documents'
import { firm, PASSWORD } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { clientOf, NOON } from '../billing/scene.js'
import { LIST, paymentScene, pdfOf, propsOf, sendFile, sent, wrongIn } from './scene.js'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)
const XML = Buffer.from('<?xml version="1.0" encoding="UTF-8"?><comprobante total="10.00"/>')

const filesOf = async (workspaceId: number) =>
  readdir(join(documents.kept, 'documents', String(workspaceId)), { recursive: true, withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isFile()).length,
    () => 0
  )

test.group('The proof of a payment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('is kept with the payment, known by its content and shown to who may see it', async ({ client, assert }) => {
    const { workspace, debtor, session } = await paymentScene(client)
    const file = pdfOf('uno')
    const response = await sendFile(client, session, LIST, { fields: sent(debtor.id), file })
    response.assertStatus(302)
    const payment = await Payment.in(workspace).firstOrFail()
    const kept = await BillingFile.findOrFail(payment.proofId!)
    assert.containSubset(kept, { name: 'transferencia.pdf', mediaType: 'application/pdf', size: file.length })
    assert.equal((await usageOf(workspace.id)).bytes, file.length)
    const shown = await session.get(`${LIST}/${payment.id}/proof`)
    shown.assertStatus(200)
    shown.assertHeader('content-type', 'application/pdf')
    shown.assertHeader('x-content-type-options', 'nosniff')
    assert.match(shown.header('content-disposition') ?? '', /^inline; filename="transferencia\.pdf"/)
    assert.match(shown.header('content-security-policy') ?? '', /default-src 'none'/)
    const log = await db.from('audit_entries').where({ action: 'payment.proof_viewed', workspace_id: workspace.id })
    assert.lengthOf(log, 1)
  })

  test('is a PDF, a picture or XML by its content, alone and of at most 10 MB', async ({ client, assert }) => {
    const { workspace, debtor, session } = await paymentScene(client)
    const before = await filesOf(workspace.id)
    const send = (file: Buffer, name: string) =>
      sendFile(client, session, LIST, { fields: sent(debtor.id), file, name })
    const refused: [Buffer, string][] = [
      [Buffer.from('solo texto'), 'comprobante.pdf'],
      [Buffer.from('<html><script>alert(1)</script></html>'), 'comprobante.xml'],
      [Buffer.from('MZ'.padEnd(600, '\0')), 'comprobante.exe'],
      [Buffer.alloc(0), 'vacío.pdf'],
      [Buffer.concat([pdfOf('grande'), Buffer.alloc(10 * 1_048_576)]), 'grande.pdf'],
      [Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'entidades.xml'],
    ]
    for (const [file, name] of refused) {
      const response = await send(file, name)
      response.assertStatus(422)
      assert.deepEqual(wrongIn(response), ['file'], name)
    }
    assert.lengthOf(await Payment.in(workspace), 0)
    assert.equal(await filesOf(workspace.id), before)
    for (const [file, name] of [
      [PNG, 'captura.png'],
      [XML, 'cfdi.xml'],
    ] as [Buffer, string][])
      (await send(file, name)).assertStatus(302)
    const two = sendFile(client, session, LIST, { fields: sent(debtor.id), file: pdfOf('a') }).file(
      'otro',
      pdfOf('b'),
      {
        filename: 'otro.pdf',
      }
    )
    assert.deepEqual(wrongIn(await two), ['file'])
  })

  test('hands XML over as a file that runs nowhere', async ({ client, assert }) => {
    const { workspace, debtor, session } = await paymentScene(client)
    await sendFile(client, session, LIST, { fields: sent(debtor.id), file: XML, name: 'cfdi.xml' })
    const { id } = await Payment.in(workspace).firstOrFail()
    const shown = await session.get(`${LIST}/${id}/proof`)
    shown.assertHeader('content-type', 'application/octet-stream')
    assert.match(shown.header('content-disposition') ?? '', /^attachment/)
  })

  test('is asked about when the firm has the same file, and where', async ({ client, assert }) => {
    const { place, workspace, debtor, session } = await paymentScene(client)
    const file = pdfOf('el mismo')
    const send = (fields: object) => sendFile(client, session, LIST, { fields, file })
    await send(sent(debtor.id))
    const again = await send(sent(debtor.id))
    again.assertStatus(422)
    assert.deepEqual(wrongIn(again), ['proofAgain'])
    assert.include(again.text(), 'pago 1 de Comercializadora Ejemplo')
    assert.match(again.text(), /del \d{2}\/\d{2}\/\d{4}\./)
    assert.lengthOf(await Payment.in(workspace), 1)
    ;(await send({ ...sent(debtor.id), proofAgain: true })).assertStatus(302)
    const second = await Payment.in(workspace).where('number', 2).firstOrFail()
    type Shown = { payment: { proof: { sameAs: { href: string }[] } } }
    const { proof } = propsOf<Shown>(await session.page(`${LIST}/${second.id}`)).payment
    assert.lengthOf(proof.sameAs, 1)
    const other = await firm('Otro despacho')
    const stranger = await signedIn(client, other.owner, other.workspace)
    const debtorThere = await clientOf(other.workspace)
    const there = await sendFile(client, stranger, LIST, { fields: sent(debtorThere.id), file })
    there.assertStatus(302)
    assert.isTrue(place.workspace.id !== other.workspace.id)
  })

  test('leaves no file behind when the payment is refused', async ({ client, assert }) => {
    const { workspace, debtor, session } = await paymentScene(client)
    const before = await filesOf(workspace.id)
    const fields = sent(debtor.id, { applications: [{ chargeId: 99_999, amount: 100 }] })
    const response = await sendFile(client, session, LIST, { fields, file: pdfOf('suelto') })
    response.assertStatus(422)
    assert.equal(await filesOf(workspace.id), before)
    assert.lengthOf(await BillingFile.in(workspace), 0)
  })

  test('is replaced, removed, and goes with its payment', async ({ client, assert }) => {
    const { workspace, owner, debtor, session } = await paymentScene(client)
    await owner.setPassword(PASSWORD)
    await owner.save()
    await sendFile(client, session, LIST, { fields: sent(debtor.id), file: pdfOf('primero') })
    const payment = await Payment.in(workspace).firstOrFail()
    const address = `${LIST}/${payment.id}`
    const first = await BillingFile.findOrFail(payment.proofId!)
    await sendFile(client, session, `${address}/proof`, { fields: { version: 1 }, file: pdfOf('segundo') })
    const replaced = await payment.refresh()
    assert.notEqual(replaced.proofId, first.id)
    assert.isFalse(await isStored(first.storageKey))
    assert.deepEqual(wrongIn(await session.delete(`${address}/proof`, { version: 1 })), ['version'])
    const second = await BillingFile.findOrFail(replaced.proofId!)
    const gone = { version: replaced.version, confirmation: { password: PASSWORD } }
    ;(await session.submit('delete', address, gone)).assertStatus(303)
    assert.isFalse(await isStored(second.storageKey))
    assert.lengthOf(await BillingFile.in(workspace), 0)
    assert.equal((await usageOf(workspace.id)).bytes, 0)
  })

  test('is left alone by the sweeper of files', async ({ client, assert }) => {
    const { workspace, debtor, session } = await paymentScene(client)
    await sendFile(client, session, LIST, { fields: sent(debtor.id), file: pdfOf('guardado') })
    const { storageKey } = await BillingFile.in(workspace).firstOrFail()
    clock.freeze('2030-01-01T12:00:00Z')
    await new SweepFilesJob().handle()
    assert.isTrue(await isStored(storageKey))
    await db.from('payments').where('workspace_id', workspace.id).update({ proof_id: null })
    await db.from('billing_files').where('workspace_id', workspace.id).delete()
    await new SweepFilesJob().handle()
    assert.isFalse(await isStored(storageKey))
  })
})
