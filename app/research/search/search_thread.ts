import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '#app/core/system/lower_priority'
import { Searcher, type SearcherOptions } from './searcher.js'
import type { ThreadAnswer, ThreadAsk, ThreadQuestion } from './thread_messages.js'

/** The thread that runs searches: one question, one answer, in order. Whoever loads a page goes first. */
lowerPriority()
const searcher = new Searcher(workerData as SearcherOptions)
const port = parentPort!

port.on('message', (question: ThreadQuestion) => port.postMessage(answerTo(question)))

function answerTo({ number, ask }: ThreadQuestion): ThreadAnswer {
  try {
    return { number, json: JSON.stringify(valueOf(ask)) }
  } catch (error) {
    return { number, error: error as Error }
  }
}

function valueOf(ask: ThreadAsk): unknown {
  if (ask.kind === 'search') return searcher.search(ask.request)
  if (ask.kind === 'suggest') return searcher.suggest(ask.source, ask.text, ask.limit)
  return searcher.neighbours(ask.request, ask.id)
}
