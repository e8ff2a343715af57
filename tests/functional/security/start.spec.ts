import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { startsFast } from '#tests/helpers/child'

const DATA = app.tmpPath(`test-start-${process.pid}`)

/** Starts the server with an environment and waits until it ends by itself. */
function start(environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const env = {
    ...startsFast(),
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: '3799',
    FOJA_DATA: DATA,
    LOG_LEVEL: 'silent',
    ...environment,
  }
  const args = ['--import=@poppinss/ts-exec', 'bin/server.ts']
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: app.makePath(), env, timeout: 20_000 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr })
    })
  })
}

test.group('Server with unusable session cookies', (group) => {
  group.each.teardown(() => rm(DATA, { recursive: true, force: true }))

  test('does not start with plain http on a non-local address', async ({ assert }) => {
    const { code, said } = await start({ APP_URL: 'http://foja.example' })
    assert.equal(code, 1)
    assert.include(said, 'APP_URL is http://foja.example: over plain http nobody could stay signed in.')
    assert.include(said, 'set APP_URL to its https address')
  })
})
