import { router } from '@inertiajs/react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { Drawer } from '~/components/overlays/drawer'
import { Skeleton } from '~/components/feedback/skeleton'
import { fetchJson } from '~/features/shell/requests/requests'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { NoNotices } from './no_notices'
import { NoticeLine, type NoticeItem } from './notice_line'

type Latest = { items: NoticeItem[]; unread: number }

interface NoticePanelProps {
  /** Id of the newest unread notice: when it changes the panel is read again. */
  latest: number
  onClose: () => void
}

/** What one was told last, over the page. */
export default function NoticePanel({ latest, onClose }: NoticePanelProps) {
  const t = useMessages()
  const { notices, failed, again } = useLatest(latest)

  function readAll() {
    const upTo = notices?.items[0]?.id
    router.put(route('main.notices.update'), { upTo }, { preserveScroll: true, preserveState: true, onSuccess: again })
  }

  return (
    <Drawer open onClose={onClose} title={t('notifications.center')}>
      <div className="-mx-4 flex flex-col">
        {failed ? (
          <div className="grid justify-items-start gap-3 px-4 py-6">
            <p>{t('notifications.failed')}</p>
            <Button onClick={again}>{t('notifications.retry')}</Button>
          </div>
        ) : notices ? (
          <ul className="divide-y divide-line-subtle">
            {notices.items.map((notice) => (
              <li key={notice.id}>
                <NoticeLine notice={notice} onOpen={onClose} />
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton className="mx-4 h-40" />
        )}
        {notices?.items.length === 0 && <NoNotices />}
      </div>
      <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
        <ButtonLink href={route('main.notices.index')}>{t('notifications.see_all')}</ButtonLink>
        {(notices?.unread ?? 0) > 0 && (
          <Button variant="ghost" onClick={readAll}>
            {t('notifications.read_all')}
          </Button>
        )}
      </div>
    </Drawer>
  )
}

function useLatest(latest: number) {
  const [notices, setNotices] = useState<Latest | null>(null)
  const [failed, setFailed] = useState(false)

  const fetchLatest = useCallback(() => {
    fetchJson<Latest>(route('main.notices.latest')).then(
      (found) => {
        setNotices(found)
        setFailed(false)
      },
      () => setFailed(true)
    )
  }, [])

  useEffect(fetchLatest, [fetchLatest, latest])
  return { notices, failed, again: fetchLatest }
}
