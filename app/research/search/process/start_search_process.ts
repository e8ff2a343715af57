import { fork } from 'node:child_process'
import type { SearchQuestion } from './process_messages.js'
import type { SearchProcess } from './process_client.js'
import type { SearcherOptions } from '#app/research/search/searcher'

/**
 * Starts a search process. It runs what this file runs from: TypeScript in development and tests, JavaScript once built. Its garbage is collected and its code
 * compiled on its one thread: helpers of V8 have the priority of whoever loads a page, which made the slowest hundredth of light pages wait 4.6 times as long as idle.
 * It is given no environment: there are secrets in it.
 */
export function startSearchProcess(options: SearcherOptions): SearchProcess {
  const isTypeScript = import.meta.url.endsWith('.ts')
  const entry = new URL(isTypeScript ? './search_process.ts' : './search_process.js', import.meta.url)
  const execArgv = [
    '--single-threaded',
    ...(isTypeScript ? [`--import=${import.meta.resolve('@poppinss/ts-exec')}`] : []),
  ]
  const child = fork(entry, [JSON.stringify(options)], { execArgv, serialization: 'advanced', env: {} })
  return {
    post: (question: SearchQuestion) => void child.send(question, () => undefined),
    onAnswer: (listener) => child.on('message', listener),
    onError: (listener) => child.on('error', listener),
    onExit: (listener) => child.on('exit', listener),
    hold(isAwaited) {
      const way = isAwaited ? 'ref' : 'unref'
      child[way]()
      child.channel?.[way]()
    },
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.ref()
      child.kill('SIGKILL')
      await ended
    },
  }
}
