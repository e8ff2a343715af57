/*
 * Cold loads of a running Foja on a slow line (400 kbit/s, 400 ms), each in a browser that has nothing yet:
 *
 *   node --import=@poppinss/ts-exec tests/bench/web/cold_loads.ts --url http://localhost:3333 --email … --password … --client … [--chromium /usr/bin/chromium]
 *
 * For each page: when its heading is seen, when it is at work, how many requests and kilobytes until then, how many scripts, and in how many waves they
 * were asked for. `--client` is the e-mail of a client with the same password.
 */
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext } from 'playwright'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3333' },
    email: { type: 'string' },
    client: { type: 'string' },
    password: { type: 'string' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
})
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Scripts that are asked for within so long of each other are of one wave. */
const WAVE_MS = 150
/** Keeps when the page said that it is at work: what it fetches at rest from then on does not count. */
const TELL_LIVE = `
  new MutationObserver(() => { if ('live' in document.documentElement.dataset) window.liveAt ??= Date.now() })
    .observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] })`

type Session = Awaited<ReturnType<BrowserContext['storageState']>> | undefined

async function signedIn(browser: Browser, email: string): Promise<Session> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${values.url}/login`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(values.password!)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname.startsWith('/main'))
  const state = await context.storageState()
  await context.close()
  return state
}

async function coldLoad(path: string, storageState: Session) {
  const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox'] })
  const context = await browser.newContext({ storageState, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINE)
  let bytes = 0
  const asked: { type?: string; at: number }[] = []
  line.on('Network.requestWillBeSent', ({ type, wallTime }) => asked.push({ type, at: wallTime * 1000 }))
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript(TELL_LIVE)
  const start = performance.now()
  await page.goto(`${values.url}${path}`, { waitUntil: 'commit' })
  await page.locator('h1').first().waitFor()
  const heading = performance.now() - start
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  const live = performance.now() - start
  const liveAt = await page.evaluate<number>('liveAt')
  const until = asked.filter(({ at }) => at < liveAt)
  const scripts = until.filter(({ type }) => type === 'Script').map(({ at }) => at)
  const measured = {
    heading,
    live,
    requests: until.length,
    kilobytes: bytes / 1024,
    scripts: scripts.length,
    waves: wavesOf(scripts),
  }
  await browser.close()
  return Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, Math.round(value)]))
}

function wavesOf(times: number[]): number {
  return times.filter((time, index) => index === 0 || time - times[index - 1] > WAVE_MS).length
}

const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox'] })
const lawyer = await signedIn(browser, values.email!)
const client = await signedIn(browser, values.client!)
await browser.close()
const pages: [name: string, path: string, session: Session][] = [
  ['public finder', '/recursos-legales-gratuitos/buscador-juridico-mexico/scjn?q=amparo', undefined],
  ['sign-in', '/login', undefined],
  ['portal', '/main/client', client],
  ['portal by /main', '/main', client],
  ['matters', '/law-firm/files/list', lawyer],
  ['a matter', '/law-firm/files/file-overview/1', lawyer],
  ['clients', '/law-firm/clients', lawyer],
]
const rows: Record<string, object> = {}
for (const [name, path, session] of pages) rows[name] = await coldLoad(path, session)
console.table(rows)
