import { test } from '@japa/runner'
import { clientWithPassword, enter, startAfresh } from '#tests/helpers/browser'
test.group('shots', (group) => {
  group.each.setup(startAfresh)
  test('x', async ({ browserContext, assert }) => {
    const user = await clientWithPassword()
    const page = await browserContext.newPage()
    const shot = async (name: string) => {
      await page.waitForTimeout(300)
      for (const theme of ['light', 'dark']) {
        await page.evaluate(`document.documentElement.dataset.theme='${theme}'`)
        await page.setViewportSize({ width: 1440, height: 900 }); await page.waitForTimeout(150)
        await page.screenshot({ path: `/tmp/rec_${name}_${theme}.png` })
        await page.setViewportSize({ width: 390, height: 844 }); await page.waitForTimeout(150)
        await page.screenshot({ path: `/tmp/rec_${name}_${theme}_m.png` })
      }
    }
    await page.goto('/password-recovery'); await page.locator('h1').waitFor(); await shot('ask')
    await page.goto('/password-change'); await page.locator('h1').waitFor(); await page.locator('input[name=password]').fill('Contraseña2026'); await page.waitForTimeout(2500); await shot('change')
    await enter(page, user)
    await page.goto('/password-change'); await page.locator('h1').waitFor(); await page.locator('input[name=password]').fill('velero trueno mesa'); await page.waitForTimeout(2000); await shot('own')
    await page.goto('/email-change'); await page.locator('h1').waitFor(); await shot('email')
    await page.goto('/settings/security'); await page.locator('h1').waitFor(); await shot('security')
    assert.isTrue(true)
  })
})
