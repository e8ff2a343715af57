import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { assertAccessible, openPage, signInAs } from '#tests/helpers/journey'

const LIST = '/law-firm/files/list'
const FORM = '/law-firm/files/add'

/** Opens the menu of a matter and chooses one of its actions. */
async function act(page: Page, name: string) {
  await page.getByRole('button', { name: 'Más acciones del expediente' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test.group('Matter team, stages and privacy in the browser', (group) => {
  group.setup(() => seedDemo())

  test('open a matter with two clients, a team and a stage, and add its parties', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(FORM)
    await page.getByRole('textbox', { name: 'Asunto' }).fill('Incidente de suspensión (demostración)')
    await page.getByLabel('Materia').fill('Amparo')
    await page.getByRole('option', { name: 'Amparo' }).click()
    await page.getByRole('combobox', { name: /Etapa/ }).fill('Suspensión')
    await page.getByRole('option', { name: 'Suspensión' }).first().click()
    await page.getByRole('combobox', { name: /Órgano/ }).fill('catorce')
    await page.getByRole('option', { name: /Real de Catorce/ }).click()
    const clients = page.getByRole('combobox', { name: /Clientes/ })
    await clients.click()
    await page.getByRole('option').first().waitFor()
    await clients.fill('Zaragoza Quiroz')
    await page.getByRole('option', { name: /Agregar «Zaragoza Quiroz»/ }).click()
    await clients.fill('galatea')
    await page
      .getByRole('option', { name: /La Galatea/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Poner a Operadora' }).waitFor()
    await page.getByRole('combobox', { name: /Equipo/ }).fill('Diego')
    await page.getByRole('option', { name: 'Diego Arriaga Peña' }).click()
    await page.getByRole('button', { name: 'Crear expediente' }).click()
    await page.getByRole('heading', { level: 1, name: /Incidente de suspensión/ }).waitFor()
    const side = page.getByRole('complementary', { name: 'Datos' })
    await side.getByText('Zaragoza Quiroz').waitFor()
    await side.getByText('Diego Arriaga Peña').waitFor()

    await page.getByRole('link', { name: 'Partes' }).click()
    await page.getByRole('button', { name: 'Agregar parte' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Nombre', { exact: true }).fill('Autoridad ficticia de Xilitla')
    await drawer.getByText('Autoridad o tercero').click()
    await drawer.getByRole('combobox', { name: 'Carácter' }).fill('responsable')
    await page.getByRole('option', { name: 'Autoridad responsable' }).click()
    await drawer.getByRole('button', { name: 'Agregar abogado' }).click()
    await drawer.getByLabel('Nombre del abogado 1').fill('Lic. Petra Anzures')
    await drawer.getByRole('button', { name: 'Guardar parte' }).click()
    await page.getByRole('heading', { name: 'Autoridad ficticia de Xilitla' }).waitFor()
    await page.getByText('Lic. Petra Anzures').waitFor()
    await assertAccessible(page, assert)
    await page.goto(`${LIST}?q=anzures`)
    await page.getByRole('link', { name: /Incidente de suspensión/ }).waitFor()
    await page.close()
  })

  test('keep what is typed in a box while its list is being fetched', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    let fetchLists = () => {}
    const asked = new Promise<void>((resolve) => (fetchLists = resolve))
    await page.route(/\/opened-/, (route) => asked.then(() => route.continue()))
    await page.goto(FORM)
    const [stage, proceeding] = [/Etapa/, /Tipo de juicio/].map((name) => page.getByRole('combobox', { name }))
    const clients = page.getByRole('combobox', { name: /Clientes/ })
    await stage!.fill('Suspensión definitiva')
    await stage!.press('Enter')
    await proceeding!.fill('Ordinaria')
    await clients.pressSequentially('gala')
    assert.equal(await stage!.inputValue(), 'Suspensión definitiva', 'Enter takes the text and does not send the form')
    fetchLists()
    await page
      .getByRole('option', { name: /La Galatea/ })
      .first()
      .waitFor()
    await clients.pressSequentially('tea')
    assert.equal(await clients.inputValue(), 'galatea')
    await page.keyboard.press('Escape')
    assert.deepEqual(
      [await stage!.inputValue(), await proceeding!.inputValue()],
      ['Suspensión definitiva', 'Ordinaria']
    )
    await page.close()
  })

  test('keep what stands in a box for who passes by it with Enter', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(FORM)
    const [stage, proceeding] = [/Etapa/, /Tipo de juicio/].map((name) => page.getByRole('combobox', { name }))
    const isOpen = async () => (await stage!.getAttribute('aria-expanded')) === 'true'
    const focusStage = async () => {
      await stage!.focus()
      await page.getByRole('option').first().waitFor()
      assert.isTrue(await isOpen())
    }
    await focusStage()
    await stage!.press('Enter')
    assert.equal(await stage!.inputValue(), '', 'nothing was typed')
    assert.isFalse(await isOpen())

    await stage!.fill('Vista del artículo 64 ficticio')
    await stage!.press('Enter')
    await proceeding!.focus()
    await focusStage()
    await stage!.press('Enter')
    assert.equal(await stage!.inputValue(), 'Vista del artículo 64 ficticio')
    await proceeding!.focus()
    await focusStage()
    await stage!.press('ArrowDown')
    await stage!.press('Enter')
    assert.equal(await stage!.inputValue(), 'Demanda', 'who goes to an option takes it')
    await page.close()
  })

  test('forget in a box what is deleted while its list is being fetched', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    let fetchLists = () => {}
    const asked = new Promise<void>((resolve) => (fetchLists = resolve))
    await page.route(/\/opened-/, (route) => asked.then(() => route.continue()))
    await page.goto(FORM)
    const stage = page.getByRole('combobox', { name: /Etapa/ })
    await stage.fill('Suspensión')
    await stage.press('Enter')
    await stage.fill('')
    fetchLists()
    await page.getByRole('option').first().waitFor()
    assert.equal(await stage.inputValue(), '')
    await page.close()
  })

  test('move a card to another stage by its menu and by keyboard', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${LIST}?view=kanban&by=status`)
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    await column('Suspendido').waitFor()
    await column('Activo').getByRole('button', { name: 'Mover IL-0005' }).last().click()
    await page.getByRole('menuitem', { name: 'Mover a Suspendido' }).click()
    await column('Suspendido').getByText('IL-0005').waitFor()
    await page.getByText('IL-0005 suspendido').waitFor()
    await assertAccessible(page, assert)
    await page.reload()
    const handle = column('Suspendido').getByRole('button', { name: 'Mover IL-0005' }).first()
    await handle.focus()
    await page.keyboard.press('Space')
    await column('Suspendido').locator('[aria-pressed=true]').waitFor()
    // The keys of a drag are heard from the next turn of the page on.
    await page.evaluate('new Promise((done) => setTimeout(done))')
    await page.keyboard.press('ArrowRight')
    await page
      .getByRole('status')
      .getByText(/Concluido/)
      .waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await column('Concluido').getByText('IL-0005').waitFor()
    await page.close()
  })

  test('hide a private matter from other members and offer no changes on a read-only one', async ({
    browser,
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/9')
    await act(page, 'Limitar al equipo')
    await page.getByRole('dialog').getByRole('button', { name: 'Limitar al equipo' }).click()
    await page.getByText('Expediente privado: solo lo ve su equipo.').waitFor()

    const other = await openPage(await browser.newContext({ baseURL: process.env.APP_URL }), assert)
    await signInAs(other, 'assistant')
    await other.goto(`${LIST}?q=IL-0009`)
    await other.getByText('Ningún expediente coincide').waitFor()
    await other.close()
    await other.context().close()

    await act(page, 'Poner en solo lectura')
    await page.getByText('Expediente de solo lectura:').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Editar datos' }).count(), 0)
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Permitir cambios' }).click()
    await page.getByRole('button', { name: 'Editar datos' }).first().waitFor()
    await page.close()
  })

  test('delete a matter with the password and restore it from the trash', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/10')
    await act(page, 'Eliminar…')
    await page.getByRole('dialog').locator('input[type=password]').fill(credentialsOf('owner').password)
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar expediente' }).click()
    await page.getByText('IL-0010 se envió a la papelera').waitFor()
    await page.goto('/law-firm/files/trash')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Restaurar IL-0010' }).click()
    await page.getByText('IL-0010 restaurado').waitFor()
    await page.close()
  })

  test('print labels of several matters from the list', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${LIST}?sort=number`)
    await page.getByRole('checkbox', { name: /IL-0001/ }).check()
    await page.getByRole('checkbox', { name: /IL-0002/ }).check()
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Imprimir etiquetas QR' }).click()
    await page.getByRole('img', { name: 'Código QR de IL-0002' }).waitFor()
    await page.getByRole('button', { name: 'Ambas' }).click()
    await page.waitForURL(/for=team,client/)
    await page.getByRole('img').nth(3).waitFor()
    await assertAccessible(page, assert)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('navigation').first().waitFor({ state: 'hidden' })
    await page.emulateMedia({ media: 'screen' })
    await page.close()
  })
})
