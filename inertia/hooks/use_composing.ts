import { useState } from 'react'

/** Whether a letter is being put together in an input, as accents are on many keyboards: who replaces the input then loses it. */
export function useComposing() {
  const [isOn, setOn] = useState(false)
  const handlers = { onCompositionStart: () => setOn(true), onCompositionEnd: () => setOn(false) }
  return { isOn, handlers }
}
