import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const EXECUTABLE = fileURLToPath(new URL('../../.runtime/meilisearch/1.21.0/meilisearch', import.meta.url))
const GUARD = fileURLToPath(new URL('./meilisearch_guard.mjs', import.meta.url))
const NOBODY = 65_534
const PATIENCE_MILLISECONDS = 20_000

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
 */
export async function startMeilisearch({
  port,
  key = randomBytes(24).toString('hex'),
}: { port?: number; key?: string } = {}): Promise<TestServer | null> {
  if (!hasMeilisearch) return null
  if (!existsSync(EXECUTABLE))
    throw new Error('there is no Meilisearch in .runtime/: npm test -- --only=functional brings it')
  const folder = mkdtempSync(join(tmpdir(), 'foja-meili-'))
  const isRoot = process.getuid?.() === 0
  const executable = isRoot ? copied(folder) : EXECUTABLE
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const address = `127.0.0.1:${port ?? (await freePort())}`
  const quiet = ['--no-analytics', '--env', 'production', '--log-level', 'WARN']
  const args = ['--http-addr', address, '--master-key', key, '--db-path', join(folder, 'data'), ...quiet]
  const guard = fork(GUARD, [folder, isRoot ? String(NOBODY) : '', executable, ...args], {
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
    bytes: () => bytesIn(join(folder, 'data')),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024,
    async stop() {
      if (guard.connected) guard.disconnect()
      if (guard.exitCode === null && guard.signalCode === null) await new Promise((done) => guard.once('exit', done))
    },
  }
}

/** Nobody may not be allowed into the folder of the project. */
function copied(folder: string): string {
  const path = join(folder, 'meilisearch')
  copyFileSync(EXECUTABLE, path, constants.COPYFILE_FICLONE)
  return path
}

function pidOf(guard: ChildProcess): Promise<number> {
  return new Promise((told, failed) => {
    guard.once('message', (message) => told((message as { pid: number }).pid))
    guard.once('exit', () => failed(new Error('Meilisearch did not start')))
  })
}

async function answering(url: string, guard: ChildProcess, folder: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MILLISECONDS; Date.now() < end && guard.exitCode === null; await wait(50)) {
    const answer = await fetch(`${url}/health`).catch(() => null)
    if (answer?.ok) return
  }
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
