import sharp from 'sharp'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { person } from '#tests/helpers/people'
import { enter, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { fitsItsWidth, openPage } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const png = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r: 10, g: 110, b: 90 } } })
    .png()
    .toBuffer()

/** What this asks of an element; the tests are compiled without the types of a browser. */
interface Focusable {
  matches(selector: string): boolean
}

/** Reaches something with the Tab key alone. */
async function tabTo(page: Page, name: RegExp | string) {
  const wanted = page.getByRole('checkbox', { name }).or(page.getByRole('button', { name })).first()
  for (let steps = 0; steps < 200; steps++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => (element as unknown as Focusable).matches(':focus'))) return
  }
  throw new Error(`the Tab key never reached ${String(name)}`)
}

test.group('Personal settings in the browser', (group) => {
  group.each.setup(() => startAfresh())

  test('recognise a picture by its content, show it everywhere and remove it', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    const { user } = await lawyerOfTwoFirms()
    await enter(page, user)
    await page.goto('/settings/account')
    const input = page.locator('input[type=file]')
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"/>') })
    await page.getByText('El formato de la imagen debe ser compatible').waitFor()
    await input.setInputFiles({ name: 'sin-nombre', mimeType: 'application/pdf', buffer: await png() })
    await page.getByText('Se cambió tu foto').waitFor()
    const pictures = page.locator('img[src^="/pictures/"]')
    await until(async () => (await pictures.count()) === 2, 'the picture on the page and in the menu')
    assert.equal(await pictures.count(), 2, 'on the page and in the menu')
    await until(
      () => page.evaluate('[...document.images].every((image) => image.complete && image.naturalWidth === 256)'),
      'the picture'
    )
    await page.getByRole('button', { name: 'Quitar foto' }).click()
    await page.getByText('Se quitó tu foto').waitFor()
    await pictures.first().waitFor({ state: 'detached' })
    assert.equal(await pictures.count(), 0)
    await page.close()
  })

  test('offer the notification matrix by keyboard alone', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    const { user } = await lawyerOfTwoFirms()
    await enter(page, user)
    await page.goto('/settings/notification')
    const box = page.getByRole('checkbox', { name: 'Tu rol cambia: Correo' })
    await box.waitFor()
    assert.isTrue(await box.isChecked())
    assert.equal(await page.getByRole('checkbox', { name: /Dispositivo nuevo/ }).count(), 0, 'security is not a choice')
    await tabTo(page, 'Tu rol cambia: Correo')
    await page.keyboard.press('Space')
    assert.isFalse(await box.isChecked())
    await tabTo(page, 'Guardar cambios')
    await page.keyboard.press('Enter')
    await page.getByText('Avisos guardados').waitFor()
    await page.reload()
    await box.waitFor()
    assert.isFalse(await box.isChecked())
    await page.close()
  })

  test('apply language, theme and time zone at once and on the next page', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    const { user } = await lawyerOfTwoFirms()
    await enter(page, user)
    await page.goto('/settings/preferences')
    await page.getByRole('radio', { name: 'Oscuro' }).check()
    const zone = page.getByRole('combobox', { name: 'Zona horaria' })
    await zone.fill('tokyo')
    await page.getByRole('option', { name: /Asia\/Tokyo/ }).click()
    await page.getByRole('button', { name: 'Idioma' }).click()
    await page.getByRole('option', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await page.getByRole('heading', { level: 1, name: 'Preferences' }).waitFor()
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Preferences' }).waitFor()
    assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
    assert.equal(await page.getByRole('combobox', { name: 'Time zone' }).inputValue(), 'Asia/Tokyo')
    await page.close()
  })

  test('download a copy of the personal data and delete the account, each with the password', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    const user = await person({ name: 'Carla Méndez', type: 'client' }, true)
    await enter(page, user)
    await page.goto('/settings/privacy')
    await page.getByRole('button', { name: 'Pedir mis datos' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=password]').fill('Una contraseña larga 1')
    await dialog.getByRole('button', { name: 'Pedir mis datos' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar ZIP' }).click(),
    ])
    assert.match(download.suggestedFilename(), /^foja-\d{4}-\d\d-\d\d\.zip$/)
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await dialog.locator('input[type=password]').fill('Una contraseña larga 1')
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Se eliminó la cuenta').waitFor()
    await page.close()
  })
})

test.group('Phone menu', (group) => {
  group.each.setup(() => startAfresh())

  test('has five items and a panel with all sections that closes when one is opened', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    const { user } = await lawyerOfTwoFirms()
    await enter(page, user)
    await page.setViewportSize({ width: 360, height: 740 })
    const bar = page.getByRole('navigation', { name: 'Secciones principales' })
    await bar.getByRole('button', { name: 'Más' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('link', { name: 'Fuentes' }).waitFor({ state: 'detached' })
    await panel.getByRole('link', { name: 'Configuración' }).click()
    await page.waitForURL('**/settings/account')
    await panel.waitFor({ state: 'detached' })
    assert.isTrue(await fitsItsWidth(page))
    await page.close()
  })
})
