import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** With the arrows a card goes from column to column. */
export const betweenColumns: KeyboardCoordinateGetter = (
  event,
  { context: { droppableRects, droppableContainers, over, active } }
) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code]
  if (!step) return undefined
  event.preventDefault()
  const places = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .sort((a, b) => a.rect.left - b.rect.left)
  const left = active?.rect.current.translated?.left ?? 0
  const now = over ? places.findIndex(({ id }) => id === over.id) : places.findIndex(({ rect }) => rect.left >= left)
  const next = places[now + step]
  return next && { x: next.rect.left + 8, y: next.rect.top + 40 }
}
