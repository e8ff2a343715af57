import { Link } from '@inertiajs/react'
import { RelativeTime } from '~/components/display/date_time'
import { Panel } from '~/components/layout/panel'
import type { PanelProps } from '~/features/home/panel_parts'
import { matterAddress } from '~/features/matters/address'
import { useMessages } from '~/hooks/use_messages'

/** Panel of the home: one’s active matters in which nothing is to be done next, the longest untouched first. */
export default function StalledMatters({ content: { matters } }: PanelProps<'activities.still'>) {
  const t = useMessages()
  return (
    <Panel flush title={t('day.still')}>
      <p className="px-3.5 pb-2 text-sm text-fg-muted">{t('day.still_text')}</p>
      <ul className="pb-1">
        {matters.map(({ id, reference, title, clientName, updatedAt }) => (
          <li key={id} className="relative border-t border-line-subtle px-3.5 py-2 hover:bg-surface-hover">
            <Link
              href={matterAddress(id, 'activities')}
              title={title}
              className="block truncate font-medium after:absolute after:inset-0"
            >
              {title}
            </Link>
            <p className="flex gap-3 text-sm text-fg-subtle">
              <span className="min-w-0 flex-1 truncate">
                {reference} · {clientName ?? t('matters.no_client')}
              </span>
              <RelativeTime value={updatedAt} className="flex-none" />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
