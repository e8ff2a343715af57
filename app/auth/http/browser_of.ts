/** Names in the order in which they are looked for: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const BROWSERS: [string, RegExp][] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\/|\bHeadlessChrome\//],
  ['Safari', /\bSafari\//],
]
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

const firstOf = (names: [string, RegExp][], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** What a browser says that it is, in words for its owner; null for what it does not say. Never used to decide anything. */
export function browserOf(userAgent: string | null) {
  const text = userAgent ?? ''
  const system = firstOf(SYSTEMS, text)
  return { browser: firstOf(BROWSERS, text), system, isPhone: system === 'iPhone' || /\bMobile\b/.test(text) }
}
