import { getActiveTest } from '@japa/runner'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright'

/** Long enough for a machine that does something else as well; nothing waits for it unless it is stuck. */
const PATIENCE = 60_000

/** What stays open as long as the page does: the stream of notices. */
const STREAM = '/notifications/stream'

/** The page looks only at the status of its answer; whoever reads no answer is never told that it has come to its end. */
const UNREAD = 'POST /session/renewal'

/** Nobody waits for their answers, and no browser tells when they are over. */
const WITHOUT_END = ['eventsource', 'ping', 'websocket']

interface Watch {
  complaints: string[]
  expected: RegExp[]
  underWay: Set<Request>
  settled: () => void
}

const watches = new Map<Page, Watch>()
const contexts = new Set<BrowserContext>()
/** The tests that are looked at when they end. */
const tests = new WeakSet<object>()

/** Makes every page of a browser watched: what is wrong with one when its test ends fails the test. */
export function watchPages(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options?: BrowserContextOptions) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(PATIENCE)
    contexts.add(context)
    context.on('close', () => contexts.delete(context))
    context.on('page', (page) => {
      watch(page)
      drawBeforeReturning(page)
    })
    context.on('weberror', (error) => complain(error.page(), error.error().message))
    context.on('console', (said) => said.type() === 'error' && complain(said.page(), said.text()))
    context.on('request', (request) => begin(request))
    context.on('requestfinished', (request) => end(request))
    context.on('requestfailed', (request) => end(request))
    return context
  }
  return browser
}

/** Waits until the page of the client is drawn, if there is one; three seconds at most: one that is never drawn is for the test to find. */
const DRAWN = `new Promise((drawn) => {
  const begun = performance.now()
  const place = document.querySelector('script[data-page="app"]') && document.getElementById('app')
  const look = () => {
    if (!place || place.hasChildNodes() || performance.now() - begun > 3000) drawn()
    else requestAnimationFrame(look)
  }
  look()
})`

/** Playwright looks for an element every half second once it has missed it a few times: an address counts as opened when its page is drawn. */
function drawBeforeReturning(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  // Who is led elsewhere by the page itself waits for that in the test.
  const drawn = () => page.evaluate(DRAWN).catch(() => undefined)
  page.goto = async (...args) => {
    const answer = await goto(...args)
    if (args[1]?.waitUntil !== 'commit') await drawn()
    return answer
  }
  page.reload = async (...args) => {
    const answer = await reload(...args)
    await drawn()
    return answer
  }
}

/** Says what the browser may complain about on a page: an answer 404, say, stands in the console of every browser. */
export function expectComplaints(page: Page, ...expected: RegExp[]): void {
  watch(page).expected.push(...expected)
}

/** What the browser has complained about and was not expected. */
export function complaintsOf(page: Page): string[] {
  const { complaints, expected } = watch(page)
  return complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
}

/** Waits until a page has no request under way. Returns those that never end. */
export async function settle(page: Page): Promise<string[]> {
  const { underWay } = watch(page)
  const late = AbortSignal.timeout(PATIENCE)
  while (underWay.size > 0 && !late.aborted && !page.isClosed())
    await new Promise<void>((done) => {
      watch(page).settled = done
      late.addEventListener('abort', () => done(), { once: true })
    })
  return page.isClosed() ? [] : [...underWay].map((request) => `${request.method()} ${request.url()}`)
}

function watch(page: Page): Watch {
  const known = watches.get(page)
  if (known) return known
  const made: Watch = { complaints: [], expected: [], underWay: new Set(), settled: () => undefined }
  watches.set(page, made)
  page.on('close', () => made.settled())
  lookAtEndOfTest()
  return made
}

function complain(page: Page | null, text: string) {
  if (page) watch(page).complaints.push(text)
}

/** The page of a request; none for what a worker of the browser asks. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}

function begin(request: Request) {
  const page = pageOf(request)
  if (page && !hasNoEnd(request)) watch(page).underWay.add(request)
}

function hasNoEnd(request: Request): boolean {
  const { pathname } = new URL(request.url())
  return (
    WITHOUT_END.includes(request.resourceType()) || pathname === STREAM || `${request.method()} ${pathname}` === UNREAD
  )
}

function end(request: Request) {
  for (const { underWay, settled } of watches.values()) if (underWay.delete(request) && underWay.size === 0) settled()
}

function lookAtEndOfTest() {
  const test = getActiveTest()
  if (!test || tests.has(test)) return
  tests.add(test)
  test.cleanup(async (hasError) => {
    const problems = hasError ? [] : await problemsOf(test.context.browserContext)
    for (const context of contexts)
      if (context !== test.context.browserContext) await context.close().catch(() => undefined)
    watches.clear()
    if (!hasError) test.context.assert.deepEqual(problems, [], 'every page is whole and closed at the end')
  })
}

async function problemsOf(own: BrowserContext): Promise<string[]> {
  const problems: string[] = []
  for (const page of watches.keys()) {
    problems.push(...complaintsOf(page).map((text) => `the browser complained: ${text}`))
    if (page.isClosed()) continue
    problems.push(`the page ${page.url()} was left open`)
  }
  for (const context of contexts) if (context !== own) problems.push('a context was left open')
  return problems
}
