import { fork, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * How fast a source is read and how much memory it takes, by hand:
 *
 *     node --import=@poppinss/ts-exec tests/bench/ingestion/run.ts [--records=20000] [--mirror=http://127.0.0.1:4600] [--built]
 *
 * Without a mirror it serves fictitious theses itself. `--built` measures the production build.
 */
const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '20000' },
    mirror: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
})
const script = values.built ? 'build/ace.js' : 'ace.js'
const folder = await mkdtemp(join(tmpdir(), 'foja-bench-'))
const court = values.mirror ? null : fork(new URL('serve.ts', import.meta.url), [values.records])
const mirror =
  values.mirror ?? (await new Promise<string>((told) => court!.once('message', (address) => told(String(address)))))
const env = {
  ...process.env,
  NODE_ENV: 'production',
  FOJA_DATA: folder,
  DB_CONNECTION: 'sqlite',
  SOURCES_MIRROR: mirror,
  LOG_LEVEL: 'warn',
}

/** Runs a command; tells its output, its seconds and the most memory that it took (Linux), in megabytes. */
function run(...args: string[]): Promise<{ output: string; seconds: number; peak: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let [output, peak] = ['', 0]
  child.stdout.on('data', (chunk) => (output += chunk))
  const look = setInterval(() => {
    const status = readStatus(child.pid!)
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }, 100)
  return new Promise((resolve) =>
    child.on('close', () => {
      clearInterval(look)
      resolve({ output, peak: Math.round(peak), seconds: Math.round((performance.now() - began) / 100) / 10 })
    })
  )
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

try {
  await run('migration:run', '--force')
  const ingest = ['sources:ingest', 'scjn', '--kind=tesis', '--rate=0']
  const first = await run(...ingest)
  const { sources } = JSON.parse((await run('sources:status', '--json')).output)
  const again = await run(...ingest)
  const reindex = await run('research:reindex')
  const { stored } = sources[0]
  console.table({
    'first run': {
      'records': stored,
      'seconds': first.seconds,
      'per second': Math.round(stored / first.seconds),
      'peak MB': first.peak,
    },
    'second run': {
      'records': sources[0].lastRun.listed,
      'seconds': again.seconds,
      'per second': null,
      'peak MB': again.peak,
    },
    'reindex': {
      'records': stored,
      'seconds': reindex.seconds,
      'per second': Math.round(stored / reindex.seconds),
      'peak MB': reindex.peak,
    },
  })
} finally {
  court?.kill()
  await rm(folder, { recursive: true })
}
