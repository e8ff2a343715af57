import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { until } from '#tests/helpers/until'

const EXECUTABLE = fileURLToPath(new URL('../../.runtime/meilisearch/1.21.0/meilisearch', import.meta.url))
const GUARD = fileURLToPath(new URL('./meilisearch_guard.mjs', import.meta.url))
const NOBODY = 65_534
/** A disk in memory, where Linux has one: the server waits for the disk with each of its tasks. */
const IN_MEMORY = '/dev/shm'
const PATIENCE_SECONDS = 20
/** The server takes two thirds of the machine's memory for each of its writing tasks unless it is told otherwise, which alone takes seconds on a busy one. */
const LITTLE_MEMORY = ['--max-indexing-memory', '256MiB']

/** Whether the server's executable runs on this machine; `npm test` brings it. */
export const hasMeilisearch = process.platform === 'linux' && process.arch === 'x64'

export interface TestServer {
  url: string
  key: string
  pid: number
  /** Bytes of its data on disk. */
  bytes(): number
  /** Bytes of memory that it holds. */
  memory(): number
  stop(): Promise<void>
}

/**
 * Starts a Meilisearch of the test's own on loopback, with a random key and a folder that goes with it; as nobody when we are root. It ends with this
 * process. Null on machines that have none.
 *
 * `inMemory`: its data are kept in memory where that can be had, and it writes with little of it: for tests of what it answers. Measurements want the disk.
 */
export async function startMeilisearch({
  port,
  key = randomBytes(24).toString('hex'),
  inMemory = false,
}: { port?: number; key?: string; inMemory?: boolean } = {}): Promise<TestServer | null> {
  if (!hasMeilisearch) return null
  if (!existsSync(EXECUTABLE))
    throw new Error('there is no Meilisearch in .runtime/: npm test -- --only=functional brings it')
  const folder = mkdtempSync(join(tmpdir(), 'foja-meili-'))
  const isRoot = process.getuid?.() === 0
  const executable = isRoot ? copied(folder) : EXECUTABLE
  const home = inMemory && isWritable(IN_MEMORY) ? mkdtempSync(join(IN_MEMORY, `${basename(tmpdir())}-meili-`)) : folder
  if (isRoot) for (const place of new Set([folder, home])) chownSync(place, NOBODY, NOBODY)
  const address = `127.0.0.1:${port ?? (await freePort())}`
  const quiet = ['--no-analytics', '--env', 'production', '--log-level', 'WARN']
  const args = [
    '--http-addr',
    address,
    '--master-key',
    key,
    '--db-path',
    join(home, 'data'),
    ...quiet,
    ...(inMemory ? LITTLE_MEMORY : []),
  ]
  const guard = fork(GUARD, [folder, home, isRoot ? String(NOBODY) : '', executable, ...args], {
    execArgv: [],
    detached: true,
  })
  const pid = await pidOf(guard)
  await answering(`http://${address}`, guard, folder)
  guard.unref()
  guard.channel?.unref()
  return {
    url: `http://${address}`,
    key,
    pid,
    bytes: () => bytesIn(join(home, 'data')),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    async stop() {
      if (guard.connected) guard.disconnect()
      if (guard.exitCode === null && guard.signalCode === null) await new Promise((done) => guard.once('exit', done))
    },
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Nobody may not be allowed into the folder of the project. A second name costs nothing, but has to be on the same disk. */
function copied(folder: string): string {
  const path = join(folder, 'meilisearch')
  try {
    linkSync(EXECUTABLE, path)
  } catch {
    copyFileSync(EXECUTABLE, path, constants.COPYFILE_FICLONE)
  }
  return path
}

function pidOf(guard: ChildProcess): Promise<number> {
  return new Promise((told, failed) => {
    guard.once('message', (message) => told((message as { pid: number }).pid))
    guard.once('exit', () => failed(new Error('Meilisearch did not start')))
  })
}

async function answering(url: string, guard: ChildProcess, folder: string): Promise<void> {
  let isUp = false
  const isDecided = async () => {
    isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false
    )
    return isUp || guard.exitCode !== null
  }
  await until(isDecided, 'an answer of Meilisearch', PATIENCE_SECONDS).catch(() => undefined)
  if (isUp) return
  throw new Error(`Meilisearch does not answer: ${existsSync(folder) ? readFileSync(join(folder, 'log'), 'utf8') : ''}`)
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).blocks * 512, 0)
}
