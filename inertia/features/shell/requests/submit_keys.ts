import { saysKept } from '~/components/forms/drafts/write_answer'
import type { router } from '@inertiajs/react'

/** What a proxy says when the server did not answer: whether the submit was done is not known (RFC 9110 §15.6.3 to §15.6.5). */
export const isLostOnTheWay = (status: number) => status >= 502 && status <= 504

/** What the server says while the first of two equal submits still runs: whether it will be done is not known. */
const STILL_RUNNING = 'errors_ui.request_pending'

interface Answered {
  notices?: { warning?: { key: string } }
}

/** Tells the keys of visits after which nobody knows whether their submit was done. */
export function watchForLost(visits: Pick<typeof router, 'on'>, keys: SubmitKeys): void {
  visits.on('networkError', () => keys.lost())
  visits.on('httpException', ({ detail: { response } }) => {
    if (isLostOnTheWay(response.status) || saysKept(response)) keys.lost()
  })
  visits.on('success', ({ detail: { page } }) => {
    if ((page.props as Answered).notices?.warning?.key === STILL_RUNNING) keys.lost()
  })
}

/**
 * Keys of submits. One whose answer was lost on the way may have been done: when the same is sent again it carries the same key,
 * by which the server answers as it did the first time instead of doing it twice.
 */
export class SubmitKeys {
  readonly #unanswered = new Map<string, string>()
  #isLost = false

  /** The key of a submit: that of the same one whose answer was lost, else a new one. */
  keyFor(method: string, path: string, data: unknown): string {
    const submit = this.#describe(method, path, data)
    const key = this.#unanswered.get(submit) ?? crypto.randomUUID()
    if (!(data instanceof FormData)) this.#unanswered.set(submit, key)
    return key
  }

  /** The connection broke, a proxy had no answer, or the first one still runs; the next submit that ends had no answer. */
  lost(): void {
    this.#isLost = true
  }

  ended(method: string, path: string, data: unknown): void {
    if (!this.#isLost) this.#unanswered.delete(this.#describe(method, path, data))
    this.#isLost = false
  }

  #describe(method: string, path: string, data: unknown): string {
    return `${method} ${path} ${JSON.stringify(data)}`
  }
}
