import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { SyncConnection } from '#app/google_calendar/actions/sync_connection'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import { seedDemo } from '#tests/helpers/demo'
import { GoogleCalendarStandIn } from '#tests/helpers/google_calendar_stand_in'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { DEMO_PASSWORD as PASSWORD } from '#app/backoffice/demo/demo_people'

/** The answer that leads to another site stands in the console of every browser. */
const LEADS_AWAY = [/status of 409/]

let google: GoogleCalendarStandIn

/** What the worker does within seconds. */
async function work() {
  for (const id of await GoogleConnection.dueNow(10)) await new SyncConnection().handle(id)
}

/** Asks for a sync and waits until the server has noted it. */
async function askForSync(page: Page) {
  const noted = page.waitForResponse((answer) => {
    return answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/calendar/google/syncs'
  })
  await page.getByRole('button', { name: 'Sincronizar ahora' }).click()
  await noted
}

test.group('Google Calendar in the browser', (group) => {
  group.setup(async () => {
    google = await GoogleCalendarStandIn.start()
    return () => google.stop()
  })
  group.each.setup(() => seedDemo())

  test('connects, shows what would change, syncs both ways and ends', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert, LEADS_AWAY)
    await signInAs(page, 'owner')
    await page.goto('/calendar')
    await page.getByRole('link', { name: 'Google Calendar' }).click()
    await page.getByText('Sin conectar').waitFor()
    await page.getByRole('button', { name: 'Conectar con Google' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Ir a Google' }).click()
    await page.getByText('Conectado; falta la primera sincronización').waitFor()

    await page.getByRole('button', { name: 'Ver qué cambiaría' }).click()
    await page.getByText(/^\d+ cambios?/).waitFor()
    assert.lengthOf(google.seen(), 0)
    await page.setViewportSize({ width: 390, height: 800 })
    assert.isTrue(await fitsItsWidth(page))
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 1280, height: 800 })

    await askForSync(page)
    await page.getByText('Se sincroniza sola cada 5 minutos').waitFor()
    await work()
    assert.isNotEmpty(google.seen())
    google.write({
      summary: 'Dentista',
      start: { dateTime: '2031-05-15T10:00:00-06:00' },
      end: { dateTime: '2031-05-15T11:00:00-06:00' },
    })
    await askForSync(page)
    await page.getByText('En unos segundos', { exact: true }).waitFor()
    await work()
    await page.getByText('En Foja · Se agrega:').waitFor()
    await page.goto('/calendar?view=agenda&on=2031-05-15')
    await page.getByRole('button', { name: /Dentista/ }).waitFor()

    await page.goto('/calendar/google')
    google.takeBack()
    await askForSync(page)
    await page.getByText('En unos segundos', { exact: true }).waitFor()
    await work()
    await page.getByText('Google retiró el acceso').waitFor()
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await dialog.getByLabel('Tu contraseña', { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Desconectar' }).click()
    await page.getByText('Sin conectar').waitFor()
    await page.close()
  })
})
