/*
 * The bench of the embedded search engine against the naive FTS5 way and MariaDB FULLTEXT, on the same invented corpus in the same run:
 *
 *   node --import=@poppinss/ts-exec tests/bench/search/run.ts --docs 100000 --queries 240 [--skip-mariadb]
 *
 * Exits 1 when a total or a facet count differs from the naive engine's, or a phrase's total from a plain reading of the corpus. MariaDB needs the Debian
 * package mariadb-server (or --skip-mariadb). Times are of the full page: ten hits with highlights, exact total, all seven facets.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Bench } from './bench.js'

const { values } = parseArgs({
  options: {
    'docs': { type: 'string', default: '100000' },
    'queries': { type: 'string', default: '240' },
    'seed': { type: 'string', default: '7' },
    'skip-mariadb': { type: 'boolean', default: false },
  },
})

const directory = mkdtempSync(join(tmpdir(), 'fs-'))
const bench = new Bench(directory, {
  documents: Number(values.docs),
  queries: Number(values.queries),
  seed: Number(values.seed),
  withMariadb: !values['skip-mariadb'],
})
try {
  const { report, differences } = await bench.run()
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  for (const difference of differences.slice(0, 20)) process.stderr.write(`${difference}\n`)
  process.exitCode = differences.length > 0 ? 1 : 0
} finally {
  await bench.close()
  rmSync(directory, { recursive: true, force: true })
}
