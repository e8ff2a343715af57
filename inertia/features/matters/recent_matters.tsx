import { Link } from '@inertiajs/react'
import { RelativeTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { LIST, matterAddress } from './address'
import { StatusInList } from './status_badge'

/** Panel of the home: the matters that were touched last. */
export default function RecentMatters({ content: { matters } }: PanelProps<'matters.recent'>) {
  const t = useMessages()
  return (
    <Panel
      flush
      title={t('matters.recent.title')}
      end={
        <TextLink href={LIST} className="text-sm">
          {t('common.see_all')}
        </TextLink>
      }
    >
      <ul className="pb-1">
        {matters.map((matter) => (
          <li key={matter.id} className="relative border-t border-line-subtle px-3.5 py-2 hover:bg-surface-hover">
            <div className="flex items-baseline gap-3">
              <Link
                href={matterAddress(matter.id)}
                title={matter.title}
                className="min-w-0 flex-1 truncate font-medium after:absolute after:inset-0"
              >
                {matter.title}
              </Link>
              <StatusInList status={matter.status} />
            </div>
            <p className="flex gap-3 text-sm text-fg-subtle">
              <span className="min-w-0 flex-1 truncate">
                {matter.reference} · {matter.clientName ?? t('matters.no_client')}
              </span>
              <RelativeTime value={matter.updatedAt} className="flex-none" />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
