import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

const MATTERS = '/law-firm/files/list'

test.group('Lists in the browser', (group) => {
  group.setup(() => seedDemo())

  test('show chosen columns and keep them as a view with which the list opens', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(MATTERS)
    await page.getByRole('columnheader', { name: 'Próxima fecha' }).waitFor()

    await page.getByRole('button', { name: 'Columnas' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Actualizado' }).uncheck()
    await dialog.getByRole('checkbox', { name: 'Materia' }).check()
    await dialog.getByRole('button', { name: 'Aplicar' }).click()
    await page.getByRole('columnheader', { name: 'Materia' }).waitFor()
    await page.getByRole('columnheader', { name: 'Actualizado' }).waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Órgano y expediente' }).click()
    await page.waitForURL(/sort=court/)
    await page.getByRole('button', { name: 'Guardar y administrar vistas' }).click()
    await page.getByRole('menuitem', { name: 'Guardar como vista nueva…' }).click()
    await dialog.getByRole('textbox', { name: 'Nombre de la vista' }).fill('Por juzgado')
    await page.keyboard.press('Enter')
    await page.locator('[aria-current=page]', { hasText: 'Por juzgado' }).waitFor()
    await page.waitForURL(/saved=\d+/)

    await page.getByRole('button', { name: 'Guardar y administrar vistas' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Abrir la lista con esta vista' }).click()
    await page.getByText('La lista se abrirá con «Por juzgado»').waitFor()
    await page.goto(MATTERS)
    await page.waitForURL(/sort=court&saved=/)
    await page.getByRole('columnheader', { name: 'Materia' }).waitFor()
    await page.getByRole('link', { name: /^Todos/ }).click()
    await page.waitForURL(/saved=0/)
    await page.getByRole('columnheader', { name: 'Materia' }).waitFor({ state: 'detached' })
    await page.close()
  })
})
