// `npm test`: brings a Node, the packages, Chromium and a MariaDB, then runs every check. Plain JavaScript that Node 18 runs.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { english } from './bootstrap/english.mjs'
import { listenForSignals } from './bootstrap/signals.mjs'
import { Stop } from './bootstrap/stop.mjs'
import { lockClone, openRunFolder } from './bootstrap/run_folder.mjs'
import { parseTestArguments } from './bootstrap/test_arguments.mjs'
import { LANES, testJobs } from './bootstrap/test_jobs.mjs'
import { planOf } from './bootstrap/test_plan.mjs'
import { suiteOf } from './bootstrap/test_discovery.mjs'
import { checkRun, record, printResult } from './bootstrap/test_result.mjs'
import { runJobs } from './bootstrap/test_run.mjs'
import { setUp } from './bootstrap/test_setup.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const print = (text) => void process.stdout.write(`${text}\n`)
const report = (key, params = {}) => print(english[key](params))

function sentence(error) {
  if (!(error instanceof Stop)) return error instanceof Error ? (error.stack ?? '') : String(error)
  return [error.output, english[error.key](error.params)].filter(Boolean).join('\n')
}

const explain = (error) => print(sentence(error))

/** @returns {Promise<number>} exit code */
async function test(argv) {
  const asked = parseTestArguments(argv)
  const start = Date.now()
  if (asked.specs.length === 0 || asked.specs.some((file) => suiteOf(file) === 'browser')) lockClone(root)
  const folder = openRunFolder(report)
  const plan = await planOf(root, asked, report)
  print('── set-up')
  const ground = { ...(await setUp(root, plan.parts, report, explain)), folder }
  const setUpRow = { title: 'set-up', milliseconds: Date.now() - start, passed: 0, failed: 0 }
  const jobs = testJobs(plan.parts, ground, plan)
  if (jobs.length === 0) throw new Stop('nothing-to-run')
  const done = await runJobs(jobs, LANES, sentence)
  const rows = [setUpRow, ...done, ...checkRun(root, plan, done)]
  if (asked.record) record(root, done)
  return printResult(rows, { milliseconds: Date.now() - start, isProfiled: asked.profile })
}

listenForSignals()
test(process.argv.slice(2))
  .catch((error) => {
    explain(error)
    print('0 passed, 1 failed')
    return 1
  })
  .then((code) => process.exit(code))
