import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { enter, fillSignIn, isSamePage, lawyerOfTwoFirms, mark, startAfresh } from '#tests/helpers/browser'
import { PASSWORD } from '#tests/helpers/people'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'

test.group('Sign-in in the browser', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('works by keyboard alone, from the focused field to the home page', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    await page.keyboard.type(user.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/main')
    await page.getByRole('heading', { level: 1, name: 'Hola, Olga' }).waitFor()
    await page.close()
  })

  test('shows LOG-500 in a dialog for a wrong password, keeps the email and allows another try', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await fillSignIn(page, user.email, 'otra contraseña')
    const popup = page.getByRole('dialog', { name: 'Ha ocurrido un error.' })
    await popup.getByText('Correo o contraseña incorrectos.').waitFor()
    await popup.getByText('Código: LOG-500').waitFor()
    await assertAccessible(page, assert)
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Correo electrónico').inputValue(), user.email)
    await fillSignIn(page, user.email)
    await page.waitForURL('**/main')
    await page.close()
  })

  test('marks missing fields before anything is sent', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    let sent = 0
    page.on('request', (request) => request.method() === 'POST' && sent++)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.getByText('Faltan campos obligatorios.').waitFor()
    assert.equal(await page.getByText('Este campo es obligatorio').count(), 2)
    assert.equal(await page.evaluate(`document.activeElement.name`), 'email')
    await page.getByLabel('Correo electrónico').fill('ana')
    await page.getByLabel('Contraseña', { exact: true }).focus()
    await page.getByText('Este correo no es válido').waitFor()
    assert.equal(sent, 0)
    await assertAccessible(page, assert)
    await page.close()
  })

  test('opens a deep link after signing in', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await page.goto('/law-firm/files/list?q=%C3%B1and%C3%BA')
    await page.waitForURL('**/login')
    await fillSignIn(page, user.email)
    await page.waitForURL('**/law-firm/files/list?q=%C3%B1and%C3%BA')
    await page.close()
  })

  test('reports a page that was open too long and keeps what was typed', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await page.getByLabel('Correo electrónico').waitFor()
    await db.from('sessions').delete()
    await fillSignIn(page, user.email)
    await page.getByText('La página estuvo abierta demasiado tiempo.', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    assert.equal(await page.getByLabel('Correo electrónico').inputValue(), user.email)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL('**/main')
    await page.close()
  })

  test('returns to the same page after a session that was ended elsewhere', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await db.from('sessions').delete()
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.waitForURL('**/login')
    await fillSignIn(page, user.email)
    await page.waitForURL('**/law-firm/files/list')
    await page.close()
  })

  test('shows nothing of the firm on going back after signing out', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.waitForURL('**/law-firm/files/list')
    await page.getByRole('button', { name: 'Menú de Olga Dueñas' }).click()
    await page.getByText('Cerrar sesión').click()
    await page.waitForURL('**/login')
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    await page.goBack()
    await page.waitForURL('**/login')
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    assert.equal(await page.getByText('Ibarra Leyva Abogados').count(), 0)
    await page.close()
  })

  test('switches the language at once without a reload and keeps it after one', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    await page.getByLabel('Correo electrónico').fill('ana@ejemplo.mx')
    await mark(page)
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    assert.equal(await page.evaluate('document.documentElement.lang'), 'en-US')
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    assert.isTrue(await isSamePage(page))
    assert.equal(await page.getByLabel('Email').inputValue(), 'ana@ejemplo.mx')
    await page.reload()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.close()
  })

  test('is usable on a phone', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('/login')
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor()
    assert.isTrue(await fitsItsWidth(page))
    const button = (await page.getByRole('button', { name: 'Iniciar sesión' }).boundingBox())!
    assert.isAtLeast(button.height, 40)
    await page.close()
  })
})
