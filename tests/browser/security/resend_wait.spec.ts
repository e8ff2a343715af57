import { test } from '@japa/runner'
import { startAfresh } from '#tests/helpers/browser'
import { openPage } from '#tests/helpers/journey'

test.group('Another recovery email', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  test('is announced in minutes, also to who asks too soon', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    for (const _ of ['first', 'too soon']) {
      await page.goto('/password-recovery')
      await page.locator('input[name=email]').fill('nadie@ejemplo.mx')
      await page.locator('form button[type=submit]').click()
      await page.waitForURL('**/password-change')
      await page.getByText('Se podrá pedir otro correo en 15 minutos', { exact: false }).waitFor()
    }
    await page.close()
  })
})
