import { createServer } from 'node:net'

process.env.NODE_ENV = 'test'

/** A port that nobody uses, so that suites can run beside a running Foja and beside each other. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

process.env.HOST = '127.0.0.1'
process.env.PORT = String(await freePort())
process.env.APP_URL = `http://127.0.0.1:${process.env.PORT}`

const { ignite } = await import('./ignitor.js')
const { prettyPrintError } = await import('@adonisjs/core')
const { configure, processCLIArgs, run } = await import('@japa/runner')

ignite()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
