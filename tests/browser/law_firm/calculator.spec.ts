import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

test.group('Term calculator in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('computes a term, says what is missing at its field, and is confirmed by a second person', async ({
    browserContext,
    browser,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calculadora')
    await page.getByRole('combobox', { name: /^Plazo/ }).fill('directo')
    await page.getByRole('option', { name: /^Amparo directo/ }).click()
    await page.getByRole('button', { name: /^Cómo se notificó/ }).click()
    await page.getByRole('option', { name: /administrativo: personal/ }).click()
    await page.getByLabel(/^Fecha de la notificación/).fill('23/02/2026')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await page.getByText('Elige su calendario: sin él no se puede contar.').first().waitFor()
    assert.equal(await page.getByLabel(/^Fecha de la notificación/).inputValue(), '23/02/2026')

    await page.getByRole('button', { name: /^Autoridad que notificó/ }).click()
    await page.getByRole('option', { name: /^Tribunal Federal de Justicia/ }).click()
    await page.getByLabel(/^Asunto/).fill('ADA 240/2026')
    await page.getByLabel(/^Asunto/).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'ADA 240/2026' }).waitFor()
    await page
      .getByText(/miércoles 18 de marzo de 2026/)
      .first()
      .waitFor()
    await page.getByRole('row', { name: /lunes 16 de marzo de 2026.*No cuenta/ }).waitFor()
    assert.isFalse(await page.getByRole('button', { name: 'Confirmar como segunda persona' }).isVisible())
    const address = page.url()

    await page.emulateMedia({ media: 'print' })
    await page.getByRole('button', { name: 'Imprimir' }).waitFor({ state: 'hidden' })
    await page.close()

    const other = await openPage(await browser.newContext({ baseURL: process.env.APP_URL }), assert)
    await signInAs(other, 'lawyer')
    await other.goto(address)
    await other.getByRole('button', { name: 'Confirmar como segunda persona' }).click()
    await other
      .getByText(/^Confirmaste el cómputo HC-/)
      .first()
      .waitFor()
    await other.getByRole('button', { name: 'Confirmar como segunda persona' }).waitFor({ state: 'hidden' })
    await other.context().close()
  })

  test('calls the day of a term as what it runs from, in the field and in what is missing', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calculadora')
    await page.getByRole('combobox', { name: /^Plazo/ }).fill('despido')
    await page.getByRole('option', { name: /^Laboral: prescripción de la acción por despido/ }).click()
    await page.getByRole('button', { name: 'Calcular' }).click()
    const missing = page
      .getByRole('alert')
      .getByRole('link', { name: 'Día de la separación o en que se hizo exigible' })
    await missing.waitFor()
    assert.equal(await page.getByLabel(/^Fecha de la notificación/).count(), 0)
    await page.close()
  })
})
