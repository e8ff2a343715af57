import { existsSync } from 'node:fs'
import { chromium, type Browser, type LaunchOptions } from 'playwright'
import { watchPages } from './page_watch.js'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** The Chromium of this machine; none is downloaded. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place))
  if (!path)
    throw new Error('No Chromium found. Install it (apt-get install chromium-headless-shell) or set CHROMIUM_PATH.')
  return path
}

/** Starts the browser of the journeys; its pages are watched. */
export async function launchChromium(options: LaunchOptions): Promise<Browser> {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  const browser = await chromium.launch({
    ...options,
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', ...quiet],
  })
  return watchPages(browser)
}
