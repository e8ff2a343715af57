import { Badge } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { Composer } from './composer'
import { ThreadLines } from './thread_lines'
import { matterAddress, type ClientView, type Thread } from './types'

interface MessagesProps {
  matter: Pick<ClientView['matter'], 'id' | 'firm' | 'closed'>
  thread: Thread
  unread: number
  /** The firm only looks: nothing can be written, though the matter is open. */
  inert: boolean
}

/** The messages of the client with the firm, and the form to write one. */
export function MessagesAnswer({ matter: { id, firm, closed }, thread, unread, inert }: MessagesProps) {
  const t = useMessages()
  const badge = unread > 0 && <Badge tone="info">{t('portal.message.new', { count: unread })}</Badge>
  return (
    <Answer title={t('portal.message.title', { firm })} anchor="messages" end={badge}>
      {thread.lines.length === 0 && <p className="mt-1.5 text-fg-muted">{t('portal.message.none')}</p>}
      <ThreadLines thread={thread} side="client" />
      {closed && <p className="mt-3 text-fg-muted">{t('portal.message.closed')}</p>}
      {!closed && !inert && (
        <Composer
          address={`${matterAddress(id)}/messages`}
          size="lg"
          words={{
            label: t('portal.message.label'),
            send: t('portal.message.send'),
            sending: t('portal.message.sending'),
          }}
        />
      )}
    </Answer>
  )
}
