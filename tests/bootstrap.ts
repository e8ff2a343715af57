import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { assert } from '@japa/assert'
import fc from 'fast-check'
import { apiClient } from '@japa/api-client'
import { browserClient } from '@japa/browser-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import env from '#start/env'
import { clock } from '#app/core/clock'
import { setLimitStore } from '#app/core/limits/rate_limiter'
import { noticeHub } from '#app/notifications/stream/notice_hub'
import { isMaintenance } from '#app/core/system/maintenance'
import { prepareDatabase } from '#tests/helpers/database'
import { launchChromium } from '#tests/helpers/chromium'
import { runReport, timed } from '#tests/helpers/run_report'
import { shuffleTests } from '#tests/helpers/shuffle_tests'

export const plugins: Config['plugins'] = [
  assert(),
  runReport(),
  shuffleTests(),
  apiClient({ baseURL: env.get('APP_URL') }),
  pluginAdonisJS(app),
  authApiClient(app),
  browserClient({
    runInSuites: ['browser'],
    launcher: launchChromium,
    contextOptions: { baseURL: env.get('APP_URL') },
  }),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [timed('migrations', prepareDatabase), async () => void (await isMaintenance())],
  teardown: [() => rm(env.get('FOJA_DATA'), { recursive: true, force: true })],
}

/** The server of a suite. A window that still listens for notices would keep it open. */
async function startServer() {
  const close = await testUtils.httpServer().start()
  return async () => {
    noticeHub.close()
    await close()
  }
}

/** Chance is injected: each run tries the same examples. `FC_SEED=<number>` tries others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 2026) })

export const configureSuite: Config['configureSuite'] = (suite) => {
  suite.onTest((test) => test.teardown(() => clock.restore()))
  // Rolled back transactions give ids out again: whoever has one next has made no tries yet.
  suite.onGroup((group) => void group.each.teardown(() => setLimitStore('memory')))
  if (['browser', 'functional'].includes(suite.name)) suite.setup(startServer)
}
