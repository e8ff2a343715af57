import { Link } from '@inertiajs/react'
import { ChevronRight } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { matterAddress, type Status } from './types'

export type Followed = {
  id: number
  reference: string
  title: string
  status: Status
  stage: string | null
  archived: boolean
  firm: string
  lawyer: string | null
  unread: number
}

/** A matter in the client's list: all of it opens it. */
export function FollowedCard({ matter }: { matter: Followed }) {
  const t = useMessages()
  const { id, reference, title, status, stage, firm, lawyer, unread } = matter
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-xl border border-line bg-surface p-4 text-md last:odd:col-span-full hover:bg-surface-hover md:px-6 md:py-5">
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Badge tone={status === 'active' ? 'info' : status === 'suspended' ? 'warning' : 'success'}>
            {t(`matters.client.status.${status}`)}
          </Badge>
          {unread > 0 && <Badge tone="solid-accent">{t('portal.message.new', { count: unread })}</Badge>}
        </div>
        <h3 className="text-lg font-semibold text-balance wrap-break-word">
          <Link href={matterAddress(id)} className="after:absolute after:inset-0 after:rounded-xl">
            {title}
          </Link>
        </h3>
        <p className="wrap-break-word text-fg-muted">{lawyer ? t('matters.client.lawyer', { name: lawyer }) : firm}</p>
        <p className="text-sm text-fg-muted">
          {t('matters.client.reference', { reference })}
          {stage && ` · ${stage}`}
        </p>
      </div>
      <Icon of={ChevronRight} size={20} className="text-fg-subtle" />
    </li>
  )
}
