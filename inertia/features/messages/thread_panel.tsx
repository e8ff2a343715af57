import { Send } from 'lucide-react'
import { Badge } from '~/components/display/badge'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { Panel } from '~/components/layout/panel'
import { TextArea } from '~/components/forms/text_area'
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
      {canWrite && <Composer address={`${address}/messages`} />}
    </Panel>
  )
}

function Composer({ address }: { address: string }) {
  const t = useMessages()
  const form = useFields(
    { text: '' },
    { text: { label: t('portal_firm.message.label'), rules: [required(), maxLength(4_000)] } },
    { prefix: 'message' }
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
      <Submit icon={Send} pendingText={t('portal_firm.message.sending')} className="justify-self-start">
        {t('portal_firm.message.send')}
      </Submit>
    </Form>
  )
}
