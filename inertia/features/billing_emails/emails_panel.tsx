import type { EmailKind } from '@generated/fields'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { Skeleton } from '~/components/feedback/skeleton'
import { Panel } from '~/components/layout/panel'
import { whenOpened } from '~/components/overlays/when_opened'
import { useFetched } from '~/features/document_reading/use_fetched'
import { useMessages } from '~/hooks/use_messages'
import { EmailHistory } from './email_history'
import { ReminderState } from './reminder_state'
import type { EmailDialogProps } from './email_dialog'
import type { Emails } from './types'

const EmailDialog = whenOpened<EmailDialogProps>(() => import('./email_dialog'))

interface EmailsPanelProps {
  /** Address that says what was sent. */
  load: string
  /** Address that sends. */
  send: string
  /** What can be sent here. */
  kinds: EmailKind[]
  /** What is sent along with the fields. */
  extra?: Record<string, string>
  /** The charge whose reminders can be paused. */
  chargeId?: number
}

/** What went to the client by email, and the way to send more. It asks for itself, so that the page need not. */
export function EmailsPanel({ load, send, kinds, extra, chargeId }: EmailsPanelProps) {
  const t = useMessages()
  const [again, setAgain] = useState(0)
  const [kind, setKind] = useState<EmailKind | null>(null)
  const { value, hasFailed } = useFetched<Emails>(load, again)
  const offered = kinds.filter((each) => each !== 'reminder' || value?.can.remind)
  return (
    <Panel title={t('billing_emails.title')}>
      {hasFailed && <Note tone="danger">{t('billing_emails.load_failed')}</Note>}
      {!value && !hasFailed && <Skeleton className="h-16" />}
      {value && (
        <div className="grid gap-3">
          {value.can.send && (
            <div className="flex flex-wrap gap-2">
              {offered.map((each) => (
                <Button key={each} icon={Mail} onClick={() => setKind(each)}>
                  {t(`billing_emails.send_${each}`)}
                </Button>
              ))}
            </div>
          )}
          {chargeId !== undefined && value.reminders && (
            <ReminderState
              reminders={value.reminders}
              chargeId={chargeId}
              canChange={value.can.send}
              onChanged={() => setAgain(again + 1)}
            />
          )}
          <EmailHistory emails={value.emails} />
          <p className="text-xs text-fg-subtle">{t('billing_emails.note')}</p>
          {kind && (
            <EmailDialog
              open
              title={t(`billing_emails.send_${kind}`)}
              onClose={() => setKind(null)}
              {...{ kind, send, extra }}
              emails={value}
              onSent={() => {
                setKind(null)
                setAgain(again + 1)
              }}
            />
          )}
        </div>
      )}
    </Panel>
  )
}
