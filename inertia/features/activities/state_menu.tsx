import { ChevronDown } from 'lucide-react'
import { Menu } from '~/components/actions/menu'
import { useMessages } from '~/hooks/use_messages'
import { STATES, type ActivityLine, type ActivityState } from './types'
import type { Moves } from './use_moves'

/** The state of an activity, and the way to the others: by mouse or by keyboard. */
export function StateMenu({ activity, moves, canEdit }: { activity: ActivityLine; moves: Moves; canEdit: boolean }) {
  const t = useMessages()
  const state = moves.stateOf(activity)
  if (!canEdit) return <span className="text-xs text-fg-muted">{t(`activities.state.${state}`)}</span>
  return (
    <Menu
      align="end"
      heading={t('activities.move.label', { title: activity.title })}
      trigger={{ label: t(`activities.state.${state}`), iconEnd: ChevronDown, variant: 'ghost', size: 'sm' }}
      items={STATES.map((to: ActivityState) => ({
        label: t(`activities.state.${to}`),
        checked: to === state,
        onSelect: () => moves.move(activity, to),
      }))}
    />
  )
}
