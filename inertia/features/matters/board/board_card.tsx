import { useDraggable } from '@dnd-kit/core'
import { Link } from '@inertiajs/react'
import { ArrowRightLeft, GripVertical } from 'lucide-react'
import { Avatar } from '~/components/display/avatar'
import { DateTime } from '~/components/display/date_time'
import { Icon } from '~/components/display/icon'
import { Menu } from '~/components/actions/menu'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { matterAddress } from '~/features/matters/address'
import { PrivateBadge, ReadOnlyBadge } from '~/features/matters/status_badge'
import type { MatterLine } from '~/features/matters/vocabulary'

interface BoardCardProps {
  matter: MatterLine
  /** The columns to which it may go; none when it may not be moved. */
  targets: { value: string; label: string }[]
  onMove: (column: string) => void
}

/** A matter on the board: it is dragged by its handle, or sent on by its menu. */
export function BoardCard({ matter, targets, onMove }: BoardCardProps) {
  const t = useMessages()
  const { id, reference, title, clientName, responsible, nextOn } = matter
  const mayMove = targets.length > 0 && !matter.readOnly
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id,
    data: { reference },
    disabled: !mayMove,
  })

  return (
    <li
      ref={setNodeRef}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-lg border border-line bg-surface p-3 shadow-xs',
        isDragging && 'opacity-40'
      )}
    >
      <div className="flex items-center gap-1 text-sm text-fg-subtle">
        {mayMove && (
          <button
            type="button"
            {...attributes}
            {...listeners}
            aria-label={t('matters.board.move', { reference })}
            className="-ml-1.5 grid h-7 w-6 cursor-grab touch-none place-items-center rounded-md hover:bg-surface-hover max-md:hidden"
          >
            <Icon of={GripVertical} size={14} />
          </button>
        )}
        <span>{reference}</span>
        {matter.private && <PrivateBadge />}
        {matter.readOnly && <ReadOnlyBadge />}
        <span className="ml-auto flex items-center gap-1">
          {mayMove && (
            <Menu
              align="end"
              heading={t('matters.board.move', { reference })}
              trigger={{
                label: t('matters.board.move', { reference }),
                icon: ArrowRightLeft,
                iconOnly: true,
                size: 'sm',
              }}
              items={targets.map(({ value, label }) => ({
                label: t('matters.board.move_to', { column: label }),
                onSelect: () => onMove(value),
              }))}
            />
          )}
        </span>
      </div>
      <Link href={matterAddress(id)} className="font-medium wrap-break-word underline-offset-3 hover:underline">
        {title}
      </Link>
      <div className="flex items-center gap-2 text-sm text-fg-subtle">
        <span className="min-w-0 flex-1 truncate">{clientName ?? t('matters.no_client')}</span>
        {nextOn && <DateTime value={nextOn} format="day" />}
        {responsible && <Avatar name={responsible.name} id={responsible.id} />}
      </div>
    </li>
  )
}
