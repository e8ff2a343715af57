import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { matterOf } from '#database/factories/matter_factory'
import DocumentFolder from '#app/documents/models/document_folder'
import { keptDocument } from '#tests/functional/law_firm/documents/reading_rows'
import { enter, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'

const PHONE = { width: 390, height: 844 }

/** A lawyer before the page of a document. */
async function scene() {
  await startAfresh()
  const { user, own } = await lawyerOfTwoFirms()
  const matter = await matterOf({ workspace: own, owner: user })
  const place = { workspaceId: own.id, matterId: matter.id }
  await DocumentFolder.create({ ...place, name: 'Escritos', nameFolded: 'escritos', parentId: null, version: 1 })
  const document = await keptDocument(matter, 'Demanda.txt', Buffer.from('Contenido de la demanda'), 'text/plain')
  return { user, address: `/law-firm/files/${matter.id}/documents/${document.id}` }
}

/** Chooses in the menu of the page. */
async function choose(page: Page, action: string) {
  await page.getByRole('main').getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test.group('Changes on the page of a document', () => {
  test('share, rename, move and replace it, restore a version, and throw it away with undo', async ({
    browserContext,
    assert,
  }) => {
    const { user, address } = await scene()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.goto(address)
    await choose(page, 'Compartir con el cliente')
    await page.getByText('Compartido', { exact: true }).waitFor()
    await choose(page, 'Dejar de compartir')
    await page.getByText('Compartido', { exact: true }).waitFor({ state: 'detached' })

    await choose(page, 'Cambiar nombre')
    await page.getByRole('dialog').getByRole('textbox').fill('Demanda final.txt')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('heading', { name: 'Demanda final.txt', level: 1 }).waitFor()

    await choose(page, 'Mover')
    await page.getByRole('radio', { name: 'Escritos' }).check()
    await page.getByRole('button', { name: 'Mover aquí' }).click()
    await page.getByText('Se movió 1 elemento').waitFor()

    await choose(page, 'Subir versión nueva')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Se corrigen los agravios.')
    await dialog
      .locator('input[type=file]')
      .setInputFiles([{ name: 'Demanda.txt', mimeType: 'text/plain', buffer: Buffer.from('Contenido corregido') }])
    await page.getByText('Se corrigen los agravios.').waitFor()
    await page.getByText('Contenido corregido').waitFor()
    await page.getByRole('button', { name: 'Cerrar la lista de cargas' }).click()
    await page.getByRole('link', { name: 'Comparar con la 2' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Restaurar esta versión: 1' }).click()
    await page.getByText('Contenido de la demanda').waitFor()

    await choose(page, 'Enviar a la papelera')
    await page.waitForURL(/tab=documents/)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('Se restauró 1 elemento').waitFor()
    await page.close()
  })

  test('are within reach on a phone', async ({ browser, assert }) => {
    const { user, address } = await scene()
    const context = await browser.newContext({ viewport: PHONE, baseURL: process.env.APP_URL })
    const page = await openPage(context, assert)
    await enter(page, user)
    await page.goto(address)
    await choose(page, 'Subir versión nueva')
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    assert.isTrue(await fitsItsWidth(page))
    await page.keyboard.press('Escape')
    await page.close()
    await context.close()
  })
})
