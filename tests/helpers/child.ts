import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'

/** What makes children start fast: how TypeScript is run here, and a place where Node keeps what it compiled. */
export function startsFast(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_COMPILE_CACHE = app.makePath('tmp/compiled/v8') } = process.env
  return { ...(NODE_OPTIONS && { NODE_OPTIONS }), NODE_COMPILE_CACHE }
}

/** The environment of child processes: ours, which start fast. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, ...startsFast() }
}

/** Runs a TypeScript file of the tests in a process of its own. Returns the signal that ended it, if one did; throws when it fails by itself. */
export async function runScript(script: string, ...args: (string | number)[]): Promise<string | null> {
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', script, ...args.map(String)], {
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (signal === null && code !== 0) throw new Error(`it ended with ${code}`)
  return signal
}

/** The process of a recurring task that may be killed (`killed_task.ts`). */
export const KILLED_TASK = fileURLToPath(new URL('./killed_task.ts', import.meta.url))

/** Does the work of a recurring task at an instant, killed before the statement of a number if one is given. Returns the signal that ended it, if one did. */
export const runRecurringTask = (key: string, now: string, dieAt = Infinity): Promise<string | null> =>
  runScript(KILLED_TASK, key, dieAt, now)
