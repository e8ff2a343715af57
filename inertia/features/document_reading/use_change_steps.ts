import { useCallback, useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Goes to the next or the previous change (`1`, `-1`) and puts the focus there; N and P do the same. */
export function useChangeSteps(frame: HTMLElement | null): (by: 1 | -1) => void {
  const step = useCallback(
    (by: 1 | -1) => {
      const changes = [...(frame?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
      if (changes.length === 0) return
      const at = changes.findIndex((change) => change === document.activeElement)
      const next = at < 0 ? (by > 0 ? 0 : changes.length - 1) : (at + by + changes.length) % changes.length
      changes[next]!.focus({ preventScroll: true })
      changes[next]!.scrollIntoView({ block: 'center' })
    },
    [frame]
  )

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'n') step(1)
      else if (key === 'p') step(-1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [step])

  return step
}
