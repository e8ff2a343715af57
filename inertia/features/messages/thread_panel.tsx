import { Badge } from '~/components/display/badge'
import { Panel } from '~/components/layout/panel'
import { Composer } from '~/features/portal/composer'
import { ThreadLines } from '~/features/portal/thread_lines'
import type { Thread } from '~/features/portal/types'
import { useMessages } from '~/hooks/use_messages'

interface ThreadPanelProps {
  address: string
  thread: Thread
  unread: number
  canWrite: boolean
}

/** The messages with the clients of a matter, and the form to answer. */
export function ThreadPanel({ address, thread, unread, canWrite }: ThreadPanelProps) {
  const t = useMessages()
  const badge = unread > 0 && <Badge tone="info">{t('portal_firm.message.unread', { count: unread })}</Badge>
  return (
    <Panel title={t('portal_firm.message.title')} end={badge}>
      {thread.lines.length === 0 && <p className="text-fg-muted">{t('portal_firm.message.none')}</p>}
      <ThreadLines thread={thread} side="firm" />
      {canWrite && (
        <Composer
          address={`${address}/messages`}
          prefix="message"
          words={{
            label: t('portal_firm.message.label'),
            send: t('portal_firm.message.send'),
            sending: t('portal_firm.message.sending'),
          }}
        />
      )}
    </Panel>
  )
}
