import { useRef, type MouseEvent, type PointerEvent } from 'react'

const HELD = 450
const MOVED = 10

/**
 * On a touch screen, holding a row selects it; while rows are selected a tap selects instead of opening. A mouse has the boxes.
 * Gives the handlers of a row.
 */
export function useLongPress(isSelecting: boolean, onSelect: (index: number) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const swallowsClick = useRef(false)
  const isTouch = useRef(false)

  function end() {
    if (press.current) clearTimeout(press.current.timer)
    press.current = null
  }

  return (index: number) => ({
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      isTouch.current = pointerType === 'touch'
      swallowsClick.current = false
      if (!isTouch.current) return
      const timer = setTimeout(() => {
        swallowsClick.current = true
        onSelect(index)
      }, HELD)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > MOVED) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (isTouch.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      const taps = isTouch.current && isSelecting && !swallowsClick.current
      if (!taps && !swallowsClick.current) return
      event.preventDefault()
      event.stopPropagation()
      swallowsClick.current = false
      if (taps) onSelect(index)
    },
  })
}
