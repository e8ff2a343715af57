import { Archive, EyeOff, Lock } from 'lucide-react'
import { Badge, type BadgeTone } from '~/components/display/badge'
import type { LucideIcon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { STATUSES, type Status } from './vocabulary'

/** In which state a matter is. */
export function StatusBadge({ status }: { status: Status }) {
  return <MarkBadge mark={STATUSES[status]} />
}

/** The state in a list, where most are active: only what is not stands out. */
export function StatusInList({ status }: { status: Status }) {
  const t = useMessages()
  if (status === 'active') return <span className="text-sm text-fg-muted">{t('matters.status.active')}</span>
  return <StatusBadge status={status} />
}

type Mark = { name: MessageId; icon: LucideIcon; tone?: BadgeTone }

const ARCHIVED: Mark = { name: 'matters.archived_badge', icon: Archive }
const PRIVATE: Mark = { name: 'matters.private_badge', icon: EyeOff }
const READ_ONLY: Mark = { name: 'matters.read_only_badge', icon: Lock, tone: 'warning' }

function MarkBadge({ mark: { name, icon, tone = 'neutral' } }: { mark: Mark }) {
  const t = useMessages()
  return (
    <Badge tone={tone} icon={icon}>
      {t(name)}
    </Badge>
  )
}

/** That a matter was put away. */
export const ArchivedBadge = () => <MarkBadge mark={ARCHIVED} />

/** That only its team sees it. */
export const PrivateBadge = () => <MarkBadge mark={PRIVATE} />

/** That nothing in it can be changed. */
export const ReadOnlyBadge = () => <MarkBadge mark={READ_ONLY} />
