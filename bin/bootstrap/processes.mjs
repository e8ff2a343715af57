import { spawn } from 'node:child_process'

const running = new Set()

/**
 * Runs a command to its end, in a process group of its own: Ctrl+C reaches only us, and what it started ends with it.
 * @param {string[]} command program and arguments
 * @param {object} options
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.live] also write the output as it comes
 * @param {number} [options.limit] minutes after which it is ended
 * @returns {Promise<{ ok: boolean, code: number | null, output: string, timedOut: boolean }>} never rejects; output is both streams
 */
export function run([file, ...args], { cwd, env, live = false, limit = 30 } = {}) {
  return new Promise((done) => {
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      endGroup(child, 'SIGKILL')
    }, limit * 60_000)
    const keep = (chunk) => {
      chunks.push(chunk)
      if (live) process.stdout.write(chunk)
    }
    const end = (code, trailer = '') => {
      clearTimeout(timer)
      running.delete(child)
      child.stdout.destroy()
      child.stderr.destroy()
      done({ ok: code === 0, code, output: Buffer.concat(chunks).toString('utf8') + trailer, timedOut })
    }
    running.add(child)
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => end(null, `${error.message}\n`))
    child.on('close', (code) => end(code))
    // Something it left behind may hold the pipes open.
    child.on('exit', (code) => setTimeout(end, 3000, code).unref())
  })
}

/** Ends every command that `run` has under way, with all that they started. */
export function endAll() {
  for (const child of running) endGroup(child, 'SIGKILL')
}

/**
 * Sends a signal to a child and to what it started; silent when it is gone.
 * @param {import('node:child_process').ChildProcess} child spawned with `detached`
 * @param {NodeJS.Signals} signal
 */
export function endGroup(child, signal) {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/** @param {number} milliseconds */
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/** The last lines of a log. */
export const tail = (log, lines = 20) => log.trimEnd().split('\n').slice(-lines).join('\n')

/** The beginning and the end of an output, for an error message: npm tells the cause first, other tools last. */
export function excerpt(output, lines = 60) {
  const all = output.trimEnd().split('\n')
  if (all.length <= lines) return all.join('\n')
  return [...all.slice(0, 20), '…', ...all.slice(20 - lines)].join('\n')
}
