import { test } from '@japa/runner'
import Cfdi from '#app/cfdi/models/cfdi'
import { startAfresh } from '#tests/helpers/browser'
import { cfdiXml, paymentXml, RFC } from '#tests/helpers/cfdi_xml'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { startSession } from '#tests/helpers/session_cookie'
import { charged, clientOf } from '../../functional/law_firm/billing/scene.js'
import { issuingFirm, later, zipOf } from '../../functional/law_firm/cfdi/scene.js'

const xml = (content: string | Buffer, name = 'factura.xml') => ({
  ...{ name, mimeType: 'text/xml', buffer: Buffer.from(content as never) },
})

test.group('CFDI in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('are refused with their reason, kept, linked to a charge and printed', async ({ browserContext, assert }) => {
    const { workspace, owner } = await issuingFirm('Despacho Robles')
    const theirs = await clientOf(workspace, 'Iluminadora', { rfc: RFC.client })
    await charged(workspace, owner, theirs, { issuedOn: '2026-03-10', dueOn: '2026-03-25' })
    const page = await openPage(browserContext, assert)
    await startSession(browserContext, owner)
    await page.goto('/law-firm/cfdi')
    await page.getByText('Todavía no hay CFDI').waitFor()
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Subir XML' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Archivos XML').setInputFiles(xml('%PDF-1.7', 'factura.pdf'))
    await dialog.getByRole('button', { name: 'Subir', exact: true }).click()
    await dialog
      .getByText(/Esto es un PDF/)
      .first()
      .waitFor()
    assert.isNull(await Cfdi.in(workspace).first())
    await dialog.getByLabel('Archivos XML').setInputFiles(xml(cfdiXml(later())))
    await dialog.getByRole('button', { name: 'Subir', exact: true }).click()

    await page.getByRole('heading', { name: 'CFDI A-128' }).waitFor()
    await page.getByText('No consultado').first().waitFor()
    await page.getByText('Mismo total y moneda').waitFor()
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await page.getByRole('button', { name: 'Vincular' }).click()
    await page.getByRole('link', { name: /Es la factura del cobro/ }).waitFor()
    const cfdi = await Cfdi.in(workspace).firstOrFail()
    assert.isNotNull(cfdi.chargeId)

    await page.setViewportSize({ width: 1280, height: 900 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar PDF' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'CFDI A-128.pdf')

    await page.getByRole('button', { name: 'Anotar cancelación' }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await page
      .getByText(/anotó que se canceló/)
      .first()
      .waitFor()
    await page.close()
  })

  test('come as a folder, and their planner fits a phone', async ({ browserContext, assert }) => {
    const { workspace, owner } = await issuingFirm('Despacho Robles')
    const page = await openPage(browserContext, assert)
    await startSession(browserContext, owner)
    await page.goto('/law-firm/cfdi')
    await page.getByRole('button', { name: 'Subir carpeta' }).first().click()
    const dialog = page.getByRole('dialog')
    const zip = await zipOf({ 'a.xml': cfdiXml(later()), 'b.xml': paymentXml(), 'c.xml': 'nada' })
    await dialog
      .getByLabel('Carpeta en ZIP')
      .setInputFiles({ name: 'marzo.zip', mimeType: 'application/zip', buffer: zip })
    await dialog.getByRole('button', { name: 'Subir', exact: true }).click()
    await page
      .getByText(/La carpeta se está revisando/)
      .first()
      .waitFor()
    await page.goto('/law-firm/cfdi/complements')
    await page.getByText('No falta ningún complemento').waitFor()
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    assert.equal(workspace.name, 'Despacho Robles')
    await page.close()
  })
})
