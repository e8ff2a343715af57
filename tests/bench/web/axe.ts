/*
 * Every page of a running Foja that somebody can reach, as axe sees it, in both themes and on a phone:
 *
 *   node --import=@poppinss/ts-exec tests/bench/web/axe.ts --url http://localhost:3333 --email … --password … [--language en] [--as 4]
 *
 * Without `--email` it looks as a visitor does; with `--as` the operator of that e-mail looks through the eyes of this person. Pages are found by their
 * links, from the addresses of the access table that need no record; of pages of one kind only `--most` are looked at. What moves or fades has come to its
 * end before: a colour on its way to another is nobody's. Prints what is wrong with each page, and how many pages were seen.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { ACCESS } from '#tests/functional/shell/access_table'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3333' },
    email: { type: 'string' },
    password: { type: 'string' },
    language: { type: 'string', default: 'es' },
    as: { type: 'string' },
    most: { type: 'string', default: '2' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
})
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDTHS = [1440, 390]

/** Pages of one kind: their address without numbers and names of records, and with the names of what is asked for. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, values.url)
  const path = pathname.replaceAll(/\/[^/]*\d[^/]*/g, '/:id').replaceAll(/\/(ley|codigo|constitucion)-[^/]+/g, '/:law')
  const asked = ['tab', 'view', 'show'].flatMap((name) => searchParams.get(name) ?? [])
  return [path, [...searchParams.keys()].sort().join(), ...asked].join(' ')
}

const isPage = ({ pathname, origin }: URL) =>
  origin === new URL(values.url).origin &&
  !/\.\w{2,5}$|\/(download|file|content|raw|export|stream)(\/|$)/.test(pathname)

/** Sends what a form would send, as the page itself does. */
async function send(page: Page, method: string, path: string, data: object) {
  const token = (await page.locator('meta[name=csrf-token]').getAttribute('content'))!
  const sent = { method, headers: { 'X-CSRF-Token': token }, data, maxRedirects: 0 }
  const status = (await page.request.fetch(new URL(path, values.url).href, sent)).status()
  if (status >= 400) throw new Error(`${method} ${path} answered ${status}`)
}

async function signIn(page: Page, email: string) {
  await page.goto(`${values.url}/login`)
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(values.password!)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await send(page, 'PATCH', '/settings/preferences', { language: values.language })
  await page.reload()
  if (!values.as) return
  await send(page, 'POST', `/settings/users/${values.as}/impersonation`, { reason: 'Revisión de accesibilidad' })
}

/** What axe finds, each with what it says of the first elements. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(`document.getAnimations().forEach((each) => {
    if (each.effect?.getComputedTiming().endTime === Infinity) each.pause()
    else each.finish()
  })`)
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(AXE)
  return page.evaluate(`axe
    .run(document, { runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} }, resultTypes: ['violations'] })
    .then(({ violations }) => violations.map(({ id, nodes }) =>
      id + ' ×' + nodes.length + ': ' + nodes.slice(0, 3).map(({ target, any }) => target.join(' ') + ' ' + (any[0]?.message ?? '')).join(' | ')))`)
}

/** Draws a page and looks at it in each width and theme. */
async function lookAt(page: Page, address: string): Promise<{ wrong: string[]; links: string[] } | null> {
  const answer = await page.goto(address, { waitUntil: 'load' }).catch(() => null)
  if (!answer?.headers()['content-type']?.startsWith('text/html')) return null
  await page
    .locator('html[data-live]')
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => undefined)
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => undefined)
  await page.waitForLoadState('networkidle', { timeout: 800 }).catch(() => undefined)
  const wrong: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['light', 'dark']) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
      wrong.push(...(await violationsOf(page)).map((text) => `${width} ${theme} ${text}`))
    }
  }
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((each) => String(each['href' as keyof typeof each])))
  return { wrong, links }
}

const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox'] })
const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true })
await context.addCookies([{ name: 'language', value: values.language, url: values.url }])
const page = await context.newPage()
if (values.email) await signIn(page, values.email)

const fixed = Object.keys(ACCESS)
  .filter((route) => route.startsWith('GET ') && !route.includes(':') && !route.includes('*'))
  .map((route) => route.slice(4))
const waiting = ['/main', ...fixed].map((path) => new URL(path, values.url).href)
const counts = new Map<string, number>()
const done = new Set<string>()
const found = new Map<string, string[]>()
for (let address = waiting.shift(); address; address = waiting.shift()) {
  const kind = kindOf(address)
  const count = counts.get(kind) ?? 0
  if (done.has(address) || count >= Number(values.most) || !isPage(new URL(address))) continue
  done.add(address)
  const seen = await lookAt(page, address)
  if (!seen) continue
  counts.set(kind, count + 1)
  for (const text of seen.wrong) found.set(text, [...(found.get(text) ?? []), address])
  if (seen.wrong.length > 0) console.log(address.replace(values.url, ''), seen.wrong)
  waiting.push(...seen.links.map((link) => link.split('#')[0]!))
}
console.log(`${[...counts.values()].reduce((sum, one) => sum + one, 0)} pages, ${found.size} kinds of violations`)
await browser.close()
