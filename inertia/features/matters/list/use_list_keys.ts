import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent } from 'react'
import { plainKey } from '~/features/shell/plain_key'
import { ADD } from '~/features/matters/address'

interface ListKeys {
  /** Told the place of the row that has the focus. */
  onSelect: (index: number, range: boolean) => void
  canCreate: boolean
  canSelect: boolean
}

const ROW_LINK = '[data-row-link]'
/** J and K move through the rows, X selects, N begins a new one; Enter opens by itself, since the focus is on a link. */
export function useListKeys({ onSelect, canCreate, canSelect }: ListKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event)
    if (key === null) return
    const links = [...document.querySelectorAll<HTMLElement>(ROW_LINK)]
    const here = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
    if (key === 'j') links[Math.min(here + 1, links.length - 1)]?.focus()
    else if (key === 'k') links[Math.max(here - 1, 0)]?.focus()
    else if (key === 'x' && canSelect && here >= 0) onSelect(here, event.shiftKey)
    else if (key === 'n' && canCreate) router.visit(ADD)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
