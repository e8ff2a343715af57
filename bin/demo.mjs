// `npm run demo`: brings a Node and the packages, builds, prepares the data and runs Foja. Plain JavaScript that Node 18 runs.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from './bootstrap/build.mjs'
import { assertResettable, resetData } from './bootstrap/demo_data.mjs'
import { lockData } from './bootstrap/demo_lock.mjs'
import { serve } from './bootstrap/demo_run.mjs'
import { demoEnvironment, demoSettings, parseDemoArguments } from './bootstrap/demo_settings.mjs'
import { assertPort, prepareData } from './bootstrap/demo_steps.mjs'
import { ensureDependencies } from './bootstrap/dependencies.mjs'
import { ensureNode } from './bootstrap/node_runtime.mjs'
import { listenForSignals } from './bootstrap/signals.mjs'
import { spanish } from './bootstrap/spanish.mjs'
import { Stop } from './bootstrap/stop.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const report = (key, params = {}) => void process.stdout.write(`${spanish[key](params)}\n`)

async function demo(argv) {
  const options = parseDemoArguments(argv)
  if (options.help) return report('help')
  const settings = demoSettings(process.env, root)
  if (options.reset) assertResettable(settings, root)
  lockData(settings.data, settings.url)
  if (!options.prepare) await assertPort(settings, argv)

  const runtime = await ensureNode(root, report)
  await ensureDependencies(root, runtime, report)
  const where = { root, node: runtime.node, env: demoEnvironment(runtime.env, settings) }
  const build = await ensureBuild(root, where, report)
  if (options.reset) reset(settings.data)
  await prepareData(where, build, report)
  if (options.prepare) return report('prepared')

  report('starting')
  const code = await serve(where, settings, report)
  if (code === 0) report('ended')
  return code
}

function reset(data) {
  report('resetting', { data })
  const names = resetData(data)
  if (names.length > 0) report('reset-left', { names, data })
}

function explain(error) {
  if (!(error instanceof Stop)) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
  else process.stderr.write(`${[error.output, spanish[error.key](error.params)].filter(Boolean).join('\n')}\n`)
  return 1
}

listenForSignals()
demo(process.argv.slice(2))
  .catch(explain)
  .then((code) => process.exit(code ?? 0))
