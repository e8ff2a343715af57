import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureNpm } from './node_runtime.mjs'
import { excerpt, run } from './processes.mjs'
import { digest, readStamp } from './stamps.mjs'
import { Stop } from './stop.mjs'

const OPTIONS = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Whether what npm noted as installed is what the lock asks for, so that a developer's own `npm install` is not repeated.
 * @param {{ packages?: Record<string, { version?: string, optional?: boolean }> }} lock package-lock.json
 * @param {{ packages?: Record<string, { version?: string }> }} installed node_modules/.package-lock.json
 */
export function isInstalled(lock, installed) {
  const wanted = Object.entries(lock.packages ?? {}).filter(([path]) => path)
  const there = installed.packages ?? {}
  const extra = Object.keys(there).some((path) => !lock.packages?.[path])
  const isThere = (path, entry) => (there[path] ? there[path].version === entry.version : Boolean(entry.optional))
  return wanted.length > 0 && !extra && wanted.every(([path, entry]) => isThere(path, entry))
}

/**
 * Whether `npm ci` has no other complaint than that the lock lacks binaries for other systems which the registry does not have either:
 * npm 11 says so without a version, as in `Missing: some-binary-darwin-x64@ from lock file`.
 * @param {string} output
 */
export function lacksOnlyUnknownBinaries(output) {
  const complaints = [...output.matchAll(/(?:Missing|Invalid): .*lock file.*/g)].map(([line]) => line)
  return complaints.length > 0 && complaints.every((line) => /^Missing: \S+@ from lock file/.test(line))
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
    const install = (...command) => run([runtime.node, npm, ...command, ...OPTIONS], { cwd: root, env: runtime.env })
    let { ok, output } = await install('ci')
    if (!ok && lacksOnlyUnknownBinaries(output)) ({ ok, output } = await install('install', '--no-save'))
    if (!ok) throw new Stop('install-failed', {}, excerpt(output))
  }
  writeFileSync(stamp, digest(lock))
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
