import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '~/components/display/avatar'
import { Badge } from '~/components/display/badge'
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

/** A column of the table besides the title. */
interface ActivityColumn {
  width: string
  /** Classes that hide it on narrow windows while nobody chose the columns. */
  hidden: string
  phone: 'meta' | 'end' | 'hide'
  cell: (props: CellProps) => ReactNode
}

/** The columns in their order. */
export const ACTIVITY_COLUMNS: Record<ColumnKey, ActivityColumn> = {
  due: { width: 'w-40', hidden: '', phone: 'meta', cell: DueCell },
  priority: { width: 'w-30', hidden: 'md:max-lg:hidden', phone: 'meta', cell: PriorityCell },
  assignee: { width: 'w-52', hidden: 'md:max-desk:hidden', phone: 'meta', cell: AssigneeCell },
  progress: { width: 'w-34', hidden: '', phone: 'meta', cell: ProgressCell },
  state: { width: 'w-34', hidden: '', phone: 'end', cell: StateCell },
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
