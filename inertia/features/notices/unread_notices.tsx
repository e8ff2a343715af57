import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import type { PanelProps } from '~/features/home/panel_parts'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { NoticeLine } from './notice_line'

/** Panel of the home: what one was told and has not read. */
export default function UnreadNotices({ content }: PanelProps<'notices.unread'>) {
  const t = useMessages()
  return (
    <Panel
      flush
      title={t('notifications.home', { count: content.unread })}
      end={
        <TextLink href={route('main.notices.index')} className="text-sm">
          {t('common.see_all')}
        </TextLink>
      }
    >
      <ul className="divide-y divide-line-subtle border-t border-line-subtle pb-1">
        {content.items.map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
