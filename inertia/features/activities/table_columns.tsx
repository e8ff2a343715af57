import { Flag } from 'lucide-react'
import { Avatar } from '~/components/display/avatar'
import { Badge } from '~/components/display/badge'
import type { ListColumns } from '~/features/lists/columns'
import { useMessages } from '~/hooks/use_messages'
import { Progress } from './activity_meta'
import { DueText } from './due_text'
import { StateMenu } from './state_menu'
import type { ActivityInMatter, ColumnKey } from './types'
import type { Moves } from './use_moves'

interface CellProps {
  activity: ActivityInMatter
  moves: Moves
  canEdit: boolean
}

/** The columns of the list. */
export const ACTIVITY_COLUMNS: ListColumns<ColumnKey, CellProps> = {
  all: {
    due: { name: 'activities.field.due_on', width: 'w-40', phone: 'meta', cell: DueCell },
    priority: {
      name: 'activities.field.priority',
      width: 'w-30',
      hidden: 'md:max-lg:hidden',
      phone: 'meta',
      cell: PriorityCell,
    },
    assignee: {
      name: 'activities.field.assignee',
      width: 'w-52',
      hidden: 'md:max-desk:hidden',
      phone: 'meta',
      cell: AssigneeCell,
    },
    progress: { name: 'activities.column.progress', width: 'w-34', phone: 'meta', cell: ProgressCell },
    state: { name: 'activities.filter.state', width: 'w-34', phone: 'end', cell: StateCell },
  },
  defaults: ['due', 'priority', 'assignee', 'state'],
}

function DueCell({ activity }: CellProps) {
  const t = useMessages()
  if (!activity.dueOn) return <span className="text-sm text-fg-subtle">{t('activities.no_due')}</span>
  return (
    <span className="text-sm text-fg-muted">
      <DueText due={activity} />
    </span>
  )
}

function PriorityCell({ activity: { priority } }: CellProps) {
  const t = useMessages()
  if (priority === 2)
    return (
      <Badge tone="danger" icon={Flag}>
        {t('activities.priority.2')}
      </Badge>
    )
  return (
    <span className="text-sm text-fg-muted">
      {t(priority === 0 ? 'activities.priority.0' : 'activities.priority.1')}
    </span>
  )
}

function AssigneeCell({ activity: { assignee } }: CellProps) {
  const t = useMessages()
  if (!assignee) return <span className="text-sm text-fg-subtle">{t('activities.nobody')}</span>
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm" title={assignee.name}>
      <Avatar name={assignee.name} id={assignee.id} decorative />
      <span className="truncate">{assignee.name}</span>
    </span>
  )
}

function ProgressCell({ activity }: CellProps) {
  return (
    <span className="inline-flex items-center gap-3 text-sm text-fg-muted">
      <Progress activity={activity} />
    </span>
  )
}

function StateCell(props: CellProps) {
  return (
    <span className="-ml-2.5 block max-md:ml-0">
      <StateMenu {...props} />
    </span>
  )
}
