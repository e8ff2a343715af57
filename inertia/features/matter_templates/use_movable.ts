import { useDraggable, useDroppable } from '@dnd-kit/core'
import { cx } from '~/components/cx'

/** Something that can be dragged, and onto which others are dropped. */
export function useMovable(id: string) {
  const drag = useDraggable({ id })
  const drop = useDroppable({ id })
  return {
    drag,
    ref(node: HTMLElement | null) {
      drag.setNodeRef(node)
      drop.setNodeRef(node)
    },
    look: cx(drag.isDragging && 'opacity-50', drop.isOver && !drag.isDragging && 'bg-accent-subtle'),
  }
}
