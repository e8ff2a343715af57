import { test } from '@japa/runner'
import { browserOf } from '#app/auth/http/browser_of'

const SEEN: [string, string | null, string | null, boolean][] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
    'Chrome',
    'Windows',
    false,
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Windows', false],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome', 'Android', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605', 'Safari', 'macOS', false],
  ['curl/8.0', null, null, false],
  ['', null, null, false],
]

test.group('Browser detection', () => {
  for (const [userAgent, browser, system, isPhone] of SEEN) {
    test(`finds ${browser} on ${system} in «${userAgent.slice(0, 60)}»`, ({ assert }) => {
      assert.deepEqual(browserOf(userAgent), { browser, system, isPhone })
    })
  }

  test('finds nothing without a user agent', ({ assert }) => {
    assert.deepEqual(browserOf(null), { browser: null, system: null, isPhone: false })
  })
})
