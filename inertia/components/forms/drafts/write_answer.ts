import type { VisitCallbacks } from '@inertiajs/core'

/** What a page says of the write that it follows. */
export interface AnsweredPage {
  errors?: object
  notices?: { refusal?: unknown; warning?: { key: string } }
}

/** A warning that no refusal is: the same was done before, and only its answer was lost. */
const ALREADY_KEPT = 'errors_ui.already_kept'

/** Whether the server did what was sent. A refusal comes back like a success, with a notice; so does bad input, with errors. */
export function wasAccepted({ errors = {}, notices = {} }: AnsweredPage): boolean {
  const isWarned = notices.warning !== undefined && notices.warning.key !== ALREADY_KEPT
  return !notices.refusal && !isWarned && Object.keys(errors).length === 0
}

/** Whether an answer that is an error says that what was sent before was done: the page that it led to failed. */
export function saysKept({ headers = {} }: { headers?: object }): boolean {
  return 'x-submit-kept' in headers
}

/** What becomes of a write. */
export interface Answers {
  onAccepted: () => void
  /** The browser is led away, so that only the page that it loads next says what became of the write: the client was updated meanwhile. */
  onLeft: () => void
}

type Watched = Pick<
  Partial<VisitCallbacks>,
  'onStart' | 'onError' | 'onHttpException' | 'onNetworkError' | 'onCancel' | 'onSuccess' | 'onFinish'
>

/** Options of a visit that writes, which also tell what the server answered. `onSuccess` is for what was accepted: a refusal leaves a form as it is. */
export function watchAnswer<V extends Watched>(visit: V, { onAccepted, onLeft }: Answers): V & Watched {
  let isAnswered = false
  const answered = () => void (isAnswered = true)
  return {
    ...visit,
    // A write that met the end of the session starts a second time, with the same options.
    onStart(pending) {
      isAnswered = false
      visit.onStart?.(pending)
    },
    onError(errors) {
      answered()
      return visit.onError?.(errors)
    },
    onHttpException(response) {
      answered()
      if (saysKept(response)) onAccepted()
      return visit.onHttpException?.(response)
    },
    onNetworkError(error) {
      answered()
      return visit.onNetworkError?.(error)
    },
    onCancel() {
      answered()
      visit.onCancel?.()
    },
    onSuccess(page) {
      answered()
      if (!wasAccepted(page.props as AnsweredPage)) return
      onAccepted()
      return visit.onSuccess?.(page)
    },
    onFinish(ended) {
      if (!isAnswered) onLeft()
      visit.onFinish?.(ended)
    },
  } satisfies Watched as V & Watched
}
