import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ace } from './demo_steps.mjs'
import { userLines } from './demo_users.mjs'
import { waitUntilReady } from './health.mjs'
import { endAll, pause } from './processes.mjs'
import { restartDelay, startService } from './service.mjs'
import { onSignal } from './signals.mjs'
import { Stop } from './stop.mjs'

/**
 * Starts the web and the worker process and stays until told to end or until the web process dies.
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv }} where env as for a production run
 * @param {ReturnType<typeof import('./demo_settings.mjs').demoSettings>} settings
 * @param {(key: string, params?: object) => void} report
 * @returns {Promise<number>} exit code: 0 when told to end, else that of the web process
 * @throws {Stop} `never-ready`, `users-failed`
 */
export async function serve(where, settings, report) {
  const log = join(settings.data, 'web.log')
  const web = start(where, 'build/bin/server.js', log)
  const worker = superviseWorker(where, join(settings.data, 'worker.log'), report)
  const users = ace(['demo:users'], 'users-failed', where).then(userLines)
  users.catch(() => {})
  const told = untilTold(() => [web.kill(), worker.kill()])
  const end = Promise.race([web.ended, told])
  try {
    const first = await Promise.race([waitUntilReady(settings, { isOver: web.isOver }), end])
    if (first === true) report('ready', { ...settings, users: await users })
    if (first === false && !web.isOver()) throw new Stop('never-ready', { log }, web.lastLines())
    const code = await end
    if (code === 'told') return 0
    report('web-ended', { code, log, lines: web.lastLines() })
    return code || 1
  } finally {
    endAll()
    await Promise.all([web.stop(), worker.stop()])
  }
}

function start(where, script, log) {
  rmSync(log, { force: true })
  return startService({ ...where, cwd: where.root, script, log })
}

/** The first signal asks for an orderly end, the second one does not wait for it. */
function untilTold(kill) {
  return new Promise((tell) => {
    onSignal(() => {
      tell('told')
      onSignal(kill)
    })
  })
}

function superviseWorker(where, log, report) {
  const ends = []
  let isStopping = false
  let worker = start(where, 'build/bin/worker.js', log)
  const watch = async () => {
    const code = await worker.ended
    if (isStopping) return
    ends.push(Date.now())
    const delay = restartDelay(ends)
    report(delay === null ? 'worker-given-up' : 'worker-ended', { code, log, seconds: (delay ?? 0) / 1000 })
    if (delay === null) return
    await pause(delay)
    if (isStopping) return
    worker = startService({ ...where, cwd: where.root, script: 'build/bin/worker.js', log })
    await watch()
  }
  watch()
  return {
    kill: () => worker.kill(),
    stop() {
      isStopping = true
      return worker.stop()
    },
  }
}
