import { test } from '@japa/runner'
import { enter, fillSignIn, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { GoogleStandIn } from '#tests/helpers/google_stand_in'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'

/** The answer that leads to another site stands in the console of every browser. */
const LEADS_AWAY = [/status of 409/]

let google: GoogleStandIn

test.group('Google sign-in in the browser', (group) => {
  group.setup(async () => {
    google = await GoogleStandIn.start()
    return () => google.stop()
  })
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('signs in a linked person with one click and leads to the requested page', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    await user.merge({ googleId: 'b-1' }).save()
    google.account = { sub: 'b-1', email: user.email }
    const page = await openPage(browserContext, assert, LEADS_AWAY)
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

  test('reports a cancelled Google page and lets the person sign in with the password', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    google.account = null
    const page = await openPage(browserContext, assert, LEADS_AWAY)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Iniciar sesión con Google' }).click()
    await page
      .getByText('No se completó el inicio de sesión con Google; se puede intentar de nuevo.', { exact: false })
      .waitFor()
    await page.keyboard.press('Escape')
    await fillSignIn(page, user.email)
    await page.waitForURL('**/main')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.close()
  })

  test('confirms the identity of a person without a password before a sensitive action', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    await user.merge({ googleId: 'b-3', password: null }).save()
    google.account = { sub: 'b-3', email: user.email }
    const page = await openPage(browserContext, assert, LEADS_AWAY)
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
    await page.getByText('Confirmaste tu identidad.', { exact: false }).waitFor()
    const again = await activate()
    await again.getByText('Google confirmó tu identidad.', { exact: false }).waitFor()
    assert.equal(await again.getByRole('textbox').count(), 0)
    await again.locator('button[type=submit]').click()
    await page.getByLabel('Código de seis dígitos').waitFor()
    await page.close()
  })

  test('is linked in the security settings', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    google.account = { sub: 'b-2', email: user.email }
    const page = await openPage(browserContext, assert, LEADS_AWAY)
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
