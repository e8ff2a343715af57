import { spawn } from 'node:child_process'
import { openSync, closeSync, readFileSync } from 'node:fs'
import { endGroup, pause, tail } from './processes.mjs'

const TETHER = new URL('tether.mjs', import.meta.url).href

/** How long an orderly end may take, in milliseconds. */
const GRACE = 10_000

/**
 * When to start a worker again that has ended: after 1, 2, 4, 8 and 16 seconds; a sixth end within ten minutes is the last.
 * @param {number[]} ends moments in milliseconds, oldest first, the present one included
 * @returns {number | null} milliseconds to wait, or null to leave it
 */
export function restartDelay(ends) {
  const now = ends[ends.length - 1]
  const recent = ends.filter((moment) => now - moment < 600_000).length
  return recent > 5 ? null : 1000 * 2 ** (recent - 1)
}

/**
 * Starts a long-lived Node process whose output goes to a file.
 * @param {{ node: string, script: string, cwd: string, env: NodeJS.ProcessEnv, log: string }} what
 */
export function startService({ node, script, cwd, env, log }) {
  const file = openSync(log, 'a')
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', file, file, 'ipc'])
  const child = spawn(node, ['--import', TETHER, script], { cwd, env, detached: true, stdio })
  closeSync(file)
  const ended = new Promise((done) => {
    child.once('error', () => done(1))
    child.once('exit', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })
  return {
    /** @type {Promise<number>} exit code */
    ended,
    isOver: () => child.exitCode !== null || child.signalCode !== null || !child.pid,
    kill: () => endGroup(child, 'SIGKILL'),
    lastLines: () => tail(readFileSync(log, 'utf8')),
    /** Ends it in order; one that does not listen is killed. */
    async stop() {
      if (this.isOver()) return
      child.kill('SIGTERM')
      if (!(await Promise.race([ended.then(() => true), pause(GRACE).then(() => false)]))) endGroup(child, 'SIGKILL')
      await ended
    },
  }
}
