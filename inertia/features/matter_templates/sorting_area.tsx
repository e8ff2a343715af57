import {
  closestCenter,
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useState, type ReactNode } from 'react'
import type { TemplateSection } from '~/features/template_fields/types'
import { useMessages } from '~/hooks/use_messages'
import { dropField, dropSection } from './editor'

interface SortingAreaProps {
  sections: TemplateSection[]
  onChange: (sections: TemplateSection[]) => void
  children: ReactNode
}

const partsOf = (id: string | number) => String(id).split(':') as ['field' | 'section', string]

/** Sections are dropped among sections; fields among fields, or into a section. */
const landing: CollisionDetection = (args) => {
  const [kind] = partsOf(args.active.id)
  const among = (wanted: string) => args.droppableContainers.filter(({ id }) => partsOf(id)[0] === wanted)
  if (kind === 'section') return closestCenter({ ...args, droppableContainers: among('section') })
  const onField = pointerWithin({ ...args, droppableContainers: among('field') })
  return onField.length > 0 ? onField : pointerWithin({ ...args, droppableContainers: among('section') })
}

/** The area in which sections and fields are dragged; the keyboard has its own way, at the handle. */
export function SortingArea({ sections, onChange, children }: SortingAreaProps) {
  const t = useMessages()
  const [dragged, setDragged] = useState<string | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))

  function labelOf(id: string | number | undefined): string {
    const [kind, key] = partsOf(id ?? '')
    const section = sections.find((each) => each.key === key)
    if (kind === 'section') return section?.title ?? ''
    return sections.flatMap(({ fields }) => fields).find((field) => field.key === key)?.label ?? ''
  }

  function end({ active, over }: DragEndEvent) {
    setDragged(null)
    if (!over) return
    const [[kind, key], [, onto]] = [partsOf(active.id), partsOf(over.id)]
    onChange(kind === 'section' ? dropSection(sections, key, onto) : dropField(sections, key, onto))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={landing}
      onDragStart={({ active }) => setDragged(labelOf(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: t('forms.move_hint') },
        announcements: {
          onDragStart: ({ active }) => t('matter_templates.dragging', { label: labelOf(active.id) }),
          onDragOver: ({ over }) => (over ? t('matter_templates.drag_over', { label: labelOf(over.id) }) : undefined),
          onDragEnd: () => t('matter_templates.drag_end'),
          onDragCancel: () => t('matter_templates.drag_cancelled'),
        },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged !== null && (
          <div className="rounded-md border border-line bg-surface-raised px-3 py-2 text-sm font-medium shadow-md">
            {dragged || t('matter_templates.fields.untitled')}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
