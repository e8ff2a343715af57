import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { NoticeLine, type NoticeItem } from './notice_line'

/** Panel of the home: what one was told and has not read. */
export function UnreadNotices({ content }: { content: { items: NoticeItem[]; unread: number } }) {
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
