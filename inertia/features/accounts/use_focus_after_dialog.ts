import { useEffect, useRef } from 'react'

/** A dialog that closes gives the focus back in the frame after it is gone. */
const FRAMES_AFTER = 3

/**
 * Moves the focus to what the answer of a dialog brought, once the dialog is gone: who reads with a keyboard or by ear goes on there. Put the
 * ref on an element with `tabIndex={-1}`.
 */
export function useFocusAfterDialog<E extends HTMLElement>() {
  const target = useRef<E>(null)

  useEffect(() => {
    let [frame, free] = [0, 0]
    function look() {
      free = document.querySelector('[role=dialog]') ? 0 : free + 1
      if (free > FRAMES_AFTER) target.current?.focus()
      else frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [])

  return target
}
