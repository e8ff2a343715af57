import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

test.group('Clocks and the list of deadlines in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('begin again with an act, and are found among the deadlines of all matters', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/1?tab=docket')
    await page.getByRole('button', { name: 'Iniciar un reloj' }).click()
    await page.getByRole('button', { name: /^Qué corre/ }).click()
    await page.getByRole('option', { name: /^Civil: prescripción general/ }).click()
    await page.getByLabel(/^Acto/).fill('Venció el pagaré')
    await page.getByLabel(/^Día en que ocurrió/).fill('23/02/2026')
    await page.getByRole('button', { name: /^Cómo cuenta/ }).click()
    await page.getByRole('option', { name: /^Se pudo exigir/ }).click()
    await page.getByRole('button', { name: 'Iniciar', exact: true }).click()
    await page.getByText(/Corre desde «Venció el pagaré», 23\/02\/2026/).waitFor()
    await page.locator('time[datetime="2036-02-22"]').first().waitFor()

    await page.getByRole('button', { name: 'Registrar acto que cuenta' }).click()
    await page.getByLabel(/^Acto/).fill('Reconocimiento del adeudo')
    await page.getByLabel(/^Día en que ocurrió/).fill('02/03/2026')
    await page.getByRole('button', { name: /^Cómo cuenta/ }).click()
    await page.getByRole('option', { name: /^Se interrumpió la prescripción/ }).click()
    await page.getByRole('button', { name: 'Registrar', exact: true }).click()
    await page.getByText(/Corre desde «Reconocimiento del adeudo», 02\/03\/2026/).waitFor()
    await page.locator('time[datetime="2036-03-01"]').first().waitFor()

    await page.getByRole('link', { name: 'Plazos', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Plazos de todos los expedientes' }).waitFor()
    await page.getByRole('button', { name: /^Tipo/ }).click()
    await page.getByRole('option', { name: 'Reloj', exact: true }).click()
    await page.waitForURL(/kind=clock/)
    await page
      .getByRole('link', { name: /Civil: prescripción general/ })
      .first()
      .waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    const isTooWide = await page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')
    assert.isFalse(isTooWide)
    await page.getByRole('link', { name: 'Hoja para imprimir' }).click()
    await page.getByRole('button', { name: 'Imprimir' }).waitFor()
    await page.close()
  })
})
