import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

test.group('Calendars of non-working days in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('get days and files, and say in their year why a day does not count', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/settings/calendars')
    await page.getByRole('link', { name: /^Poder Judicial de la Federación/ }).click()
    await page.getByRole('link', { name: '2026', exact: true }).click()

    await page.getByRole('button', { name: 'Agregar días' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Desde/).fill('05/06/2026')
    await dialog.getByLabel(/^Hasta/).fill('04/06/2026')
    await dialog.getByLabel(/^Fundamento/).fill('Acuerdo 3/2026')
    await dialog.getByRole('button', { name: 'Agregar' }).click()
    await dialog.getByText('El último día va después del primero.').first().waitFor()
    await dialog.getByLabel(/^Hasta/).fill('08/06/2026')
    await dialog.getByRole('button', { name: 'Agregar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('cell', { name: /^5 Por acuerdo: Acuerdo 3\/2026/ }).waitFor()
    await page.getByRole('row', { name: /vie 5 jun.*lun 8 jun.*Acuerdo 3\/2026.*Por verificar/ }).waitFor()

    await page.getByRole('button', { name: 'Marcar el año como verificado' }).click()
    await page
      .getByText(/^Verificó /)
      .first()
      .waitFor()

    await page.getByRole('button', { name: 'Más acciones del calendario' }).click()
    await page.getByRole('menuitem', { name: 'Importar días' }).click()
    const content = 'desde,hasta,tipo,fundamento\n2027-07-16,2027-07-31,Vacaciones,DOF\n'
    const file = (text: string) => ({ name: 'dias.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await dialog.locator('input[type=file]').setInputFiles(file(`${content}2027-02-30,,Por ley,DOF\n`))
    await dialog.getByText(/^Línea 3: la fecha no existe/).waitFor()
    await dialog.locator('input[type=file]').setInputFiles(file(content))
    await dialog.getByText(/Trae un periodo\. Años nuevos: 2027\./).waitFor()
    await dialog.getByLabel(/^Fuente/).fill('DOF 04-01-2027')
    await dialog.getByRole('button', { name: 'Importar' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: '2027', exact: true }).click()
    await page.getByRole('cell', { name: /^16 Vacaciones: DOF/ }).waitFor()
    await page.close()
  })
})
