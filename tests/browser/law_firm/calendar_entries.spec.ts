import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const entries = () => db.from('calendar_entries').orderBy('id')

test.group('Events of the calendar in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('are written with what is wrong at its field, repeated, changed once and cancelled', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar?view=month&on=2031-05-12')
    await page.getByRole('button', { name: 'Nuevo', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Nuevo evento' }).click()
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Junta con peritos')
    await page.getByRole('button', { name: /^Repetición/ }).click()
    await page.getByRole('option', { name: 'Cada semana' }).click()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Di hasta cuándo se repite').first().waitFor()
    assert.equal(await page.getByRole('textbox', { name: /^Nombre/ }).inputValue(), 'Junta con peritos')
    await page.getByRole('textbox', { name: /^Último día/ }).fill('26/05/2031')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await until(async () => (await entries()).length === 1, 'the event')
    const events = page.getByRole('button', { name: /Junta con peritos/ })
    await until(async () => (await events.count()) === 3, 'three repetitions')

    await events.nth(1).focus()
    await events.nth(1).press('Enter')
    await page.getByRole('link', { name: 'Abrir' }).click()
    const name = page.getByRole('textbox', { name: /^Nombre/ })
    await name.fill('Junta con el perito tercero')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('button', { name: /perito tercero/ }).waitFor()
    assert.equal(await events.count(), 2)

    await events.first().click()
    await page.getByRole('link', { name: 'Abrir' }).click()
    await page.getByRole('button', { name: 'Cancelar evento' }).click()
    await page.getByRole('radio', { name: 'Todos' }).check()
    await page.getByRole('button', { name: 'Cancelar evento' }).click()
    await until(async () => (await events.count()) === 0, 'no repetition of the series')
    await page.close()
  })

  test('begin at the hour that is pressed in the grid', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar?view=day&on=2031-05-12')
    const half = page.locator('[data-time="10:30:00"]').last()
    await half.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await half.boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    const first = page.getByRole('textbox', { name: /^Empieza el día/ })
    assert.equal(await first.inputValue(), '12/05/2031')
    assert.equal(await page.getByLabel(/^A las/).inputValue(), '10:30')
    assert.equal(await page.getByLabel(/^Hasta las/).inputValue(), '11:00')
    await page.close()
  })

  test('and hearings are begun on a phone, whose matter is chosen first', async ({ browser, assert }) => {
    const context = await browser.newContext({ baseURL: process.env.APP_URL, viewport: { width: 390, height: 800 } })
    const page = await openPage(context, assert)
    await signInAs(page, 'owner')
    const { title } = await db.from('matters').where('id', 1).firstOrFail()
    await page.goto('/calendar?on=2031-05-12')
    await page.getByRole('button', { name: 'Nuevo', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Nueva audiencia' }).click()
    await page.getByRole('combobox', { name: /^Expediente/ }).fill(String(title).slice(0, 12))
    await page.getByRole('option').first().click()
    await page.getByRole('link', { name: 'Continuar' }).click()
    await page.getByRole('textbox', { name: /^Día/ }).fill('15/05/2031')
    await page.getByLabel(/^Hora/).fill('10:00')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('button', { name: /Audiencia preliminar/ }).waitFor()
    // The address is said anew only after the page that shows the hearing.
    await page.waitForURL((url) => !url.searchParams.has('add'))
    await page.close()
    await context.close()
  })
})
