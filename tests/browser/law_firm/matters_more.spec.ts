import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { credentialsOf, seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const LIST = '/law-firm/files/list'
const FORM = '/law-firm/files/add'

/** Opens the menu of a matter and chooses one of its actions. */
async function act(page: Page, name: string) {
  await page.getByRole('button', { name: 'Más acciones del expediente' }).click()
  await page.getByRole('menuitem', { name }).click()
}

test.group('A lawyer, a matter and who may see it', (group) => {
  group.setup(() => seedDemo())

  test('a matter is opened with two clients, a team and a stage, and gets its parties', async ({
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
    await page.getByRole('button', { name: 'Hacer principal a Operadora' }).waitFor()
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

  test('on the board a card goes to another stage by its menu and by the keyboard', async ({
    browserContext,
    assert,
  }) => {
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
    await page.waitForTimeout(300)
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(300)
    await page.keyboard.press('Space')
    await column('Concluido').getByText('IL-0005').waitFor()
    await page.close()
  })

  test('a private matter vanishes for another member, and a read-only one offers nothing to change', async ({
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
    await other.context().close()

    await act(page, 'Poner en solo lectura')
    await page.getByText('Expediente de solo lectura:').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Editar datos' }).count(), 0)
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Permitir cambios' }).click()
    await page.getByRole('button', { name: 'Editar datos' }).first().waitFor()
    await page.close()
  })

  test('a matter is deleted with the password and brought back from the trash', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/10')
    await act(page, 'Eliminar…')
    await page.getByRole('dialog').locator('input[type=password]').fill(credentialsOf('owner').password)
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar expediente' }).click()
    await page.getByText('IL-0010 está en la papelera').waitFor()
    await page.goto('/law-firm/files/trash')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Restaurar IL-0010' }).click()
    await page.getByText('IL-0010 está de vuelta').waitFor()
    await page.close()
  })

  test('labels of several matters are printed from the list; everything fits a telephone', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto(`${LIST}?sort=number`)
    await page.getByRole('checkbox', { name: /IL-0001/ }).check()
    await page.getByRole('checkbox', { name: /IL-0002/ }).check()
    await page.getByRole('button', { name: 'Etiquetas' }).click()
    await page.getByRole('img', { name: 'Código QR de IL-0002' }).waitFor()
    await page.getByRole('button', { name: 'Ambas' }).click()
    await page.waitForURL(/for=team,client/)
    await page.getByRole('img').nth(3).waitFor()
    await assertAccessible(page, assert)
    await page.emulateMedia({ media: 'print' })
    assert.isFalse(await page.getByRole('navigation').first().isVisible(), 'only the sheet is printed')
    await page.emulateMedia({ media: 'screen' })

    await page.setViewportSize({ width: 390, height: 844 })
    const labels = page.url()
    const pages = [labels, `${LIST}?view=kanban`, `${LIST}?view=timeline&sort=-updated`, FORM]
    for (const path of [...pages, '/law-firm/files/file-overview/1?tab=parties', '/law-firm/files/trash']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      assert.isTrue(await fitsItsWidth(page), path)
    }
    await page.close()
  })
})
