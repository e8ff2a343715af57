import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { clientWithPassword, enter, fillSignIn, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { mailsTo } from '#tests/helpers/mailbox'
import { PASSWORD } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'

const FRESH = 'velero trueno mesa'
const PHONE = { width: 360, height: 740 }

const inEnglish = (context: BrowserContext) =>
  context.addCookies([{ name: 'language', value: 'en', url: process.env.APP_URL! }])

/** Asks for a mail through the form, in whatever language. */
async function askFor(page: Page, email: string): Promise<void> {
  await page.goto('/password-recovery')
  await page.locator('input[name=email]').fill(email)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/password-change')
}

test.group('Password recovery in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('works by keyboard alone: request, code, new password, sign-in', async ({ browserContext, assert }) => {
    const user = await clientWithPassword()
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await page.getByRole('link', { name: '¿Contraseña olvidada?' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Recuperar contraseña' }).waitFor()
    await page.keyboard.type(user.email)
    await page.keyboard.press('Enter')
    await page.getByText('Enviamos un mensaje a esa dirección de correo').waitFor()
    await page.getByRole('heading', { name: 'Nueva contraseña' }).waitFor()
    assert.equal(await page.getByLabel('Correo electrónico').inputValue(), user.email)
    const [mail] = await mailsTo(user.email)
    await page.keyboard.type(mail!.code!)
    await page.keyboard.press('Tab')
    await page.keyboard.type(FRESH)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/login')
    await page.getByText('Contraseña cambiada; ya se puede iniciar sesión con la nueva').waitFor()
    await fillSignIn(page, user.email, FRESH)
    await page.waitForURL('**/main/client')
    await page.close()
  })

  test('asks only for the password after the emailed link and leaves no token in address or history', async ({
    browserContext,
    assert,
  }) => {
    const user = await clientWithPassword()
    const page = await openPage(browserContext, assert)
    await askFor(page, user.email)
    const { link } = (await mailsTo(user.email))[0]!
    const token = link!.split('#')[1]!
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`))
    await page.goto('/login')
    await page.goto(link!)
    await page.getByText('Elegir una contraseña nueva para la cuenta.').waitFor()
    await until(() => page.evaluate(`location.hash === ''`), 'an address without the token')
    assert.notInclude(await page.evaluate('JSON.stringify(history.state) + location.href'), token)
    assert.equal(await page.getByLabel('Código de seis dígitos').count(), 0)
    await page.getByLabel('Contraseña nueva', { exact: true }).fill('Contraseña1')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await page.getByText('Esta contraseña es muy común', { exact: false }).first().waitFor()
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(FRESH)
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await page.waitForURL('**/login')
    assert.isEmpty(asked.filter((request) => request.includes(token)))
    await fillSignIn(page, user.email, FRESH)
    await page.waitForURL('**/main/client')
    await page.close()
  })

  test('shows COD-500 in a dialog for a wrong code and keeps what was typed', async ({ browserContext, assert }) => {
    const user = await clientWithPassword()
    const page = await openPage(browserContext, assert)
    await askFor(page, user.email)
    const { code } = (await mailsTo(user.email))[0]!
    await page.getByLabel('Código de seis dígitos').fill(code === '123456' ? '654321' : '123456')
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(FRESH)
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    const popup = page.getByRole('dialog', { name: 'Ha ocurrido un error.' })
    await popup.getByText('Código: COD-500').waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Contraseña nueva', { exact: true }).inputValue(), FRESH)
    assert.equal(await page.getByLabel('Correo electrónico').inputValue(), user.email)
    await page.close()
  })

  test('describes the password strength in words and loads the meter only when one is typed', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    let fetched = 0
    page.on('request', (request) => request.url().includes('word_lists') && fetched++)
    await page.goto('/password-change')
    const field = page.getByLabel('Contraseña nueva', { exact: true })
    await field.waitFor()
    assert.equal(fetched, 0)
    await field.fill('qwertyuiop')
    const said = page.locator('[aria-live=polite]', { hasText: 'Seguridad de la contraseña' })
    await said.getByText('muy débil').waitFor()
    await said.getByText('Una o dos palabras poco comunes más la hacen mejor.').waitFor()
    assert.equal(fetched, 1)
    await assertAccessible(page, assert)
    await field.fill(FRESH)
    await said.getByText('muy buena').waitFor()
    await page.close()
  })

  test('has page titles in both languages', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    for (const titles of [
      ['Recuperar contraseña', 'Nueva contraseña', 'Cambiar correo'],
      ['Recover password', 'New password', 'Change email'],
    ]) {
      for (const [index, path] of ['/password-recovery', '/password-change', '/email-change'].entries()) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1, name: titles[index]! }).waitFor()
        assert.include(await page.title(), titles[index]!)
      }
      await inEnglish(browserContext)
    }
    await page.close()
  })
})

test.group('Password and email change in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('shows PSW-500 for a wrong current password and keeps the session after a change', async ({
    browserContext,
    assert,
  }) => {
    const user = await clientWithPassword()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.goto('/password-change')
    await page.getByLabel('Contraseña actual').fill('otra contraseña')
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(FRESH)
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    const popup = page.getByRole('dialog', { name: 'Ha ocurrido un error.' })
    await popup.getByText('Código: PSW-500').waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    await assertAccessible(page, assert)
    await page.getByLabel('Contraseña actual').fill(PASSWORD)
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await page.getByText('Contraseña cambiada; cerramos sus demás sesiones').waitFor()
    assert.equal(await page.getByLabel('Contraseña actual').inputValue(), '')
    assert.equal(await page.getByText('Este campo es obligatorio').count(), 0)
    await page.close()
  })

  test('changes the email with the code sent to the new mailbox', async ({ browserContext, assert }) => {
    const user = await clientWithPassword()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.setViewportSize(PHONE)
    await page.goto('/email-change')
    await page.getByLabel('Correo nuevo').fill('carla.nueva@ejemplo.mx')
    await page.getByLabel('Su contraseña').fill(PASSWORD)
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Enviar código al correo nuevo' }).click()
    await page.getByText('Escribir el código que enviamos a carla.nueva@ejemplo.mx.', { exact: false }).waitFor()
    assert.isTrue(await fitsItsWidth(page))
    await assertAccessible(page, assert)
    const { code } = (await mailsTo('carla.nueva@ejemplo.mx'))[0]!
    await page.getByLabel('Código de seis dígitos').fill(code!)
    await page.keyboard.press('Enter')
    await page.getByText('Correo cambiado').waitFor()
    await user.refresh()
    assert.equal(user.email, 'carla.nueva@ejemplo.mx')
    await page.close()
  })

  test('confirms the emailed link in any browser, on a click and not before', async ({
    browser,
    browserContext,
    assert,
  }) => {
    const user = await clientWithPassword()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.goto('/email-change')
    await page.getByLabel('Correo nuevo').fill('carla.nueva@ejemplo.mx')
    await page.getByLabel('Su contraseña').fill(PASSWORD)
    await page.getByRole('button', { name: 'Enviar código al correo nuevo' }).click()
    await page.getByLabel('Código de seis dígitos').waitFor()
    const { link } = (await mailsTo('carla.nueva@ejemplo.mx'))[0]!
    const context = await browser.newContext({ baseURL: process.env.APP_URL })
    const elsewhere = await openPage(context, assert)
    await elsewhere.goto(link!)
    await elsewhere.getByText('Falta confirmar que la cuenta usará este correo', { exact: false }).waitFor()
    await assertAccessible(elsewhere, assert)
    await user.refresh()
    assert.notEqual(user.email, 'carla.nueva@ejemplo.mx')
    await elsewhere.getByRole('button', { name: 'Confirmar correo' }).click()
    await elsewhere.waitForURL('**/login')
    await user.refresh()
    assert.equal(user.email, 'carla.nueva@ejemplo.mx')
    await elsewhere.close()
    await context.close()
    await page.close()
  })
})
