import { Worker } from 'node:worker_threads'
import type { SearcherOptions } from './searcher.js'

/** Starts a search thread. It runs what this file runs from: TypeScript in development and tests, JavaScript once built. */
export function startSearchThread(options: SearcherOptions): Worker {
  const isTypeScript = import.meta.url.endsWith('.ts')
  const entry = new URL(isTypeScript ? './search_thread.ts' : './search_thread.js', import.meta.url)
  const execArgv = isTypeScript ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : []
  return new Worker(entry, { workerData: options, execArgv })
}
