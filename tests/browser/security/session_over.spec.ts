import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { enter, fillSignIn, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { assertAccessible, openPage } from '#tests/helpers/journey'

const LONG_AGO = '2020-01-01 00:00:00.000'
const endSession = ({ id }: User) =>
  db.from('sessions').where('user_id', id).update({ idle_expires_at: LONG_AGO, expires_at: LONG_AGO })

/** A refused call stands in the console of every browser. */
const REFUSED = [/status of 401/]

test.group('Session expiry while typing', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('loses nothing: the person signs in in another tab, comes back and saves', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, REFUSED)
    await enter(page, user)
    await page.goto('/settings/account')
    await page.getByLabel('Nombre completo').fill('Olga Dueñas Ríos')
    await endSession(user)
    const save = page.getByRole('button', { name: 'Guardar cambios' })
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'La sesión terminó' })
    await dialog.waitFor()
    await assertAccessible(page, assert)
    const opened = browserContext.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Iniciar sesión en otra pestaña' }).click()
    const other = await opened
    await fillSignIn(other, user.email)
    await other.waitForURL('**/main')
    await other.close()
    await page.evaluate("window.dispatchEvent(new Event('focus'))")
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Nombre completo').inputValue(), 'Olga Dueñas Ríos')
    await save.click()
    await page.getByText('Datos guardados').waitFor()
    await user.refresh()
    assert.equal(user.name, 'Olga Dueñas Ríos')
    await page.close()
  })

  test('leads to the sign-in page when the person signs out', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, REFUSED)
    await enter(page, user)
    await endSession(user)
    await page.getByRole('button', { name: user.name }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/login')
    await page.close()
  })
})
