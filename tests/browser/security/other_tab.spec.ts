import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { clientWithPassword, enter, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { keptDrafts, untilKept } from '#tests/helpers/drafts'
import { openPage } from '#tests/helpers/journey'
import { person } from '#tests/helpers/people'
import { startSession } from '#tests/helpers/session_cookie'

/** A write with the token of another session is answered with 409, which stands in the console of every browser. */
const REFUSED = [/status of 409/]

const nameOf = async ({ id }: User) => (await db.from('users').where('id', id).firstOrFail()).name

test.group('Sign-in in another tab while typing', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('lets the first save through, with nothing said', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert, REFUSED)
    await enter(page, user)
    await page.goto('/settings/account')
    await page.locator('#field-name').fill('Olga Dueñas Ríos')
    await startSession(browserContext, user)
    await page.locator('#field-name').press('Enter')
    await untilKept(page, 0)
    assert.equal(await page.getByRole('dialog').count(), 0)
    assert.equal(await nameOf(user), 'Olga Dueñas Ríos')
    await page.close()
  })

  test('saves nothing in the name of somebody else and keeps what was typed', async ({ browserContext, assert }) => {
    const user = await person({ name: 'Olga Dueñas', type: 'client' })
    const other = await clientWithPassword()
    const page = await openPage(browserContext, assert, REFUSED)
    page.on('dialog', (dialog) => void dialog.accept())
    await enter(page, user)
    await page.goto('/settings/account')
    await page.locator('#field-name').fill('Olga Dueñas Ríos')
    await untilKept(page, 1)
    await startSession(browserContext, other)
    await page.locator('#field-name').press('Enter')
    await page.getByText('En otra pestaña se inició sesión con otra cuenta', { exact: false }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
    assert.equal(await page.locator('#field-name').inputValue(), 'Olga Dueñas Ríos')
    assert.lengthOf(await keptDrafts(page), 1)
    assert.deepEqual([await nameOf(user), await nameOf(other)], ['Olga Dueñas', 'Carla Méndez'])
    await page.close()
  })
})
