import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, openPage, signInAs } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const MOST_OPTIONS = 30

/** Chooses an option of a field with the keys alone. */
async function chooseByKeys(page: Page, field: RegExp, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name: field })
  await button.focus()
  await button.press('Enter')
  const option = page.getByRole('option', { name })
  await option.waitFor()
  for (let pressed = 0; pressed < MOST_OPTIONS; pressed++) {
    if ((await option.getAttribute('data-focus')) !== null) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await option.waitFor({ state: 'hidden' })
}

/** Presses a button with the keys. */
async function pressByKeys(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.focus()
  await button.press('Enter')
}

const stepHeading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor()

test.group('Amparo in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('guides a claim by keyboard on a phone until its matter with the proposed deadline', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, 'owner')
    await page.goto('/amparo')
    await pressByKeys(page, 'Demanda guiada')
    await page.getByRole('textbox', { name: /^Nombre de la demanda/ }).fill('Amparo del puesto')
    await page.getByRole('textbox', { name: /^Nombre de la demanda/ }).press('Enter')
    await stepHeading(page, 'Acto reclamado')
    await page.getByRole('textbox', { name: /^Acto reclamado/ }).fill('El retiro del puesto.')
    await chooseByKeys(page, /^Qué se reclama/, /^Otro acto/)
    await pressByKeys(page, 'Guardar y continuar')

    await stepHeading(page, 'Autoridad y partes')
    await page.getByRole('textbox', { name: /^Autoridades responsables/ }).fill('Director de Mercados')
    await page.getByRole('textbox', { name: /^Quejoso/ }).fill('Aurelia Montes')
    await pressByKeys(page, 'Guardar y continuar')

    await stepHeading(page, 'Notificación y plazo')
    await chooseByKeys(page, /^Desde cuándo corre/, /lo conoció/)
    await page.getByRole('textbox', { name: /^Fecha/ }).fill('12/01/2026')
    await chooseByKeys(page, /^Calendario del órgano/, /^Poder Judicial/)
    await pressByKeys(page, 'Calcular el plazo')
    await page.getByText(/^Fuera de término: el plazo terminó el/).waitFor()
    await page.reload()
    assert.equal(await page.getByRole('textbox', { name: /^Fecha/ }).inputValue(), '12/01/2026')
    await pressByKeys(page, 'Guardar y continuar')

    await stepHeading(page, 'Requisitos')
    await page.getByText(/de 11 cumplidos/).waitFor()
    assert.isTrue(await page.evaluate('document.documentElement.scrollWidth <= 390'))
    await assertAccessible(page, assert)
    await pressByKeys(page, '7. Asunto y plazo')

    await stepHeading(page, 'Asunto y plazo')
    await pressByKeys(page, 'Terminar y abrir el asunto')
    const accept = page.getByRole('checkbox', { name: /^Registrar aunque/ })
    await page
      .getByText(/^Ese plazo venció/)
      .first()
      .waitFor()
    await accept.focus()
    await accept.press('Space')
    await pressByKeys(page, 'Terminar y abrir el asunto')
    await page.getByRole('heading', { level: 1, name: 'Amparo del puesto' }).waitFor()
    const demand = await db.from('amparo_demands').where('title', 'Amparo del puesto').firstOrFail()
    assert.lengthOf(await db.from('matter_deadlines').where('matter_id', demand.matter_id), 1)
    await page.close()
  })

  test('shows what a pasted page brings, keeps it once and asks for a day that is missing', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    const { id, number } = await db.from('amparo_proceedings').where('is_own', true).firstOrFail()
    await page.goto(`/amparo/${id}`)
    const news = () => db.from('amparo_news_items').where('proceeding_id', id)
    const before = (await news()).length
    const content = [
      `Número de Expediente Asignado: ${number}`,
      '1\t16-01-2026\tPrincipal\t19-01-2026\tSe admite la demanda.',
      '2\t \tPrincipal\t \tAgréguese el oficio.',
    ].join('\n')
    await page.getByRole('button', { name: 'Pegar página del caso' }).click()
    await page.getByRole('textbox', { name: /^Contenido de la página/ }).fill('Nada que ver')
    await page.getByRole('button', { name: 'Ver qué trae' }).click()
    await page.getByText(/^Esto no es la página de un expediente/).waitFor()
    await page.getByRole('textbox', { name: /^Contenido de la página/ }).fill(content)
    await page.getByRole('button', { name: 'Ver qué trae' }).click()
    await page.getByText('2 nuevos', { exact: false }).first().waitFor()
    assert.lengthOf(await news(), before)
    await page.getByRole('button', { name: 'Guardar acuerdos' }).click()
    await until(async () => (await news()).length === before + 2, 'two orders')
    await page.getByRole('textbox', { name: /^¿De qué día es\?/ }).fill('20/01/2026')
    await page.getByRole('button', { name: 'Guardar fecha' }).click()
    await page.getByText('20 de enero de 2026').first().waitFor()
    await page.close()
  })
})
