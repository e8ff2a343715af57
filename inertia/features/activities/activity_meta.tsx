import { Flag, ListChecks, MessageSquare, Paperclip } from 'lucide-react'
import { Avatar } from '~/components/display/avatar'
import { Badge } from '~/components/display/badge'
import { Icon, type LucideIcon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { DueText } from './due_text'
import type { ActivityLine } from './types'

/** What is known of an activity at a glance: due, how far, how urgent, by whom. */
export function ActivityMeta({ activity }: { activity: ActivityLine }) {
  const t = useMessages()
  const { priority, assignee } = activity
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-fg-muted">
      {priority === 2 && (
        <Badge tone="danger" icon={Flag}>
          {t('activities.priority.2')}
        </Badge>
      )}
      {priority === 0 && <span>{t('activities.priority.0')}</span>}
      <DueText due={activity} />
      <Progress activity={activity} />
      {assignee && (
        <span className="inline-flex min-w-0 items-center gap-1.5">
          <Avatar name={assignee.name} id={assignee.id} decorative />
          <span className="truncate">{assignee.name}</span>
        </span>
      )}
    </span>
  )
}

/** How far it is: its steps, documents and comments, as figures. */
export function Progress({ activity: { subtasks, documents, comments } }: { activity: ActivityLine }) {
  const t = useMessages()
  return (
    <>
      {subtasks.total > 0 && (
        <Count icon={ListChecks} shown={`${subtasks.done}/${subtasks.total}`} told={t('activities.steps', subtasks)} />
      )}
      {documents > 0 && (
        <Count
          icon={Paperclip}
          shown={String(documents)}
          told={t('activities.documents_count', { count: documents })}
        />
      )}
      {comments > 0 && (
        <Count
          icon={MessageSquare}
          shown={String(comments)}
          told={t('activities.comments_count', { count: comments })}
        />
      )}
    </>
  )
}

function Count({ icon, shown, told }: { icon: LucideIcon; shown: string; told: string }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums" title={told}>
      <Icon of={icon} size={12} />
      <span aria-hidden>{shown}</span>
      <span className="sr-only">{told}</span>
    </span>
  )
}
