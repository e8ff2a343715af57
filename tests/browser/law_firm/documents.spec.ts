import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import documents from '#config/documents'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const TAB = '/law-firm/files/file-overview/3?tab=documents'

const text = (name: string, content = `Contenido ficticio de ${name}`) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
})

/** Lets files fall onto the list, as from the desktop of the computer. */
async function dropFiles(page: Page, names: string[]): Promise<void> {
  const transfer = await page.evaluateHandle((given: string[]) => {
    const data = new (globalThis as never as { DataTransfer: new () => DataTransferLike }).DataTransfer()
    const NewFile = (globalThis as never as { File: new (parts: string[], name: string) => unknown }).File
    for (const name of given) data.items.add(new NewFile([`Contenido de ${name}`], name))
    return data
  }, names)
  const list = page.getByRole('navigation', { name: 'Carpetas' })
  for (const type of ['dragenter', 'dragover', 'drop']) await list.dispatchEvent(type, { dataTransfer: transfer })
}

interface DataTransferLike {
  items: { add(file: unknown): void }
}

async function choose(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${row}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Drags as a hand does, until what is dragged is gone: a drop that comes before the page has seen the drag begin is none. */
async function dragOnto(dragged: Locator, target: Locator): Promise<void> {
  for (let tries = 0; tries < 4 && (await dragged.count()) > 0; tries++) {
    await dragged.dragTo(target, { timeout: 10_000 }).catch(() => undefined)
    await dragged.waitFor({ state: 'detached', timeout: 8_000 }).catch(() => undefined)
  }
  await dragged.waitFor({ state: 'detached' })
}

test.group('Matter documents in the browser', (group) => {
  group.setup(() => seedDemo())

  test('accept dropped files, sort them into folders, share, delete and restore them', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(TAB)
    await page.getByText('Aún no hay documentos').waitFor()
    await assertAccessible(page, assert)

    await dropFiles(page, ['Contestación.txt', 'Acuerdo.txt'])
    await page.getByText('Se subieron 2 archivos').waitFor()
    await page.getByRole('link', { name: 'Contestación.txt' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Cerrar la lista de cargas' }).click()

    await page.getByRole('button', { name: 'Más acciones', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Nueva carpeta' }).click()
    await page.getByLabel('Nombre de la carpeta').fill('Escritos')
    await page.getByRole('button', { name: 'Crear', exact: true }).click()
    await page.getByText('Se creó la carpeta').waitFor()

    await choose(page, 'Contestación.txt', 'Mover')
    await page.getByRole('radio', { name: 'Escritos' }).check()
    await page.getByRole('button', { name: 'Mover aquí' }).click()
    await page.getByText('Se movió 1 elemento').waitFor()

    await dragOnto(
      page.getByRole('link', { name: 'Acuerdo.txt' }),
      page.getByRole('navigation', { name: 'Carpetas' }).getByRole('link', { name: 'Escritos' })
    )
    await page.getByRole('navigation', { name: 'Carpetas' }).getByRole('link', { name: 'Escritos' }).click()
    await page.getByRole('link', { name: 'Acuerdo.txt' }).waitFor()

    await choose(page, 'Acuerdo.txt', 'Compartir con el cliente')
    await page.getByText('Compartido', { exact: true }).waitFor()
    await choose(page, 'Acuerdo.txt', 'Datos del documento')
    await page.getByRole('dialog').getByText('Versión 1').waitFor()
    await page.getByText('Se compartió 1 documento con el cliente').waitFor({ state: 'hidden' })
    await assertAccessible(page, assert)
    await page.keyboard.press('Escape')

    await choose(page, 'Acuerdo.txt', 'Enviar a la papelera')
    await page.getByText('Se envió 1 elemento a la papelera').waitFor()
    await page.getByRole('link', { name: 'Papelera' }).first().click()
    await choose(page, 'Acuerdo.txt', 'Restaurar')
    await page.getByText('Se restauró 1 elemento').waitFor()

    await page.goto(TAB)
    await page
      .getByRole('checkbox', { name: 'Seleccionar todas' })
      .or(page.getByRole('checkbox').first())
      .first()
      .check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar en ZIP' }).click(),
    ])
    const archive = await readFile((await download.path())!)
    assert.equal(archive.subarray(0, 2).toString(), 'PK')
    await page.close()
  })

  test('ask about a file that exists already, and resume a large upload after the connection breaks', async ({
    browserContext,
    assert,
    cleanup,
  }) => {
    const { resumableFrom } = documents
    documents.resumableFrom = 1_000
    cleanup(() => void (documents.resumableFrom = resumableFrom))
    const page = await openPage(browserContext, assert, [/ERR_FAILED/, /status of 4\d\d/])
    await signInAs(page, 'lawyer')
    await page.goto('/law-firm/files/file-overview/4?tab=documents')
    const input = page.locator('input[type=file][multiple]')
    await input.setInputFiles([text('Convenio.txt')])
    await page.getByText('Se subió 1 archivo').waitFor()
    await input.setInputFiles([text('Convenio.txt', 'Otra redacción')])
    await page.getByRole('button', { name: 'Subir como versión nueva' }).click()
    await page.getByText('Versión 2').waitFor()

    let broken = 0
    await page.route(/\/uploads\/\w+$/, (route) =>
      route.request().method() === 'PATCH' && broken++ === 0 ? route.abort() : route.continue()
    )
    await input.setInputFiles([text('Expediente completo.txt', 'x'.repeat(50_000))])
    await page.getByRole('link', { name: 'Expediente completo.txt' }).waitFor()
    assert.equal(broken > 1, true)

    await input.setInputFiles([text('virus.exe')])
    await page.getByText('es un programa').waitFor()
    await page.close()
  })

  test('take a photograph and offer every action on a phone', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, 'lawyer')
    await page.goto('/law-firm/files/file-overview/1?tab=documents')
    await page.getByRole('button', { name: 'Más acciones', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Tomar foto' }).waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await page.locator('input[capture]').getAttribute('accept'), 'image/*')
    await page.locator('input[capture]').setInputFiles([text('foto de prueba.txt')])
    await page.getByText('Se subió 1 archivo').waitFor()
    const folder = await page.getByRole('row').filter({ hasText: 'Escritos' }).first().boundingBox()
    assert.isBelow(folder!.height, 80, 'a folder and its menu stand on one line')
    assert.isTrue(await fitsItsWidth(page))
    await assertAccessible(page, assert)
    await page.close()
  })
})
