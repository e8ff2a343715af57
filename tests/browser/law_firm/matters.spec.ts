import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { goHome, openPage, signInAs } from '#tests/helpers/journey'

/** Writes down a client whom nobody knows yet. */
async function chooseClient(page: Page, name: string) {
  const clients = page.getByRole('combobox', { name: /Clientes/ })
  await clients.click()
  await page.getByRole('option').first().waitFor()
  await clients.fill(name)
  await page.getByRole('option', { name: `Agregar «${name}»` }).click()
}

test.group('Matter list and form in the browser', (group) => {
  group.setup(() => seedDemo())

  test('open a matter, find it while typing, edit and archive it, and undo the archiving', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await goHome(page)
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.getByRole('link', { name: /Nuevo expediente/ }).click()

    await page.getByLabel('Asunto').fill('Nulidad del embargo a la imprenta Ñandú')
    await chooseClient(page, 'Imprenta Ñandú, S.A. de C.V.')
    await page.getByRole('combobox', { name: /Materia/ }).fill('civ')
    await page.getByRole('option', { name: 'Civil', exact: true }).click()
    await page.locator('main button[type=submit]').click()
    await page.getByRole('heading', { level: 1, name: 'Nulidad del embargo a la imprenta Ñandú' }).waitFor()
    await page.waitForURL(/file-overview\/\d+/)

    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.getByPlaceholder('Filtrar esta lista').fill('ñandú')
    await page.waitForURL(/q=/)
    await page.getByRole('link', { name: 'Nulidad del embargo a la imprenta Ñandú' }).waitFor()
    await page.getByRole('row').nth(3).waitFor({ state: 'detached' })
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

  test('mark a missing field and keep what was typed', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/add')
    await chooseClient(page, 'Persona <b>con</b> marcas')
    await page.locator('main button[type=submit]').click()
    await page.getByText('Este campo es obligatorio').first().waitFor()
    await page.getByText('Persona <b>con</b> marcas').first().waitFor()
    await page.locator('[name=title]:focus').waitFor()
    assert.equal(await page.getByText('Persona <b>con</b> marcas').count(), 1)
    await page.close()
  })

  test('hide the button and the page of a new matter from a read-only member', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'assistant')
    await page.goto('/law-firm/files/list')
    await page.getByRole('heading', { level: 1, name: 'Expedientes' }).waitFor()
    assert.equal(await page.getByRole('link', { name: /Nuevo expediente/ }).count(), 0)
    await page.goto('/law-firm/files/add')
    await page.getByText('¡Sin Acceso! No tienes acceso a esta ruta.').waitFor()
    await page.waitForURL('**/main')
    assert.equal(new URL(page.url()).pathname, '/main')
    await page.close()
  })
})
