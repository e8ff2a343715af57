import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { docketAddress } from './address'
import { DeadlineState } from './deadline_state'
import { DeadlineWhen } from './deadline_when'
import type { DeadlineLine } from './types'

/** Deadlines of a matter one below the other, each opening on itself. */
export function DeadlineList({ items, today }: { items: DeadlineLine[]; today: string }) {
  return (
    <ul className="divide-y divide-line-subtle border-y border-line-subtle">
      {items.map((deadline) => (
        <DeadlineItem key={deadline.id} {...{ deadline, today }} />
      ))}
    </ul>
  )
}

interface DeadlineItemProps {
  deadline: DeadlineLine
  today: string
  /** More of it. */
  children?: ReactNode
}

/** A deadline of a list: its name, until when, how far it is and who keeps it. */
export function DeadlineItem({ deadline, today, children }: DeadlineItemProps) {
  const t = useMessages()
  return (
    <li className="grid gap-1.5 py-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Link
          href={docketAddress(deadline.matterId, deadline.id)}
          preserveScroll
          preserveState
          className="min-w-0 rounded-xs font-medium wrap-break-word underline-offset-3 hover:underline"
        >
          {deadline.title}
        </Link>
        <DeadlineWhen deadline={deadline} today={today} />
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted">
        <DeadlineState deadline={deadline} />
        <span>{deadline.responsible?.name ?? t('docket.nobody')}</span>
      </div>
      {deadline.problem && (
        <Note tone="warning">
          {t(deadline.problem.key as MessageId, deadline.problem.values)}{' '}
          {deadline.lastDay !== null && t('docket.card.kept')}
        </Note>
      )}
      {children}
    </li>
  )
}
