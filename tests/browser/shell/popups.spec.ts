import { test } from '@japa/runner'
import { clientWithPassword, enter, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { openPage } from '#tests/helpers/journey'

test.group('Popups and the page below', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('call a refused page by its name, not an error', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await enter(page, await clientWithPassword())
    await page.goto('/law-firm/files/list')
    await page.getByRole('dialog', { name: 'Sin acceso' }).waitFor()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.locator('main:focus').waitFor()
    await page.close()
  })

  test('give the focus back to where the person was', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await page.goto('/login')
    await page.locator('input[name=email]').fill('nadie@ejemplo.mx')
    await page.locator('input[name=password]').fill('nada que ver')
    await page.locator('form button[type=submit]').click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Aceptar' }).click()
    await page.locator('form button[type=submit]:focus, form input:focus').waitFor()
    await page.close()
  })

  test('mark no field that nobody touched when something else is pressed', async ({ browserContext, assert }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await enter(page, user)
    await page.goto('/law-firm/clients/add')
    await page.locator('#client-givenNames').focus()
    await page.locator('#client-firstSurname').focus()
    await page.getByRole('heading', { level: 1 }).click()
    assert.equal(await page.locator('[aria-invalid=true]').count(), 0)
    await page.locator('#client-givenNames').fill('x')
    await page.locator('#client-givenNames').fill('')
    await page.locator('#client-firstSurname').focus()
    await page.locator('#client-givenNames[aria-invalid=true]').waitFor()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.close()
  })
})
