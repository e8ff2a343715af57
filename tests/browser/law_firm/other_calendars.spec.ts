import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#app/backoffice/demo/demo_people'
import { seedDemo } from '#tests/helpers/demo'
import { send } from '#tests/helpers/http'
import { openPage, signInAs } from '#tests/helpers/journey'

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:curso@x', ...lines, 'END:VEVENT'].join('\r\n')
const file = (...events: string[]) => ({
  name: 'agenda.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')),
})

test.group('Other calendars in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('read this one by an address that is shown once, renewed and revoked', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar')
    await page.getByRole('link', { name: 'Otros calendarios' }).click()
    await page.getByRole('heading', { level: 1, name: 'Otros calendarios' }).waitFor()
    await page.getByRole('button', { name: 'Nueva suscripción' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Crear dirección' }).click()
    await dialog.getByText('Este campo es obligatorio').first().waitFor()
    await dialog.getByLabel(/^Nombre/).fill('Teléfono')
    await dialog.getByRole('button', { name: 'Crear dirección' }).click()
    const password = dialog.locator('input[autocomplete=current-password]')
    await password.fill('otra')
    await dialog.getByRole('button', { name: 'Crear dirección' }).click()
    await dialog.getByText(/PSW-500/).waitFor()
    await password.fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Crear dirección' }).click()
    const address = page.getByRole('textbox', { name: 'Dirección secreta' })
    await address.waitFor()
    const first = new URL(await address.inputValue()).pathname
    assert.equal((await send(first)).status, 200)

    await page.reload()
    await page.getByText('Nueva suscripción').first().waitFor()
    assert.equal(await address.count(), 0)
    await page.getByText(/Última lectura/).waitFor()
    await page.getByRole('button', { name: 'Renovar dirección' }).click()
    await password.fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'Renovar dirección' }).click()
    await address.waitFor()
    const second = new URL(await address.inputValue()).pathname
    assert.deepEqual([(await send(first)).status, (await send(second)).status], [404, 200])

    await page.getByRole('button', { name: 'Revocar' }).click()
    await dialog.getByRole('button', { name: 'Revocar' }).click()
    await page.getByText('Ningún programa lee el calendario').waitFor()
    assert.equal((await send(second)).status, 404)
    await page.close()
  })

  test('bring their events in a file, which is looked at first', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar/subscriptions')
    await page.getByRole('button', { name: 'Importar archivo .ics' }).click()
    const dialog = page.getByRole('dialog')
    const choose = (...events: string[]) => dialog.locator('input[type=file]').setInputFiles(file(...events))
    await choose()
    await dialog.getByText('El archivo no trae eventos.').waitFor()
    await choose(event('SUMMARY:Curso', 'DTSTART:20310515T100000', 'DTEND:20310515T120000'))
    await dialog.getByText(/^Línea 3:.*la hora no dice de qué zona es/).waitFor()
    await dialog.getByLabel(/^Zona de las horas/).click()
    await page.getByRole('option', { name: /^Noroeste/ }).click()
    await dialog.getByText('Se agregan 1, se actualizan 0, se cancelan 0.').waitFor()
    await dialog
      .getByText(/America\/Tijuana/)
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: 'Importar' }).click()
    await page.getByText('Se importó 1 evento').waitFor()
    await page.goto('/calendar?view=agenda&on=2031-05-15')
    // Ten o'clock in Tijuana, which keeps summer time, is eleven in Mexico City, which does not.
    await page.getByText('11:00').first().waitFor()
    await page.getByRole('button', { name: /Curso/ }).waitFor()
    await page.close()
  })
})
