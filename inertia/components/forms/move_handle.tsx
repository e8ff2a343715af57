import type { useDraggable } from '@dnd-kit/core'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'

type Drag = Pick<ReturnType<typeof useDraggable>, 'listeners' | 'setActivatorNodeRef'>

interface MoveHandleProps {
  id: string
  label: string
  /** Where it can also be dragged. */
  drag?: Drag
  onStep: (step: 1 | -1) => void
}

/** The handle by which something is put elsewhere: dragged, or with the arrow keys. */
export function MoveHandle({ id, label, drag, onStep }: MoveHandleProps) {
  const t = useMessages()

  function step(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <button
      id={id}
      type="button"
      ref={drag?.setActivatorNodeRef}
      onPointerDown={drag?.listeners?.onPointerDown as never}
      onKeyDown={step}
      aria-label={t('forms.move', { label })}
      aria-keyshortcuts="ArrowUp ArrowDown"
      title={t('forms.move_hint')}
      className="grid size-7 flex-none cursor-grab touch-none place-items-center rounded-md text-fg-subtle hover:bg-surface-hover hover:text-fg max-md:size-10"
    >
      <Icon of={GripVertical} />
    </button>
  )
}
