import type { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadAsk, ThreadQuestion } from './thread_messages.js'

interface Pending {
  question: ThreadQuestion
  resolve: (value: never) => void
  reject: (error: Error) => void
  retried: boolean
}

/** Deaths in a row, without an answer between them, after which the thread is left alone for a while. */
const MOST_DEATHS = 10
const REST_MILLISECONDS = 60_000

/**
 * Asks questions of one search thread, started by the first of them. When the thread dies it is started again and what it had not answered is asked once
 * more; a question that sees two threads die is rejected. The thread does not keep the process alive unless an answer is awaited.
 */
export class ThreadClient {
  #thread: Worker | null = null
  #pending = new Map<number, Pending>()
  #asked = 0
  #deaths = 0
  #restUntil = 0

  constructor(
    private startThread: () => Worker,
    private now: () => number = Date.now
  ) {}

  ask<T>(ask: ThreadAsk): Promise<T> {
    if (this.now() < this.#restUntil)
      return Promise.reject(new Error('The search thread died too often and is resting'))
    return new Promise<T>((resolve, reject) => {
      const question = { number: ++this.#asked, ask }
      this.#post(question)
      this.#pending.set(question.number, { question, resolve, reject, retried: false })
    })
  }

  /** Ends the thread; what is pending is rejected. A later question starts a new one. */
  async close(): Promise<void> {
    const thread = this.#thread
    this.#thread = null
    this.#rejectAll(new Error('The search engine was closed'))
    await thread?.terminate()
  }

  #post(question: ThreadQuestion): void {
    this.#thread ??= this.#start()
    this.#thread.ref()
    this.#thread.postMessage(question)
  }

  #start(): Worker {
    const thread = this.startThread()
    let cause: Error | null = null
    thread.on('message', (answer: ThreadAnswer) => this.#settle(answer))
    thread.on('error', (error: Error) => (cause = error))
    thread.on('exit', () => this.#thread === thread && this.#bury(cause))
    return thread
  }

  #settle(answer: ThreadAnswer): void {
    this.#deaths = 0
    const pending = this.#pending.get(answer.number)
    this.#pending.delete(answer.number)
    if (this.#pending.size === 0) this.#thread?.unref()
    if ('error' in answer) pending?.reject(answer.error)
    else pending?.resolve(JSON.parse(answer.json) as never)
  }

  #bury(cause: Error | null): void {
    this.#thread = null
    this.#deaths++
    const died = new Error('The search thread died', { cause })
    if (this.#deaths >= MOST_DEATHS) {
      this.#deaths = 0
      this.#restUntil = this.now() + REST_MILLISECONDS
      return this.#rejectAll(died)
    }
    for (const pending of [...this.#pending.values()]) this.#retry(pending, died)
  }

  #retry(pending: Pending, died: Error): void {
    if (pending.retried) {
      this.#pending.delete(pending.question.number)
      return pending.reject(died)
    }
    pending.retried = true
    this.#post(pending.question)
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}
