import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useState } from 'react'
import { useMessages } from '~/hooks/use_messages'
import type { MatterFilters } from '~/features/matters/address'
import { BoardColumn } from './board_column'
import { betweenColumns } from './board_keys'
import { useBoard, type Column } from './use_board'

interface MattersBoardProps {
  columns: Column[]
  filters: MatterFilters
  mayMove: boolean
}

/** The matters as cards in columns; a card is moved with the pointer, the keyboard or its menu. */
export default function MattersBoard({ columns, filters, mayMove }: MattersBoardProps) {
  const t = useMessages()
  const board = useBoard(columns, filters)
  const [held, setHeld] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: betweenColumns })
  )
  const referenceOf = (data: { current?: unknown }) =>
    (data.current as { reference: string } | undefined)?.reference ?? ''
  const nameOf = (value: unknown) => board.columns.find((column) => column.value === value)?.label ?? ''

  function drop({ active, over }: DragEndEvent) {
    setHeld(null)
    const from = board.columns.find(({ cards }) => cards.some(({ id }) => id === active.id))
    if (over && from && from.value !== over.id) board.move(Number(active.id), String(over.id))
  }

  const announcements = {
    onDragStart: ({ active }: DragEndEvent) => t('matters.board.picked', { reference: referenceOf(active.data) }),
    onDragOver: ({ active, over }: DragEndEvent) =>
      over ? t('matters.board.over', { reference: referenceOf(active.data), column: nameOf(over.id) }) : undefined,
    onDragEnd: ({ active, over }: DragEndEvent) =>
      over ? t('matters.board.dropped', { reference: referenceOf(active.data), column: nameOf(over.id) }) : undefined,
    onDragCancel: () => t('matters.board.canceled'),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('matters.board.instructions') } }}
      onDragStart={({ active }) => setHeld(referenceOf(active.data))}
      onDragEnd={drop}
      onDragCancel={() => setHeld(null)}
    >
      {mayMove && <p className="px-6 text-sm text-fg-subtle max-md:hidden">{t('matters.board.hint')}</p>}
      <div
        role="region"
        aria-label={t('matters.board.caption')}
        tabIndex={0}
        className="flex items-start gap-3 overflow-x-auto px-6 py-3 pb-8 max-md:snap-x max-md:px-4"
      >
        {board.columns.map((column) => (
          <BoardColumn
            key={column.value}
            {...{ column, mayMove }}
            columns={board.columns}
            onMove={board.move}
            onMore={() => void board.more(column)}
          />
        ))}
      </div>
      <DragOverlay>
        {held && <div className="w-72 rounded-lg border border-accent bg-surface p-3 shadow-lg">{held}</div>}
      </DragOverlay>
    </DndContext>
  )
}
