export type SelectionState = 'none' | 'some' | 'all'

/** How much of a page is selected, for the box in its head. */
export function selectionState(total: number, selected: number): SelectionState {
  if (selected === 0) return 'none'
  return selected === total ? 'all' : 'some'
}

/** The selection after a press on `id`. With `anchor`, everything between both follows what happens to `id`. */
export function nextSelection<T>(ids: T[], selected: ReadonlySet<T>, id: T, anchor: T | null): Set<T> {
  const next = new Set(selected)
  const turnsOn = !selected.has(id)
  const [first, last] = [ids.indexOf(anchor ?? id), ids.indexOf(id)].sort((one, other) => one - other)
  const touched = first === -1 ? [id] : ids.slice(first, last! + 1)

  for (const each of touched) {
    if (turnsOn) next.add(each)
    else next.delete(each)
  }
  return next
}
