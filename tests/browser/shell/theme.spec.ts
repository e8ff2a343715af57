import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import User from '#app/accounts/models/user'
import { enter, lawyerOfTwoFirms, startAfresh } from '#tests/helpers/browser'
import { openPage } from '#tests/helpers/journey'
import env from '#start/env'
import { until } from '#tests/helpers/until'

const themeOf = (page: Page): Promise<string> => page.evaluate('document.documentElement.dataset.theme')
const groundOf = (page: Page): Promise<string> =>
  page.evaluate('getComputedStyle(document.querySelector("#app > *") ?? document.body).backgroundColor')

/** The theme of the document while the application's script is still held back. */
async function atFirstPaint(context: BrowserContext, page: Page, path = '/login'): Promise<string> {
  let release!: () => void
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await until(() => page.evaluate('document.readyState !== "loading"'), 'the document')
  const theme = await themeOf(page)
  const isLive = await page.evaluate('"live" in document.documentElement.dataset')
  if (isLive) throw new Error('the application had already begun')
  release()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.unroute('**/assets/app-*.js')
  return theme
}

test.group('Colour theme', (group) => {
  group.each.setup(startAfresh)
  group.each.teardown(startAfresh)

  const cases = [
    ['no choice', null, 'light', 'light'],
    ['no choice', null, 'dark', 'dark'],
    ['dark', 'dark', 'light', 'dark'],
    ['light', 'light', 'dark', 'light'],
    ['the system setting', 'system', 'dark', 'dark'],
  ] as const
  for (const [what, cookie, system, expected] of cases) {
    test(`is ${expected} from the first paint with ${what} on a ${system} system`, async ({
      browserContext,
      assert,
    }) => {
      const page = await openPage(browserContext, assert)
      await page.emulateMedia({ colorScheme: system })
      if (cookie) await browserContext.addCookies([{ name: 'theme', value: cookie, url: env.get('APP_URL') }])
      assert.equal(await atFirstPaint(browserContext, page), expected)
      assert.equal(await themeOf(page), expected)
      await page.close()
    })
  }

  test('is chosen in the menu, applied at once, stored in the account and present at the next first paint', async ({
    browserContext,
    assert,
  }) => {
    const { user } = await lawyerOfTwoFirms()
    const page = await openPage(browserContext, assert)
    await page.emulateMedia({ colorScheme: 'light' })
    await enter(page, user)
    const light = await groundOf(page)
    await page.getByRole('button', { name: 'Menú de Olga Dueñas' }).click()
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('menuitemcheckbox', { name: 'Oscuro' }).click()
    assert.equal(await themeOf(page), 'dark')
    await saved
    assert.notEqual(await groundOf(page), light)
    assert.equal((await User.findOrFail(user.id)).theme, 'dark')
    await browserContext.clearCookies({ name: 'theme' })
    assert.equal(await atFirstPaint(browserContext, page, '/main'), 'dark')
    await page.getByRole('button', { name: 'Menú de Olga Dueñas' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Oscuro', checked: true }).waitFor()
    await page.close()
  })
})
