import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stop } from './stop.mjs'

/**
 * Makes this process the only demo on a data folder, until it ends.
 * @param {string} data
 * @param {string} url where this demo will answer
 * @throws {Stop} `already-running`, `no-data-folder`
 */
export function lockData(data, url) {
  const file = join(data, 'demo.lock')
  try {
    mkdirSync(data, { recursive: true })
    const holder = readHolder(file)
    if (holder && isAlive(holder.pid)) throw new Stop('already-running', { ...holder, data })
    rmSync(file, { force: true })
    writeFileSync(file, JSON.stringify({ pid: process.pid, url }), { flag: 'wx' })
  } catch (error) {
    if (error instanceof Stop) throw error
    throw new Stop('no-data-folder', { data, reason: error instanceof Error ? error.message : String(error) })
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

/** @returns {{ pid: number, url: string } | null} */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Whether a process is a demo that runs. A number alone proves nothing: after a restart of the machine another program has it.
 * @param {number} pid
 */
export function isAlive(pid) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
  const commandLine = `/proc/${pid}/cmdline`
  return existsSync(commandLine) ? readFileSync(commandLine, 'utf8').includes('demo.mjs') : true
}
