import { constants, getPriority, setPriority } from 'node:os'
import type { SearchAnswer, SearchAsk, SearchQuestion } from './process_messages.js'
import { Searcher, type SearcherOptions } from '#app/research/search/searcher'

/** Steps of `nice` below whoever loads a page. */
const STEPS = 10

/** The process that runs searches: one question, one answer, in order. It ends with the process that started it. */
lowerPriority()
const searcher = new Searcher(JSON.parse(process.argv[2]!) as SearcherOptions)

process.on('message', (question: SearchQuestion) => process.send!(answerTo(question)))
process.on('disconnect', () => process.exit())
// Ctrl-C in a terminal reaches both: the one that asks decides when searches end.
process.on('SIGINT', () => undefined)

function answerTo({ number, ask }: SearchQuestion): SearchAnswer {
  try {
    return { number, json: JSON.stringify(valueOf(ask)) }
  } catch (error) {
    return { number, error: error as Error }
  }
}

function valueOf(ask: SearchAsk): unknown {
  if (ask.kind === 'search') return searcher.search(ask.request)
  if (ask.kind === 'suggest') return searcher.suggest(ask.source, ask.text, ask.limit)
  return searcher.neighbours(ask.request, ask.id)
}

function lowerPriority(): void {
  try {
    setPriority(Math.min(getPriority() + STEPS, constants.priority.PRIORITY_LOW))
  } catch {
    // Where a process may not change its priority they share evenly.
  }
}
