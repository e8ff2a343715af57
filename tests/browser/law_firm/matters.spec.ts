import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

/** Writes down a client whom nobody knows yet. */
async function chooseClient(page: Page, name: string) {
  const clients = page.getByRole('combobox', { name: /Clientes/ })
  await clients.click()
  await page.getByRole('option').first().waitFor()
  await clients.fill(name)
  await page.getByRole('option', { name: `Agregar «${name}»` }).click()
}

test.group('A lawyer and their matters', (group) => {
  group.setup(() => seedDemo())

  test('a matter is opened, found as one types, edited and archived, and the archiving is taken back', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.getByRole('link', { name: /Nuevo expediente/ }).click()

    await page.getByLabel('Asunto').fill('Nulidad del embargo a la imprenta Ñandú')
    await chooseClient(page, 'Imprenta Ñandú, S.A. de C.V.')
    await page.getByRole('combobox', { name: /Materia/ }).fill('civ')
    await page.getByRole('option', { name: 'Civil', exact: true }).click()
    await page.locator('main button[type=submit]').click()
    await page.getByRole('heading', { level: 1, name: 'Nulidad del embargo a la imprenta Ñandú' }).waitFor()
    assert.match(page.url(), /file-overview\/\d+/)

    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.getByPlaceholder('Filtrar esta lista').fill('ñandú')
    await page.waitForURL(/q=/)
    await page.getByRole('link', { name: 'Nulidad del embargo a la imprenta Ñandú' }).waitFor()
    assert.equal(await page.getByRole('row').count(), 3, 'the head, and the two matters with ñandú')

    await page.getByRole('checkbox', { name: /Nulidad del embargo|IL-0041/ }).check()
    await page.getByRole('button', { name: 'Archivar' }).click()
    await page
      .getByText(/archivado/)
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Nulidad del embargo a la imprenta Ñandú' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByRole('link', { name: 'Nulidad del embargo a la imprenta Ñandú' }).waitFor()
    await page.close()
  })

  test('a form that lacks something says so at the field and keeps what was typed', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/add')
    await chooseClient(page, 'Persona <b>con</b> marcas')
    await page.locator('main button[type=submit]').click()
    await page.getByText('Este campo es obligatorio').first().waitFor()
    assert.isTrue(await page.getByText('Persona <b>con</b> marcas').first().isVisible())
    assert.equal(await page.evaluate(`document.activeElement?.getAttribute('name')`), 'title')
    await page.close()
  })

  test('who may only read finds neither the button nor the page of a new matter', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'assistant')
    await page.goto('/law-firm/files/list')
    await page.getByRole('heading', { level: 1, name: 'Expedientes' }).waitFor()
    assert.equal(await page.getByRole('link', { name: /Nuevo expediente/ }).count(), 0)
    await page.goto('/law-firm/files/add')
    await page.getByText('¡Sin Acceso! No tienes acceso a esta ruta.').waitFor()
    assert.equal(new URL(page.url()).pathname, '/main')
    await page.close()
  })

  test('list, form and overview are accessible and fit a phone', async ({ browser, assert }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, baseURL: process.env.APP_URL })
    const page = await openPage(context, assert)
    await signInAs(page, 'owner')
    for (const path of ['/law-firm/files/list', '/law-firm/files/add', '/law-firm/files/file-overview/1']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.isTrue(await fitsItsWidth(page), `${path} scrolls sideways`)
      await assertAccessible(page, assert)
    }
    await page.close()
    await context.close()
  })
})
