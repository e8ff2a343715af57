import { cloneElement, useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { placeBeside } from '~/components/overlays/float_position'

interface TooltipProps {
  text: string
  /** False when the text is already the accessible name of what it is about. */
  describes?: boolean
  /** One element that can be hovered; focusable, so that the keyboard reaches the text. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

const hoverDelay = 400

/** A few words beside something on hover or focus; Escape hides them. Nothing on touch. */
export function Tooltip({ text, describes = true, children }: TooltipProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setAnchor(null)
    window.addEventListener('keydown', hideOnEscape, true)
    return () => window.removeEventListener('keydown', hideOnEscape, true)
  }, [anchor])

  function after(delay: number, next: Element | null) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(next), delay)
  }
  const enter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch') after(anchor ? 0 : hoverDelay, event.currentTarget.firstElementChild)
  }
  const focus = (event: FocusEvent<HTMLElement>) => {
    if (event.target.matches(':focus-visible')) after(0, event.currentTarget.firstElementChild)
  }

  return (
    <span
      className="contents"
      onPointerEnter={enter}
      onPointerLeave={() => after(100, null)}
      onPointerDown={() => after(0, null)}
      onFocus={focus}
      onBlur={() => after(0, null)}
    >
      {describes ? cloneElement(children, { 'aria-describedby': anchor ? id : undefined }) : children}
      {anchor &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            popover="manual"
            ref={(element) => {
              if (element) placeBeside(element, anchor)
            }}
            className="inset-auto m-0 max-w-80 rounded-md border-0 bg-surface-inverse px-2 py-1 text-xs text-fg-inverse"
          >
            {text}
          </span>,
          document.body
        )}
    </span>
  )
}
