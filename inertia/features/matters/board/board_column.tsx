import { useDroppable } from '@dnd-kit/core'
import { Badge } from '~/components/display/badge'
import { Button } from '~/components/actions/button'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { BoardCard } from './board_card'
import type { VisibleColumn } from './use_board'

interface BoardColumnProps {
  column: VisibleColumn
  columns: VisibleColumn[]
  mayMove: boolean
  onMove: (id: number, column: string) => void
  onMore: () => void
}

/** One column of the board with its cards; more of them come when they are asked for. */
export function BoardColumn({ column, columns, mayMove, onMove, onMore }: BoardColumnProps) {
  const t = useMessages()
  const { setNodeRef, isOver } = useDroppable({ id: column.value })
  const targets = mayMove ? columns.filter(({ value }) => value !== column.value) : []
  return (
    <section
      ref={setNodeRef}
      aria-label={column.label}
      className={cx(
        'flex w-72 flex-none flex-col gap-2 rounded-lg bg-surface-subtle p-2 max-md:w-[85vw]',
        isOver && 'outline-2 outline-accent'
      )}
    >
      <h2 className="flex items-center gap-2 px-1 text-sm font-semibold">
        <span className="min-w-0 truncate" title={column.label}>
          {column.label}
        </span>
        <Badge>{column.total}</Badge>
      </h2>
      {column.cards.length === 0 && (
        <p className="px-1 pb-2 text-sm text-fg-subtle">{t('matters.board.empty_column')}</p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {column.cards.map((matter) => (
          <BoardCard key={matter.id} matter={matter} targets={targets} onMove={(to) => onMove(matter.id, to)} />
        ))}
      </ul>
      {column.cards.length < column.total && (
        <Button
          size="sm"
          variant="ghost"
          onClick={onMore}
          pending={column.isLoading}
          pendingText={t('common.loading')}
          aria-label={t('matters.board.more_of', { column: column.label })}
        >
          {t('matters.board.more')}
        </Button>
      )}
    </section>
  )
}
