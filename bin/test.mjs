// `npm test`: brings a Node, the packages, Chromium and a MariaDB, then runs every check. Plain JavaScript that Node 18 runs.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { english } from './bootstrap/english.mjs'
import { listenForSignals } from './bootstrap/signals.mjs'
import { Stop } from './bootstrap/stop.mjs'
import { finish, heading, runStages } from './bootstrap/test_run.mjs'
import { parseTestArguments } from './bootstrap/test_parts.mjs'
import { setUp } from './bootstrap/test_setup.mjs'
import { testStages } from './bootstrap/test_steps.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const report = (key, params = {}) => void process.stdout.write(`${english[key](params)}\n`)

function sentence(error) {
  if (!(error instanceof Stop)) return error instanceof Error ? (error.stack ?? '') : String(error)
  return [error.output, english[error.key](error.params)].filter(Boolean).join('\n')
}

const explain = (error) => void process.stdout.write(`${sentence(error)}\n`)

async function test(argv) {
  const parts = parseTestArguments(argv)
  const start = Date.now()
  heading('set-up')
  const ground = await setUp(root, parts, report, explain).catch(explain)
  const setUpRow = { title: 'set-up', milliseconds: Date.now() - start, passed: 0, failed: ground ? 0 : 1 }
  return finish([setUpRow, ...(ground ? await runStages(testStages(parts, ground), sentence) : [])])
}

listenForSignals()
test(process.argv.slice(2))
  .catch((error) => (explain(error), 1))
  .then(process.exit)
