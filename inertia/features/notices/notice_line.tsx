import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { cx } from '~/components/cx'
import { useNow } from '~/hooks/use_now'
import { useMessages } from '~/hooks/use_messages'
import { formatDate, formatRelative } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'
import { useLocale } from '~/i18n/provider'
import { route } from '~/routes'

export type NoticeItem = Data.Notifications.Notice

interface NoticeLineProps {
  notice: NoticeItem
  onOpen?: () => void
}

/** One notice: a press reads it and leads to what it tells of. */
export function NoticeLine({ notice, onOpen }: NoticeLineProps) {
  const t = useMessages()
  const { locale, timeZone } = useLocale()
  const now = useNow()
  const { id, kind, values, read, at } = notice

  function open() {
    onOpen?.()
    router.post(route('main.notice_openings.store', { id }))
  }

  return (
    <button
      type="button"
      onClick={open}
      className="flex w-full items-start gap-3 px-4 py-3 text-left hover:bg-surface-hover focus-visible:-outline-offset-2"
    >
      <span aria-hidden className={cx('mt-1.5 size-2 flex-none rounded-full', !read && 'bg-accent-fg')} />
      <span className="min-w-0 flex-1">
        {!read && <span className="sr-only">{t('notifications.is_unread')}: </span>}
        <span className={cx('block text-pretty wrap-anywhere', !read && 'font-medium')}>
          {t(`notices.${kind}` as MessageId, values)}
        </span>
        <span className="block text-sm text-fg-subtle">
          <time dateTime={at} title={formatDate(at, 'full', locale, timeZone)}>
            {now ? formatRelative(at, now, locale) : formatDate(at, 'short', locale, timeZone)}
          </time>
        </span>
      </span>
    </button>
  )
}
