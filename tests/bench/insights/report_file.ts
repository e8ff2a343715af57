/*
 * What the file of a report of 100,000 activities costs as CSV, in the order of a column without an index: seconds, rows a second, and the memory of the process before and at most. On SQLite:
 *
 *   node --import=@poppinss/ts-exec tests/bench/insights/report_file.ts [--matters 10000]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { matters: { type: 'string', default: '10000' } } })
const data = mkdtempSync(join(tmpdir(), 'foja-report-'))
const env = { ...process.env, FOJA_DATA: data, LOG_LEVEL: 'silent', DB_CONNECTION: 'sqlite', NODE_ENV: 'development' }

type Seeded = { owner: number; workspace: number }
type Made = { rows: number; bytes: number; ms: number; before: number; most: number }

/** Runs a file of this folder in a process of its own and returns what it sends. */
async function run<T>(file: string, args: (string | number)[]): Promise<T> {
  const path = join(import.meta.dirname, file)
  const child = fork(path, args.map(String), { env, execArgv: ['--import=@poppinss/ts-exec'] })
  const sent: object[] = []
  child.on('message', (message) => {
    if (typeof message === 'object') sent.push(message!)
  })
  await once(child, 'exit')
  if (sent.length === 0) throw new Error(`${file} sent nothing`)
  return sent[0] as T
}

const { owner, workspace } = await run<Seeded>('seed.ts', [values.matters])
const made = await run<Made>('make_report_file.ts', [workspace, owner])
rmSync(data, { recursive: true, force: true })
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)
console.table([
  {
    'rows': made.rows,
    'file, MB': megabytes(made.bytes),
    'seconds': (made.ms / 1_000).toFixed(1),
    'rows a second': Math.round((made.rows / made.ms) * 1_000),
    'memory before, MB': megabytes(made.before),
    'most memory, MB': megabytes(made.most),
  },
])
