import { Link } from '@inertiajs/react'
import { ButtonLink } from '~/components/actions/button_link'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { ActivityMeta } from './activity_meta'
import { StateMenu } from './state_menu'
import { Tick } from './tick'
import type { ActivityLine } from './types'
import type { Moves } from './use_moves'

interface ActivityListProps {
  items: ActivityLine[]
  moves: Moves
  canEdit: boolean
  addressOf: (activity: ActivityLine) => string
}

/** Activities of a matter one below the other, next due first. */
export function ActivityList({ items, moves, canEdit, addressOf }: ActivityListProps) {
  return (
    <ul className="divide-y divide-line-subtle border-y border-line-subtle">
      {items.map((activity) => (
        <Line key={activity.id} {...{ activity, moves, canEdit, addressOf }} />
      ))}
    </ul>
  )
}

function Line({ activity, moves, canEdit, addressOf }: Omit<ActivityListProps, 'items'> & { activity: ActivityLine }) {
  const isResolved = moves.stateOf(activity) === 'resolved'
  return (
    <li className="flex items-start gap-2 py-2">
      <Tick {...{ activity, moves, canEdit }} />
      <div className="grid min-w-0 flex-1 gap-1 py-1">
        <Link
          href={addressOf(activity)}
          preserveScroll
          preserveState
          className={cx(
            'rounded-xs font-medium wrap-break-word underline-offset-3 hover:underline',
            isResolved && 'text-fg-muted line-through'
          )}
        >
          {activity.title}
        </Link>
        <ActivityMeta activity={activity} />
      </div>
      <StateMenu {...{ activity, moves, canEdit }} />
    </li>
  )
}

/** The way to the next page and back to the first one. */
export function ListPages({ next, first }: { next: string | null; first: string | null }) {
  const t = useMessages()
  if (!next && !first) return null
  return (
    <div className="flex gap-2 pt-3">
      {first && (
        <ButtonLink href={first} preserveState>
          {t('activities.first_page')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink href={next} preserveState>
          {t('activities.next_page')}
        </ButtonLink>
      )}
    </div>
  )
}
