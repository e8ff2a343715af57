import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

const DATA = app.tmpPath(`test-start-${process.pid}`)

/** Starts the server with an environment and waits until it ends by itself. */
function start(environment: Record<string, string>): Promise<{ code: number; said: string }> {
  const env = {
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

test.group('A server that nobody could stay signed in to', (group) => {
  group.each.teardown(() => rm(DATA, { recursive: true, force: true }))

  test('does not start: plain http on an address that is not this machine', async ({ assert }) => {
    const { code, said } = await start({ APP_URL: 'http://foja.example' })
    assert.equal(code, 1)
    assert.include(said, 'APP_URL is http://foja.example: over plain http nobody could stay signed in.')
    assert.include(said, 'set APP_URL to its https address')
  })
})
