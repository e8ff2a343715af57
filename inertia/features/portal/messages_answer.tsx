import { Send } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/text_area'
import { useMessages } from '~/hooks/use_messages'
import { Answer } from './answer'
import { ThreadLines } from './thread_lines'
import { matterAddress, type ClientView, type Thread } from './types'

const MAX_MESSAGE_LENGTH = 4_000

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
      {!closed && !inert && <Composer address={`${matterAddress(id)}/messages`} />}
    </Answer>
  )
}

function Composer({ address }: { address: string }) {
  const t = useMessages()
  const form = useFields(
    { text: '' },
    { text: { label: t('portal.message.label'), rules: [required(), maxLength(MAX_MESSAGE_LENGTH)] } }
  )
  return (
    <Form
      form={form}
      method="post"
      action={address}
      visit={{ onSuccess: () => form.reset() }}
      className="mt-3 grid gap-2"
    >
      <TextArea {...form.field('text')} rows={3} />
      <Submit
        size="lg"
        icon={Send}
        pendingText={t('portal.message.sending')}
        className="justify-self-start max-md:justify-self-stretch"
      >
        {t('portal.message.send')}
      </Submit>
    </Form>
  )
}
