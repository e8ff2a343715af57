import { Head, router } from '@inertiajs/react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { Tabs } from '~/components/actions/tabs'
import { NoNotices } from '~/features/notices/no_notices'
import { NoticeLine, type NoticeItem } from '~/features/notices/notice_line'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const LIST = route('main.notices.index')

interface NoticesProps {
  items: NoticeItem[]
  paging: { total: number; page: number; perPage: number }
  unread: boolean
}

export default function Notices({ items, paging, unread }: NoticesProps) {
  const t = useMessages()
  const address = (page: number) => {
    const query = [unread && 'show=unread', page > 1 && `page=${page}`].filter(Boolean).join('&')
    return route('main.notices.index', {}, query)
  }
  const hasUnread = items.some(({ read }) => !read)
  return (
    <>
      <Head title={t('notifications.center')} />
      <PageHead
        title={t('notifications.center')}
        actions={
          <>
            <ButtonLink href={route('settings.notification')}>{t('notifications.choose')}</ButtonLink>
            {hasUnread && (
              <Button
                onClick={() =>
                  router.put(route('main.notices.update'), { upTo: items[0]!.id }, { preserveScroll: true })
                }
              >
                {t('notifications.read_all')}
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label={t('notifications.which')}
        items={[
          { label: t('notifications.all'), href: LIST, current: !unread },
          {
            label: t('notifications.unread'),
            href: route('main.notices.index', {}, { show: 'unread' }),
            current: unread,
          },
        ]}
      />
      {items.length === 0 ? (
        <NoNotices unread={unread} />
      ) : (
        <ul aria-label={t('notifications.list')} className="max-w-200 divide-y divide-line-subtle px-2">
          {items.map((notice) => (
            <li key={notice.id}>
              <NoticeLine notice={notice} />
            </li>
          ))}
        </ul>
      )}
      {paging.total > paging.perPage && <Pager {...paging} href={address} className="px-6 py-4" />}
    </>
  )
}
