import { dropDraft } from './draft_store'
import { wasAccepted, type AnsweredPage } from './write_answer'

const KEY = 'foja.awaited'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Remembers, in this tab, the draft of a form whose answer comes with the next page that is loaded. */
export function awaitAnswer(id: string, storage?: Storage): void {
  try {
    ;(storage ?? sessionStorage).setItem(KEY, id)
  } catch {
    // A browser that remembers nothing: the draft stays.
  }
}

/** Forgets the awaited draft when the page that was loaded says that the server accepted it; keeps it when it was refused. */
export function resolveAwaited(page: AnsweredPage, storage?: Storage, drop: (id: string) => void = dropDraft): void {
  try {
    const place = storage ?? sessionStorage
    const id = place.getItem(KEY)
    if (id === null) return
    place.removeItem(KEY)
    if (wasAccepted(page)) drop(id)
  } catch {
    // As above.
  }
}
