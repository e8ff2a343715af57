import { Bell as BellIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { OPENED, lazily } from '~/components/feedback/lazily'
import { IconButton } from '~/components/actions/icon_button'
import { useMessages } from '~/hooks/use_messages'
import { useUnread } from './use_unread'

const NoticePanel = lazily(() => import('./notice_panel'), OPENED)

/** More unread notices than this are shown as this many and a plus. */
const MAX_SHOWN = 99

/** The bell of the top bar, with how many notices are unread. */
export function Bell() {
  const t = useMessages()
  const { unread, latest } = useUnread()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="relative">
      <IconButton icon={BellIcon} label={t('notifications.bell', { count: unread })} onClick={() => setOpen(true)} />
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[10px] leading-4 font-semibold text-on-accent"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <NoticePanel latest={latest} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
