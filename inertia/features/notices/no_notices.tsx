import { BellOff } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { useMessages } from '~/hooks/use_messages'

/** Said where there is no notice; `unread` when only unread ones are shown. */
export function NoNotices({ unread = false }: { unread?: boolean }) {
  const t = useMessages()
  return (
    <EmptyState
      icon={BellOff}
      title={t(unread ? 'notifications.empty_unread' : 'notifications.empty')}
      text={t(unread ? 'notifications.empty_unread_text' : 'notifications.empty_text')}
    />
  )
}
