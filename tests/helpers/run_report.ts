import { subscribe } from 'node:diagnostics_channel'
import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { relative } from 'node:path'
import timers from 'node:timers/promises'
import { inspect } from 'node:util'
import { Hash } from '@adonisjs/core/hash'
import { Assert } from '@japa/assert'
import type { Suite } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'
import { reportQueries } from './differing_queries.js'

/** What a test spent beside its own work, in milliseconds. */
interface Spent {
  /** Processor time of this process, all threads. */
  processor: number
  hashing: number
  /** From the start of a child process to its end; children that run at once count once each. */
  children: number
  /** Timers that a test file or a helper has set. */
  waits: number
}

const spent: Spent = { processor: 0, hashing: 0, children: 0, waits: 0 }
let assertions = 0

/**
 * Writes what every test did, a JSON object a line, to the file named by FOJA_TEST_REPORT: `bin/bootstrap/report.mjs` reads it. With
 * FOJA_TEST_PROFILE also where the time went, which costs some time itself.
 */
export function runReport(file = process.env.FOJA_TEST_REPORT): PluginFn {
  return ({ emitter, runner }) => {
    if (!file) return
    const out = openSync(file, 'a')
    const write = (line: object) => writeSync(out, `${JSON.stringify(line)}\n`)
    const profiles = Boolean(process.env.FOJA_TEST_PROFILE)
    if (profiles) watch()
    countAssertions()
    reportQueries(emitter, write)

    let since = performance.now()
    let before = { ...spent, assertions, cpu: cpu() }
    const setUp = () => performance.now() - since

    write({ kind: 'boot', milliseconds: performance.now() })
    timedSteps.onEnd = (name, milliseconds) => write({ kind: name, milliseconds })
    emitter.on('runner:start', () => {
      for (const [path, tests] of plannedTests(runner.suites)) write({ kind: 'planned', file: path, tests })
    })
    emitter.on('test:start', () => {
      if (profiles) write({ kind: 'set-up', milliseconds: setUp() })
      before = { ...spent, assertions, cpu: cpu() }
    })
    emitter.on('test:end', (test) => {
      write({
        kind: 'test',
        suite: test.meta.suite?.name,
        file: relative(process.cwd(), test.meta.fileName ?? ''),
        group: test.meta.group?.title,
        title: test.title.expanded,
        examples: test.dataset?.size ?? 1,
        milliseconds: Math.round(test.duration),
        assertions: assertions - before.assertions,
        state: test.isSkipped || test.isTodo ? 'not run' : test.hasError ? 'failed' : 'passed',
        pinned: test.isPinned,
        errors: test.errors.map(({ phase, error }) => ({ phase, text: told(error) })),
        ...(profiles && {
          processor: cpu() - before.cpu,
          hashing: spent.hashing - before.hashing,
          children: spent.children - before.children,
          waits: spent.waits - before.waits,
        }),
      })
      since = performance.now()
    })
    const hooks = (name: string, errors: { phase: string; error: Error }[]) =>
      errors.forEach(({ phase, error }) => write({ kind: 'hook', name, phase, text: told(error) }))
    emitter.on('group:end', ({ title, errors }) => hooks(title, errors))
    emitter.on('suite:end', ({ name, errors }) => hooks(name, errors))
    emitter.on('runner:end', () => {
      write({ kind: 'end', milliseconds: performance.now() })
      closeSync(out)
    })
  }
}

const timedSteps = { onEnd: (_name: string, _milliseconds: number) => {} }

/** A step of the set-up whose time the report tells by its name. */
export const timed = (name: string, action: () => Promise<void>) => async () => {
  const start = performance.now()
  await action()
  timedSteps.onEnd(name, performance.now() - start)
}

const testsOf = (suite: Suite) => suite.stack.flatMap((item) => ('tests' in item ? item.tests : [item]))

/** How many tests each file has; one with many examples is one. */
function plannedTests(suites: Suite[]): Map<string, number> {
  const planned = new Map<string, number>()
  for (const test of suites.flatMap(testsOf)) {
    const path = relative(process.cwd(), test.options.meta.fileName ?? '')
    planned.set(path, (planned.get(path) ?? 0) + 1)
  }
  return planned
}

const cpu = () => {
  const { user, system } = process.cpuUsage()
  return Math.round((user + system) / 1000)
}

/** Where an error was thrown, without the frames of the runner; of an assertion also what was compared. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error)
  const lines = (error.stack ?? error.message).split('\n')
  const frames = lines.filter((line) => !/^\s+at .*(node:internal|node_modules\/@japa)/.test(line))
  if (!('actual' in error && 'expected' in error)) return frames.join('\n')
  const shown = (value: unknown) => inspect(value, { depth: 6, maxArrayLength: 40, maxStringLength: 2_000 })
  return [...frames, `actual: ${shown(error.actual)}`, `expected: ${shown(error.expected)}`].join('\n')
}

function countAssertions() {
  const { incrementAssertionsCount } = Assert.prototype
  Assert.prototype.incrementAssertionsCount = function () {
    assertions++
    return incrementAssertionsCount.call(this)
  }
}

function watch() {
  for (const name of ['make', 'verify'] as const) {
    const original = Hash.prototype[name] as (...values: unknown[]) => Promise<unknown>
    Object.assign(Hash.prototype, {
      async [name](...values: unknown[]) {
        const start = performance.now()
        return original.apply(this, values).finally(() => (spent.hashing += performance.now() - start))
      },
    })
  }
  subscribe('child_process', (message) => {
    const start = performance.now()
    const child = (message as { process: ChildProcess }).process
    child.once('exit', () => (spent.children += performance.now() - start))
  })
  const { setTimeout: sleep } = timers
  timers.setTimeout = ((milliseconds, ...rest) => {
    if (isOfTests()) spent.waits += milliseconds ?? 0
    return sleep(milliseconds, ...rest)
  }) as typeof sleep
  const { setTimeout: start } = globalThis
  globalThis.setTimeout = Object.assign(
    ((action: () => void, milliseconds?: number, ...rest: []) => {
      if (isOfTests()) spent.waits += milliseconds ?? 0
      return start(action, milliseconds, ...rest)
    }) as typeof start,
    start
  )
}

/** Whether what sets a timer is a test file or a helper. */
function isOfTests() {
  const caller = new Error().stack?.split('\n')[3] ?? ''
  return /\/tests\//.test(caller) && !caller.includes('node_modules') && !caller.includes('run_report')
}
