import type { SearchAnswer, SearchAsk, SearchQuestion } from './process_messages.js'

/** A running search process, as its client sees it. */
export interface SearchProcess {
  post(question: SearchQuestion): void
  onAnswer(listener: (answer: SearchAnswer) => void): void
  onError(listener: (error: Error) => void): void
  onExit(listener: () => void): void
  /** Whether the asking process stays alive for it. */
  hold(isAwaited: boolean): void
  /** Ends it; resolves when it is gone. */
  end(): Promise<void>
}

interface Pending {
  question: SearchQuestion
  resolve: (value: never) => void
  reject: (error: Error) => void
  retried: boolean
}

/** Deaths in a row, without an answer between them, after which no process is started for a while. */
const MAX_DEATHS = 10
const REST_MILLISECONDS = 60_000
/** After so long without a question the process is ended: its memory is worth more to a small server than the tenth of a second that starting another takes. */
const IDLE_MILLISECONDS = 10 * 60_000

/**
 * Asks questions of one search process, started by the first of them. When the process dies it is started again and what it had not answered is asked once
 * more; a question that sees two processes die is rejected. The process does not keep the process alive unless an answer is awaited, and is ended when nothing is
 * asked for a while.
 */
export class ProcessClient {
  #process: SearchProcess | null = null
  #pending = new Map<number, Pending>()
  #asked = 0
  #deaths = 0
  #restUntil = 0
  #idle: NodeJS.Timeout | undefined

  constructor(
    private startProcess: () => SearchProcess,
    private now: () => number = Date.now,
    private idleMilliseconds = IDLE_MILLISECONDS
  ) {}

  ask<T>(ask: SearchAsk): Promise<T> {
    if (this.now() < this.#restUntil)
      return Promise.reject(new Error('The search process died too often and is resting'))
    return new Promise<T>((resolve, reject) => {
      const question = { number: ++this.#asked, ask }
      this.#post(question)
      this.#pending.set(question.number, { question, resolve, reject, retried: false })
    })
  }

  /** Ends the process; what is pending is rejected. A later question starts a new one. */
  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const running = this.#process
    this.#process = null
    this.#rejectAll(new Error('The search engine was closed'))
    await running?.end()
  }

  #post(question: SearchQuestion): void {
    clearTimeout(this.#idle)
    this.#process ??= this.#start()
    this.#process.hold(true)
    this.#process.post(question)
  }

  #start(): SearchProcess {
    const running = this.startProcess()
    let cause: Error | null = null
    running.onAnswer((answer) => this.#settle(answer))
    running.onError((error) => (cause = error))
    running.onExit(() => this.#process === running && this.#bury(cause))
    return running
  }

  #settle(answer: SearchAnswer): void {
    this.#deaths = 0
    const pending = this.#pending.get(answer.number)
    this.#pending.delete(answer.number)
    if (this.#pending.size === 0) this.#rest()
    if ('error' in answer) pending?.reject(answer.error)
    else pending?.resolve(JSON.parse(answer.json) as never)
  }

  #rest(): void {
    this.#process?.hold(false)
    this.#idle = setTimeout(() => void this.close(), this.idleMilliseconds).unref()
  }

  #bury(cause: Error | null): void {
    this.#process = null
    this.#deaths++
    const died = new Error('The search process died', { cause })
    if (this.#deaths >= MAX_DEATHS) {
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
