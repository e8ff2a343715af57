import { readFileSync } from 'node:fs'
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

/** Spec files by suite, relative to the root, in the order in which to run them; null: what the suites find. */
function chosenFiles(): Record<string, string[]> | null {
  const list = process.env.FOJA_TEST_FILES
  return list ? JSON.parse(readFileSync(list, 'utf8')) : null
}

const root = new URL('../', import.meta.url)
const chosen = chosenFiles()

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
      suites: app.rcFile.tests.suites.map((suite) => {
        const files = chosen?.[suite.name]
        return files ? { ...suite, files: () => files.map((file) => new URL(file, root)) } : suite
      }),
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
