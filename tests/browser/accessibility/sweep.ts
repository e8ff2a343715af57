import type { Assert } from '@japa/assert'
import type { Browser, Page } from 'playwright'
import User from '#app/accounts/models/user'
import { credentialsOf } from '#tests/helpers/demo'
import { barriersOf, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'
import { settle } from '#tests/helpers/page_watch'
import { addressOf, WIDTHS, type Shown, type Viewer } from './pages.js'

export type Language = 'es' | 'en'

interface Look {
  browser: Browser
  assert: Assert
  viewer: Viewer
  language: Language
}

/** Opens each page once and looks at it in both themes and in its widths. All of them are looked at before anything fails. */
export async function sweep(pages: Shown[], { browser, assert, viewer, language }: Look): Promise<void> {
  const asked = pages.filter(({ both }) => both || language === 'es')
  const expected = asked.flatMap(({ complaints = [] }) => complaints)
  const { page, close } = await windowOf(browser, assert, { viewer, language, expected })
  const found: Record<string, string[]> = {}
  for (const one of asked) {
    const address = await addressOf(one.address)
    await page.setViewportSize({ width: one.widths?.[0] ?? WIDTHS[0]!, height: 900 })
    await page.goto(address)
    await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
    const opened = one.ready?.(page)
    await (opened && 'waitFor' in opened ? opened.first().waitFor() : opened)
    assert.equal(await componentOf(page), one.page, address)
    assert.match((await page.locator('html').getAttribute('lang'))!, new RegExp(`^${language}`), address)
    for (const [where, barriers] of await lookAt(page, one)) {
      if (barriers.length > 0) found[`${address} ${where}`] = barriers
    }
  }
  assert.deepEqual(found, {})
  await close()
}

/** What stands in the way on a page, at each of its widths. */
async function lookAt(page: Page, { widths = WIDTHS, fits = [] }: Shown): Promise<[string, string[]][]> {
  const seen: [string, string[]][] = []
  for (const width of [...widths, ...fits.filter((one) => !widths.includes(one))]) {
    await page.setViewportSize({ width, height: 900 })
    await settle(page)
    const sideways = (await fitsItsWidth(page)) ? [] : ['scrolls sideways']
    seen.push([`at ${width}`, [...sideways, ...(widths.includes(width) ? await barriersOf(page) : [])]])
  }
  return seen
}

/** A window of somebody in a language. */
export async function windowOf(
  browser: Browser,
  assert: Assert,
  { viewer, language, expected = [] }: { viewer: Viewer; language: Language; expected?: RegExp[] }
) {
  const context = await browser.newContext({ baseURL: process.env.APP_URL })
  await context.addCookies([{ name: 'language', value: language, url: process.env.APP_URL! }])
  const page = await openPage(context, assert, expected)
  if (viewer !== 'nobody') {
    await User.query().where('email', credentialsOf(viewer).email).update({ language })
    await signInAs(page, viewer)
  }
  const close = async () => {
    await page.close()
    await context.close()
  }
  return { page, close }
}

/** The page that the server has answered with. */
const componentOf = (page: Page) =>
  page.evaluate<string>(`JSON.parse(document.querySelector('script[data-page="app"]').textContent).component`)
