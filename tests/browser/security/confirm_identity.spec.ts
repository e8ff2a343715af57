import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { clientWithPassword, enter, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, fitsItsWidth, openPage } from '#tests/helpers/journey'
import { mailsTo } from '#tests/helpers/mailbox'
import { PASSWORD } from '#tests/helpers/people'
import { signIn } from '#tests/helpers/visitor'

/** Opens the question that ends all other sessions. */
async function askToEndOthers(page: Page) {
  await page.goto('/settings/security')
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cerrar todas las demás' })
  await dialog.waitFor()
  return dialog
}

test.group('Identity confirmation dialog', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('shows a wrong password under its field, stays open, and closes when the action succeeds', async ({
    browserContext,
    assert,
  }) => {
    const user = await clientWithPassword()
    await signIn(user)
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.setViewportSize({ width: 360, height: 740 })
    const dialog = await askToEndOthers(page)
    assert.equal(await page.evaluate('document.activeElement.type'), 'password')
    await page.keyboard.press('Enter')
    await dialog.getByText('Este campo es obligatorio').waitFor()
    await page.keyboard.type('otra contraseña')
    await page.keyboard.press('Enter')
    await dialog.getByText('La contraseña no es correcta. Código: PSW-500').waitFor()
    assert.equal(await page.getByRole('dialog').count(), 1, 'no popup beside it')
    assert.isTrue(await fitsItsWidth(page))
    await assertAccessible(page, assert)
    await dialog.getByLabel('Su contraseña').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.close()
  })

  test('asks a person without a password for an emailed code', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    const user = await clientWithPassword()
    await signIn(user)
    await enter(page, user)
    await user.merge({ password: null, googleId: '90210' }).save()
    const dialog = await askToEndOthers(page)
    assert.equal(await dialog.getByLabel('Su contraseña').count(), 0)
    await dialog.getByRole('button', { name: 'Enviarme un código' }).click()
    await page.getByText('Le enviamos un código por correo').first().waitFor()
    const { code } = (await mailsTo(user.email))[0]!
    await dialog.getByLabel('Código de seis dígitos').fill(code === '123456' ? '654321' : '123456')
    await page.keyboard.press('Enter')
    await dialog.getByText('El código no es válido. Código: COD-500').waitFor()
    await assertAccessible(page, assert)
    await dialog.getByLabel('Código de seis dígitos').fill(code!)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.close()
  })
})
