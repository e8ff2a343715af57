import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { endAll } from './processes.mjs'

/** @type {(signal: NodeJS.Signals) => void} */
let react = (signal) => {
  endAll()
  process.exit(128 + constants.signals[signal])
}

/** From now on Ctrl+C and SIGTERM end what we started before they end us; a reader of our output that left does not. */
export function listenForSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => react(signal))
  process.stdout.on('error', () => {})
  if (process.env.npm_lifecycle_event) watchNpm()
}

/** @param {(signal: NodeJS.Signals) => void} action what a signal does from now on */
export function onSignal(action) {
  react = action
}

/** A signal to npm ends npm and the shell between it and us, and never reaches us. */
function watchNpm() {
  const [shell, npm] = [process.ppid, parentOf(process.ppid)]
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(timer)
    react('SIGTERM')
  }, 500)
  timer.unref()
}

/** @param {number} pid @returns {string | undefined} where the system tells (Linux) */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
