import { test } from '@japa/runner'
import { enter, fillSignIn, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { GoogleStandIn } from '#tests/helpers/google_stand_in'
import { assertAccessible, fitsItsWidth } from '#tests/helpers/journey'

/** Pages are opened without `openPage`: the answer that leads to another site (409) stands in the console of every browser. */
let google: GoogleStandIn

test.group('Google with a browser', (group) => {
  group.setup(async () => {
    google = await GoogleStandIn.start()
    return () => google.stop()
  })
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('one press signs a linked person in, where they wanted to go', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    await user.merge({ googleId: 'b-1' }).save()
    google.account = { sub: 'b-1', email: user.email }
    const page = await browserContext.newPage()
    await page.goto('/law-firm/files/list?q=uno')
    await page.waitForURL('**/login')
    const button = page.getByRole('button', { name: 'Iniciar sesión con Google' })
    await button.waitFor()
    await page.setViewportSize({ width: 360, height: 700 })
    assert.isTrue(await fitsItsWidth(page))
    await assertAccessible(page, assert)
    await button.click()
    await page.waitForURL('**/law-firm/files/list?q=uno')
    await page.close()
  })

  test('who closes the page of Google is told, and signs in with the password', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    google.account = null
    const page = await browserContext.newPage()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Iniciar sesión con Google' }).click()
    await page.getByText('No se completó el inicio de sesión con Google.', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await fillSignIn(page, user.email)
    await page.waitForURL('**/main')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.close()
  })

  test('shows once more who somebody without a password is, before a sensitive action', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    await user.merge({ googleId: 'b-3', password: null }).save()
    google.account = { sub: 'b-3', email: user.email }
    const page = await browserContext.newPage()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Iniciar sesión con Google' }).click()
    await page.waitForURL('**/main')
    const activate = async () => {
      await page.goto('/settings/security')
      await page.getByRole('button', { name: 'Activar' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      return dialog
    }
    const dialog = await activate()
    await assertAccessible(page, assert)
    await dialog.getByRole('button', { name: 'Confirmar con Google' }).click()
    await page.getByText('Confirmaste que eres tú.', { exact: false }).waitFor()
    const again = await activate()
    await again.getByText('Google ya confirmó que eres tú.', { exact: false }).waitFor()
    assert.equal(await again.getByRole('textbox').count(), 0)
    await again.locator('button[type=submit]').click()
    await page.getByLabel('Código de seis dígitos').waitFor()
    await page.close()
  })

  test('is linked in the settings of security', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    google.account = { sub: 'b-2', email: user.email }
    const page = await browserContext.newPage()
    await enter(page, user)
    await page.goto('/settings/security')
    await page.getByRole('button', { name: 'Vincular con Google' }).click()
    await page.getByText('Cuenta de Google vinculada').waitFor()
    await page.getByRole('button', { name: 'Desvincular' }).waitFor()
    await user.refresh()
    assert.equal(user.googleId, 'b-2')
    await page.close()
  })
})
