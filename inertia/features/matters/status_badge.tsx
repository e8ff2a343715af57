import { Archive, EyeOff, Lock } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'
import { STATUSES, type Status } from './vocabulary'

/** In which state a matter is. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useMessages()
  const { name, icon, tone } = STATUSES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(name)}
    </Badge>
  )
}

/** The state in a list, where most are active: only what is not stands out. */
export function StatusInList({ status }: { status: Status }) {
  const t = useMessages()
  if (status === 'active') return <span className="text-sm text-fg-muted">{t('matters.status.active')}</span>
  return <StatusBadge status={status} />
}

/** That a matter was put away. */
export function ArchivedBadge() {
  const t = useMessages()
  return (
    <Badge tone="neutral" icon={Archive}>
      {t('matters.archived_badge')}
    </Badge>
  )
}

/** That only its team sees it. */
export function PrivateBadge() {
  const t = useMessages()
  return (
    <Badge tone="neutral" icon={EyeOff}>
      {t('matters.private_badge')}
    </Badge>
  )
}

/** That nothing in it can be changed. */
export function ReadOnlyBadge() {
  const t = useMessages()
  return (
    <Badge tone="warning" icon={Lock}>
      {t('matters.read_only_badge')}
    </Badge>
  )
}
