import { Circle, CircleCheck } from 'lucide-react'
import { IconButton } from '~/components/actions/icon_button'
import { useMessages } from '~/hooks/use_messages'
import type { ActivityLine } from './types'
import type { Moves } from './use_moves'

interface TickProps {
  activity: ActivityLine
  moves: Moves
  canEdit: boolean
}

/** Resolves an activity with one press, and opens it again. */
export function Tick({ activity, moves, canEdit }: TickProps) {
  const t = useMessages()
  const isResolved = moves.stateOf(activity) === 'resolved'
  return (
    <IconButton
      size="sm"
      icon={isResolved ? CircleCheck : Circle}
      label={t(isResolved ? 'activities.reopen' : 'activities.resolve', { title: activity.title })}
      disabled={!canEdit}
      onClick={() => moves.move(activity, isResolved ? 'to_start' : 'resolved')}
    />
  )
}
