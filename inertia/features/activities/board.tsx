import {
  DndContext,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { Link } from '@inertiajs/react'
import type { CSSProperties } from 'react'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { ActivityMeta } from './activity_meta'
import { StateMenu } from './state_menu'
import type { ActivityLine, ActivityState, Column } from './types'
import type { Moves } from './use_moves'

interface BoardProps {
  columns: Column[]
  moves: Moves
  canEdit: boolean
  addressOf: (activity: ActivityLine) => string
}

/** Activities by state, a column each. Cards are dragged to another state, or taken there by their menu. */
export function Board({ columns, moves, canEdit, addressOf }: BoardProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const all = columns.flatMap(({ items }) => items)

  function drop({ active, over }: DragEndEvent) {
    const activity = all.find(({ id }) => id === active.id)
    if (activity && over) moves.move(activity, over.id as ActivityState)
  }

  return (
    <DndContext sensors={sensors} onDragEnd={drop}>
      <div className="grid gap-4 md:grid-cols-3">
        {columns.map(({ state, more }) => (
          <BoardColumn
            key={state}
            state={state}
            more={more}
            items={all.filter((activity) => moves.stateOf(activity) === state)}
            {...{ moves, canEdit, addressOf }}
          />
        ))}
      </div>
    </DndContext>
  )
}

type ColumnProps = Omit<BoardProps, 'columns'> & { state: ActivityState; items: ActivityLine[]; more: boolean }

function BoardColumn({ state, items, more, ...rest }: ColumnProps) {
  const t = useMessages()
  const { setNodeRef, isOver } = useDroppable({ id: state })
  return (
    <section
      ref={setNodeRef}
      aria-label={t(`activities.state.${state}`)}
      className={cx(
        'grid content-start gap-2 rounded-lg border border-line bg-surface-subtle p-2.5',
        isOver && 'border-accent-line bg-accent-subtle'
      )}
    >
      <h3 className="flex gap-2 px-1 text-sm font-semibold">
        {t(`activities.state.${state}`)}
        <span className="font-normal text-fg-muted tabular-nums">{items.length}</span>
      </h3>
      {items.length === 0 && <p className="px-1 text-sm text-fg-muted">{t('activities.column.empty')}</p>}
      {items.map((activity) => (
        <Card key={activity.id} activity={activity} {...rest} />
      ))}
      {more && <p className="px-1 text-sm text-fg-muted">{t('activities.column.more')}</p>}
    </section>
  )
}

function Card({ activity, moves, canEdit, addressOf }: Omit<BoardProps, 'columns'> & { activity: ActivityLine }) {
  const { setNodeRef, listeners, transform } = useDraggable({ id: activity.id, disabled: !canEdit })
  const style: CSSProperties | undefined = transform
    ? { transform: `translate(${transform.x}px, ${transform.y}px)`, position: 'relative', zIndex: 2 }
    : undefined
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      style={style}
      className={cx(
        'grid gap-1.5 rounded-lg border border-line bg-surface p-2.5',
        transform && 'shadow-lg',
        canEdit && 'touch-manipulation'
      )}
    >
      <Link
        href={addressOf(activity)}
        preserveScroll
        preserveState
        draggable={false}
        className="rounded-xs font-medium wrap-break-word underline-offset-3 hover:underline"
      >
        {activity.title}
      </Link>
      <ActivityMeta activity={activity} />
      <span className="-mb-1 flex justify-end">
        <StateMenu {...{ activity, moves, canEdit }} />
      </span>
    </article>
  )
}
