import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import User from '#app/accounts/models/user'
import { enter, fillSignIn, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { mailsTo } from '#tests/helpers/mailbox'
import { person, PASSWORD } from '#tests/helpers/people'
import { GOOD_PASSWORD } from '#tests/helpers/registering'

const EMAIL = 'ana.olmos@ejemplo.mx'

/** Fills in the form of registration that is open and sends it. */
async function fillJoin(page: Page, email = EMAIL): Promise<void> {
  await page.locator('input[name=name]').fill('Ana Olmos Rey')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(GOOD_PASSWORD)
  await page.locator('input[name=privacy]').check()
  await page.locator('form button[type=submit]').click()
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator('input[name=code]').fill(code)
  await page.locator('form button[type=submit]').click()
}

/** A page of another site, on this machine. */
async function otherSite(body: string) {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><link rel="icon" href="data:,">${body}`)
  )
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => void server.close() }
}

const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.name || document.activeElement.id')

/** Tabs on until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 12 && (await focused(page)) !== name; steps++) await page.keyboard.press('Tab')
}

test.group('Registration in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)
  group.each.teardown(() => app.config.set('embedding.origins', []))

  test('works by keyboard alone, from the first field to the home page', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.goto('/join')
    await page.getByRole('heading', { name: 'Crear una cuenta' }).waitFor()
    assert.equal(await focused(page), 'name')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowDown')
    assert.isTrue(await page.getByLabel('Soy cliente').isChecked())
    await page.keyboard.press('ArrowUp')
    await tabTo(page, 'name')
    await page.keyboard.type('Ana Olmos Rey')
    await tabTo(page, 'email')
    await page.keyboard.type(EMAIL)
    await tabTo(page, 'password')
    await page.keyboard.type(GOOD_PASSWORD)
    await tabTo(page, 'privacy')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/join/verify')
    await page.getByText(EMAIL).waitFor()
    const [mail] = await mailsTo(EMAIL)
    await page.keyboard.type(mail!.code!)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/welcome')
    assert.isNotNull((await User.findByOrFail('email', EMAIL)).emailVerifiedAt)
    await page.close()
  })

  test('marks invalid fields, including a breached password that the server rejects', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await page.goto('/join')
    await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
    await page.getByText('Faltan campos obligatorios.').waitFor()
    assert.equal(await page.getByText('Este campo es obligatorio').count(), 4)
    assert.equal(await focused(page), 'name')
    await assertAccessible(page, assert)
    await fillJoin(page)
    await page.waitForURL('**/join/verify')
    await page.getByRole('link', { name: 'Usar otro correo' }).click()
    await page.locator('input[name=password]').fill('contraseña123')
    await page.locator('input[name=name]').fill('Ana')
    await page.locator('input[name=email]').fill('otra@ejemplo.mx')
    await page.locator('input[name=privacy]').check()
    await page.locator('form button[type=submit]').click()
    await page.locator('#field-password[aria-invalid=true]').waitFor()
    assert.equal(await page.locator('input[name=email]').inputValue(), 'otra@ejemplo.mx')
    await page.close()
  })

  for (const language of ['es', 'en']) {
    test(`shows a code page that fits a phone (${language})`, async ({ browserContext, assert }) => {
      const page = await openPage(browserContext, assert)
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/login')
      await page.context().addCookies([{ name: 'language', value: language, url: page.url() }])
      await page.goto('/join')
      await fillJoin(page)
      await page.waitForURL('**/join/verify')
      await page.getByRole('heading', { level: 1 }).waitFor()
      assert.isTrue(await fitsItsWidth(page))
      await assertAccessible(page, assert)
      await page.close()
    })
  }

  test('tells an existing account holder by the emailed code and continues to sign-in', async ({
    browserContext,
    assert,
  }) => {
    const user = await person({}, true)
    const page = await openPage(browserContext, assert)
    await page.goto('/join')
    await fillJoin(page, user.email)
    await page.waitForURL('**/join/verify')
    await typeCode(page, (await mailsTo(user.email))[0]!.code!)
    const dialog = page.getByRole('dialog', { name: 'Ya existe una cuenta' })
    await dialog.getByText('Código: CNR-500').waitFor()
    await assertAccessible(page, assert)
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('**/login')
    await dialog.waitFor({ state: 'detached' })
    await page.close()
  })

  test('verifies through the emailed link on another device, and reports a used link', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await page.goto('/join')
    await fillJoin(page)
    await page.waitForURL('**/join/verify')
    const [mail] = await mailsTo(EMAIL)
    await page.context().clearCookies()
    await page.goto(mail!.link!)
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await page.waitForURL('**/thanks/verified')
    await page.getByRole('heading', { name: 'Correo verificado' }).waitFor()
    await page.goto(mail!.link!)
    await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
    const dialog = page.getByRole('dialog', { name: 'Este paso ya está completo' })
    await dialog.getByText('Código: SES-501').waitFor()
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('**/login')
    await fillSignIn(page, EMAIL, GOOD_PASSWORD)
    await page.waitForURL('**/welcome')
    await page.close()
  })

  test('resends the email on sign-in with an unverified address and leads to the code', async ({
    browserContext,
    assert,
  }) => {
    const user = await person({ name: 'Beto Lara' }, true)
    await user.merge({ emailVerifiedAt: null }).save()
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await fillSignIn(page, user.email, PASSWORD)
    const dialog = page.getByRole('dialog', { name: 'El correo no está verificado' })
    await dialog.getByText('Código: UVA-500').waitFor()
    assert.equal(await dialog.getByLabel('Correo electrónico').inputValue(), user.email)
    await assertAccessible(page, assert)
    await dialog.getByRole('button', { name: 'Reenviar correo' }).click()
    await dialog.getByText('Correo de validación reenviado').waitFor()
    await dialog.getByRole('button', { name: 'Escribir el código' }).click()
    await page.waitForURL('**/join/verify')
    await typeCode(page, (await mailsTo(user.email))[0]!.code!)
    await page.waitForURL('**/law-firm/invitations')
    await page.close()
  })

  test('shows in the dialog that an email cannot be sent again', async ({ browserContext, assert }) => {
    const user = await person({}, true)
    await user.merge({ emailVerifiedAt: null }).save()
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await fillSignIn(page, user.email, PASSWORD)
    const dialog = page.getByRole('dialog', { name: 'El correo no está verificado' })
    const refuse = (status: number, body: object) =>
      page.route('**/resend-validation-email', (route) => route.fulfill({ status, json: body }))
    const resend = dialog.getByRole('button', { name: 'Reenviar correo' })
    await refuse(200, { success: false, code: 'ER-400' })
    await resend.click()
    await dialog.getByText('Falta el correo electrónico.').waitFor()
    await refuse(200, { success: false, code: 'NEW-123' })
    await resend.click()
    await dialog.getByText('No se pudo reenviar el correo.', { exact: false }).waitFor()
    await page.close()
  })

  test('ends a session in progress with a message on page loads, but not on fetches or images', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.evaluate(`Promise.all([
      fetch('/join').then((answer) => answer.text()),
      new Promise((seen) => Object.assign(new Image(), { onload: seen, onerror: seen, src: '/join' })),
    ])`)
    await page.goto('/main')
    assert.match(page.url(), /\/main$/)
    await page.goto('/join')
    await page.getByText('Hemos finalizado tu sesión actual para continuar con este proceso').waitFor()
    await page.goto('/main')
    await page.waitForURL('**/login')
    await page.close()
  })

  test('starts in a frame of another site and continues in the window with what was typed', async ({
    browserContext,
    assert,
    cleanup,
  }) => {
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    const { origin } = new URL(page.url())
    const other = await otherSite(`<iframe src="${origin}/join-embedded" width="400" height="600"></iframe>`)
    cleanup(other.close)
    app.config.set('embedding.origins', [other.origin])
    await page.goto(other.origin)
    const frame = page.frameLocator('iframe')
    await frame.getByLabel('Soy cliente').check()
    await frame.getByLabel('Nombre completo').fill('Ana Olmos & Hijos')
    await frame.getByLabel('Correo electrónico').fill('ana+foja@ejemplo.mx')
    await frame.getByRole('button', { name: 'Continuar en Foja' }).click()
    await page.waitForURL(`${origin}/join?type=client`)
    assert.isTrue(await page.getByLabel('Soy cliente').isChecked())
    assert.equal(await page.getByLabel('Nombre completo').inputValue(), 'Ana Olmos & Hijos')
    assert.equal(await page.getByLabel('Correo electrónico').inputValue(), 'ana+foja@ejemplo.mx')
    await page.close()
  })
})
