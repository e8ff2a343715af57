import { useState } from 'react'
import { useDraft } from './use_draft'

/** What is typed outside a `Form`, kept on the device as a form is: until `clear` says that it was sent or is not wanted. */
export function useKeptState<T extends object>(empty: T, name: string) {
  const [initial] = useState(empty)
  const [data, setData] = useState(initial)
  const restore = (values: Partial<T>) => setData((now) => ({ ...now, ...values }))
  const draft = useDraft({ data, initial, saved: initial, restore }, name)

  function set(values: Partial<T>) {
    draft.touch()
    restore(values)
  }
  function clear() {
    draft.drop()
    setData(initial)
  }

  return { data, set, clear, restoredAt: draft.restoredAt, answers: { onAccepted: clear, onLeft: draft.leave } }
}
