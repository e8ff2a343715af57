import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

const OUT = '/tmp/firm-shots'

test.group('shots', (group) => {
  group.setup(() => seedDemo())

  test('all', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    page.setDefaultTimeout(8000)
    await signInAs(page, 'owner')
    const pages = {
      info: '/law-firm/settings/info',
      members: '/law-firm/settings/members',
      groups: '/law-firm/settings/groups',
    }
    for (const [name, path] of Object.entries(pages)) {
      for (const [theme, width, height] of [
        ['light', 1440, 900],
        ['dark', 1440, 900],
        ['light', 390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
        await page.waitForTimeout(400)
        await page.screenshot({ path: `${OUT}/${name}-${theme}-${width}.png`, fullPage: name === 'info' })
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(pages.members)
    await page.getByRole('button', { name: /Acciones de Diego/ }).click()
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${OUT}/member-menu.png` })
    await page.getByRole('menuitem', { name: 'Cambiar rol' }).click()
    await page.waitForTimeout(500)
    await page.screenshot({ path: `${OUT}/member-role.png` })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /cambiar de despacho/ }).click()
    await page.waitForTimeout(700)
    await page.screenshot({ path: `${OUT}/switcher.png` })
    await page.keyboard.press('Escape')
    await User.query().where('email', 'mariana@ibarralozano.example').update({ profile_complete: 0, time_zone: null })
    for (const step of ['profile', 'firm', 'done']) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/main')
        await page.waitForTimeout(500)
        await page.screenshot({ path: `${OUT}/welcome-${step}-${width}.png` })
      }
      if (step !== 'done') await page.getByRole('button', { name: 'Continuar' }).click()
      await page.waitForTimeout(400)
      if (step === 'profile') {
        await page.goto('/welcome?step=firm')
        await page.waitForTimeout(400)
        await page.screenshot({ path: `${OUT}/welcome-firm.png` })
      }
    }
  }).timeout(120_000)
})
