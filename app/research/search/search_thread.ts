import { parentPort, workerData } from 'node:worker_threads'
import { Searcher, type SearcherOptions } from './searcher.js'
import type { ThreadAnswer, ThreadQuestion } from './thread_messages.js'

/** The thread that runs searches: one question, one answer, in order. */
const searcher = new Searcher(workerData as SearcherOptions)
const port = parentPort!

port.on('message', (question: ThreadQuestion) => port.postMessage(answerTo(question)))

function answerTo({ number, ask }: ThreadQuestion): ThreadAnswer {
  try {
    const value = ask.kind === 'search' ? searcher.search(ask.request) : searcher.neighbours(ask.request, ask.id)
    return { number, json: JSON.stringify(value) }
  } catch (error) {
    return { number, error: error as Error }
  }
}
