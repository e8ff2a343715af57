import { test } from '@japa/runner'
import { enter, fillSignIn, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { openPage } from '#tests/helpers/journey'
import { mailsTo } from '#tests/helpers/mailbox'
import { GOOD_PASSWORD } from '#tests/helpers/registering'

test.group('Repeated notices', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('are shown again when the password is wrong again', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    const popup = page.getByRole('dialog', { name: 'Ha ocurrido un error.' })
    for (let tries = 0; tries < 3; tries++) {
      await fillSignIn(page, user.email, 'otra contraseña')
      await popup.getByText('Código: LOG-500').waitFor()
      await popup.getByRole('button', { name: 'Aceptar' }).click()
      await popup.waitFor({ state: 'detached' })
    }
    await page.close()
  })

  test('are shown again when the code of the e-mail is wrong again', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.goto('/join')
    await page.locator('input[name=name]').fill('Ana Olmos Rey')
    await page.locator('input[name=email]').fill('ana.olmos@ejemplo.mx')
    await page.locator('input[name=password]').fill(GOOD_PASSWORD)
    await page.locator('input[name=privacy]').check()
    await page.locator('form button[type=submit]').click()
    await page.waitForURL('**/join/verify')
    const [mail] = await mailsTo('ana.olmos@ejemplo.mx')
    const wrong = mail!.code! === '000000' ? '111111' : '000000'
    const popup = page.getByRole('dialog', { name: 'Ha ocurrido un error.' })
    for (let tries = 0; tries < 3; tries++) {
      await page.locator('input[name=code]').fill(wrong)
      await page.locator('form button[type=submit]').click()
      await popup.getByText('COD-500').waitFor()
      await popup.getByRole('button', { name: 'Aceptar' }).click()
      await popup.waitFor({ state: 'detached' })
    }
    await page.close()
  })

  test('are shown again when the same is saved again, and not by going back', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.goto('/settings/account')
    const toasts = page.getByRole('region', { name: 'Avisos' })
    const save = page.getByRole('button', { name: 'Guardar cambios' }).first()
    for (let times = 0; times < 3; times++) {
      await save.click()
      await toasts.getByText('Datos guardados').waitFor()
      await toasts.getByRole('button', { name: 'Cerrar' }).click()
      await toasts.getByText('Datos guardados').waitFor({ state: 'detached' })
    }
    await page.getByRole('link', { name: 'Expedientes' }).first().click()
    await page.waitForURL('**/law-firm/files/list')
    await page.goBack()
    await page.waitForURL('**/settings/account')
    await save.waitFor()
    assert.equal(await toasts.getByText('Datos guardados').count(), 0)
    await page.close()
  })
})
