import { Link } from '@inertiajs/react'
import { Panel } from '~/components/panel'
import { TextLink } from '~/components/text_link'
import { useMessages } from '~/hooks/use_messages'
import { activityAddress, mineAddress } from './address'
import { DueText } from './due_text'
import type { ActivityInMatter } from './types'

/** Panel of the home: what one has to do today, and what is late. */
export function TodayActivities({ content: { items } }: { content: { items: ActivityInMatter[] } }) {
  const t = useMessages()
  return (
    <Panel
      flush
      title={t('activities.home.title')}
      end={
        <TextLink href={mineAddress({})} className="text-sm">
          {t('common.see_all')}
        </TextLink>
      }
    >
      <ul className="pb-1">
        {items.map((activity) => (
          <li key={activity.id} className="relative border-t border-line-subtle px-3.5 py-2 hover:bg-surface-hover">
            <div className="flex items-baseline gap-3">
              <Link href={activityAddress(activity)} className="min-w-0 flex-1 truncate font-medium after:absolute after:inset-0">
                {activity.title}
              </Link>
              <DueText due={activity} className="flex-none text-xs" />
            </div>
            <p className="truncate text-sm text-fg-subtle">
              {activity.matter.reference} · {activity.matter.title}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
