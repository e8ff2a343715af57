import { useMemo, useRef, useState } from 'react'
import { nextSelection, selectionState } from '~/hooks/selection'

export type { SelectionState } from '~/hooks/selection'
type Id = string | number

/** The rows selected among those of the page, in their order. */
export function useSelection<T extends Id>(ids: T[]) {
  const [chosen, setChosen] = useState<ReadonlySet<T>>(new Set())
  const last = useRef<T | null>(null)
  // Rows that have left the page are no longer selected.
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen])

  return {
    selected,
    state: selectionState(ids.length, selected.size),
    isSelected: (id: T) => selected.has(id),
    toggle: (id: T, range = false) => {
      setChosen(nextSelection(ids, selected, id, range ? last.current : null))
      last.current = id
    },
    toggleAll: () => setChosen(selected.size === ids.length ? new Set() : new Set(ids)),
    clear: () => setChosen(new Set()),
  }
}
