import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent } from 'react'
import { shortcutsAreOn } from '~/features/shell/shortcuts'

interface DocumentKeys {
  previous?: string
  next?: string
  onCopy: () => void
  onPin?: () => void
}

/** ← and → lead to the neighbours in the list of results, C copies the citation, P pins. Not while somebody types or a dialog is open. */
export function useDocumentKeys({ previous, next, onCopy, onPin }: DocumentKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isBusy(event))
      return
    if (!shortcutsAreOn()) return
    const actions: Record<string, (() => void) | undefined> = {
      ArrowLeft: previous ? () => router.visit(previous) : undefined,
      ArrowRight: next ? () => router.visit(next) : undefined,
      c: onCopy,
      p: onPin,
    }
    const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function isBusy({ target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null
  return isTyping || document.querySelector('[role="dialog"]') !== null
}
