/*
 * The bench of the embedded search engine against others on the same invented corpus in the same run:
 *
 *   node --import=@poppinss/ts-exec tests/bench/search/run.ts --docs 100000 --queries 240 --engines naive,mariadb,meilisearch,meilisearch-plain
 *
 * naive is what most would write with FTS5; mariadb needs the Debian package mariadb-server; meilisearch is the driver behind the port and
 * meilisearch-plain the server as its guides set it up, both of a server that `npm test` brings. Exits 1 when a total or a count of a facet differs from
 * those that a plain reading of every document gives. Times are of the full page: ten hits with highlights, exact total, all seven facets.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Bench } from './bench.js'

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: '100000' },
    queries: { type: 'string', default: '240' },
    seed: { type: 'string', default: '7' },
    engines: { type: 'string', default: 'naive' },
  },
})

const directory = mkdtempSync(join(tmpdir(), 'fs-'))
const bench = new Bench(directory, {
  documents: Number(values.docs),
  queries: Number(values.queries),
  seed: Number(values.seed),
  engines: values.engines.split(',').filter(Boolean),
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
