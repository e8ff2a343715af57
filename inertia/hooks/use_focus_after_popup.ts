import { useEffect } from 'react'

/** A dialog that closes gives the focus back in the frame after it is gone. */
const FRAMES_AFTER = 3

/** Where the focus was on the page last, and how to find the same place once the page was drawn anew. */
let last: { element: HTMLElement; find(): HTMLElement | null } | null = null

function remember({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.closest('#app')) return
  const { id, tagName, textContent } = target
  const twin = () => [...document.querySelectorAll<HTMLElement>(tagName)].find((one) => one.textContent === textContent)
  last = { element: target, find: () => (id && document.getElementById(id)) || twin() || null }
}

if (typeof document !== 'undefined') document.addEventListener('focusin', remember)

/** What is wrong in a form, else where the person was, else the page itself. */
function place(): HTMLElement | null {
  const wrong = document.querySelector<HTMLElement>('#app form [aria-invalid="true"]')
  return wrong ?? (last?.element.isConnected ? last.element : last?.find()) ?? document.getElementById('main')
}

/** Gives the focus a place on the page once a popup is gone, where the page was drawn anew below it: nobody is left at its top. */
export function useFocusAfterPopup(open: boolean): void {
  useEffect(() => {
    if (!open) return
    return () => {
      let free = 0
      function look() {
        free = document.querySelector('[role=dialog]') ? 0 : free + 1
        if (free <= FRAMES_AFTER) return void requestAnimationFrame(look)
        if (document.activeElement === document.body) place()?.focus()
      }
      requestAnimationFrame(look)
    }
  }, [open])
}
