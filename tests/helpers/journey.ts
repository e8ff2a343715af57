import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Assert } from '@japa/assert'
import app from '@adonisjs/core/services/app'
import type { BrowserContext, Page } from 'playwright'
import User from '#app/accounts/models/user'
import type { DemoPerson } from '#app/backoffice/demo/demo_people'
import { credentialsOf } from './demo.js'
import { complaintsOf, expectComplaints, settle } from './page_watch.js'
import { startSession } from './session_cookie.js'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Opens a page on which anything that the browser complains about (errors, blocked scripts and styles) fails the test, but for what is `expected`.
 * Closing it waits for its requests; one that never ends fails the test too.
 */
export async function openPage(context: BrowserContext, assert: Assert, expected: RegExp[] = []): Promise<Page> {
  if (!existsSync(app.publicPath('assets/.vite/manifest.json')))
    throw new Error('The client is not built: run `npx vite build`.')
  const page = await context.newPage()
  expectComplaints(page, ...expected)
  for (const way of ['goto', 'reload'] as const) answerOnceLive(page, way)
  const close = page.close.bind(page)
  page.close = async (options) => {
    assert.deepEqual(await settle(page), [], 'requests that never end')
    assert.deepEqual(complaintsOf(page), [], 'the browser complained')
    return close(options)
  }
  return page
}

/** How long a page may take to be at work; a test that holds its scripts back waits for as long. */
const LIVE_MS = 3_000

/** Has a way to a page wait until the client is at work in what the server drew: keys that are pressed before are nobody's. */
function answerOnceLive(page: Page, way: 'goto' | 'reload'): void {
  const load = page[way].bind(page) as (...options: unknown[]) => ReturnType<Page['goto']>
  page[way] = (async (...options: unknown[]) => {
    const answer = await load(...options)
    const isCommitted = JSON.stringify(options).includes('"commit"')
    if (!isCommitted && (await page.locator('#app').count()) > 0)
      await page
        .locator('html[data-live]')
        .waitFor({ state: 'attached', timeout: LIVE_MS })
        .catch(() => undefined)
    return answer
  }) as never
}

/** Signs a person of the demo in: the browser has their session from now on, and is where it was. */
export async function signInAs(page: Page, role: DemoPerson['role']): Promise<void> {
  await startSession(page.context(), await User.findByOrFail('email', credentialsOf(role).email))
}

/** Opens what somebody sees first who has signed in. */
export async function goHome(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** WCAG 2.2 AA as far as axe can see it, in both themes. */
export async function assertAccessible(page: Page, assert: Assert): Promise<void> {
  assert.deepEqual(await barriersOf(page), [])
}

/** What axe finds wrong with a page as it is now, in both themes. */
export async function barriersOf(page: Page): Promise<string[]> {
  const found: string[] = []
  const before = await page.evaluate<string | undefined>('document.documentElement.dataset.theme')
  for (const theme of ['light', 'dark']) {
    await showTheme(page, theme)
    const violations = page.frames().length === 1 ? await violationsOf(page) : await violationsWithFrames(page)
    found.push(...violations.map((violation) => `${theme} ${violation}`))
  }
  if (before) await showTheme(page, before)
  return found
}

/** Ten times as fast as the builder, which opens a window of its own for each run. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(AXE)
  return page.evaluate(`axe
    .run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(RULES)} }, resultTypes: ['violations'] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`)
}

async function violationsWithFrames(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Puts a page into a theme at once: what moves or fades is brought to its end. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(`(() => {
    document.documentElement.dataset.theme = '${theme}'
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.pause()
      else animation.finish()
    }
  })()`)
}

/** Whether the page can be read without scrolling sideways. */
export function fitsItsWidth(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth')
}
