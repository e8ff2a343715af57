import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureNpm } from './node_runtime.mjs'
import { run, tail } from './processes.mjs'
import { digest, readStamp } from './stamps.mjs'
import { Stop } from './stop.mjs'

/**
 * Whether what npm noted as installed is what the lock asks for, so that a developer's own `npm install` is not repeated.
 * @param {{ packages?: Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> }} lock package-lock.json
 * @param {{ packages?: Record<string, { version?: string }> }} installed node_modules/.package-lock.json
 */
export function isInstalled(lock, installed) {
  const wanted = Object.entries(lock.packages ?? {}).filter(([path]) => path)
  const there = installed.packages ?? {}
  const extra = Object.keys(there).some((path) => !lock.packages?.[path])
  const isThere = ([path, { version, optional }]) => (there[path] ? there[path].version === version : Boolean(optional))
  return wanted.length > 0 && !extra && wanted.every(isThere)
}

/**
 * Installs the packages of package-lock.json unless they are there. No install scripts: every binary we use comes in its package,
 * and a machine without a compiler would fail on them.
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @param {(key: string, params?: object) => void} report
 * @throws {Stop} `no-npm`, `install-failed`
 */
export async function ensureDependencies(root, runtime, report) {
  const stamp = join(root, 'node_modules', '.foja-lock')
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (readStamp(stamp) === digest(lock)) return
  if (!isInstalled(JSON.parse(lock), readJson(join(root, 'node_modules', '.package-lock.json')))) {
    const npm = await ensureNpm(root, runtime, report)
    report('installing')
    const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { ok, output } = await run([runtime.node, npm, 'ci', ...options], { cwd: root, env: runtime.env })
    if (!ok) throw new Stop('install-failed', {}, tail(output))
  }
  writeFileSync(stamp, digest(lock))
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
