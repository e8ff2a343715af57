import { useEffect, type RefObject } from 'react'

/**
 * Keeps the focus in a dialog while it is open. One that closes as this one opens gives the focus back to the page when it has faded, and
 * what is typed then would be lost.
 */
export function useKeptFocus(open: boolean, dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return
    const page = document.getElementById('app')
    const within = (element: EventTarget | null) =>
      element instanceof HTMLElement && dialog.current?.contains(element) ? element : null
    let last = within(document.activeElement)

    function keep({ target }: FocusEvent) {
      last = within(target) ?? last
      if (last?.isConnected && target instanceof Node && page?.contains(target)) last.focus()
    }
    document.addEventListener('focusin', keep)
    return () => document.removeEventListener('focusin', keep)
  }, [open, dialog])
}
