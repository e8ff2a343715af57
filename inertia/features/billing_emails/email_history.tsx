import { Badge, type BadgeTone } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { SentEmail } from './types'

const TONES: Record<SentEmail['state'], BadgeTone> = {
  waiting: 'outline',
  sent: 'success',
  failed: 'danger',
  bounced: 'danger',
  withdrawn: 'void',
}

/** Emails that were sent, the last first: to whom, by whom, when, and what became of them. */
export function EmailHistory({ emails }: { emails: SentEmail[] }) {
  const t = useMessages()
  if (emails.length === 0) return <p className="text-sm text-fg-muted">{t('billing_emails.empty')}</p>
  return (
    <ul className="divide-y divide-line-subtle">
      {emails.map((email) => (
        <li key={email.id} className="grid gap-0.5 py-2 text-sm first:pt-0">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{t(`billing_emails.kind.${email.kind}`)}</span>
            <Badge tone={TONES[email.state]}>{t(`billing_emails.state.${email.state}`)}</Badge>
          </span>
          <span className="wrap-break-word">{email.to}</span>
          {email.cc.length > 0 && (
            <span className="wrap-break-word text-fg-muted">
              {t('billing_emails.copies', { addresses: email.cc.join(', ') })}
            </span>
          )}
          <span className="text-fg-subtle">
            {email.bySchedule ? t('billing_emails.by_schedule') : email.by} ·{' '}
            <DateTime value={email.at} format="full" />
          </span>
          <Trouble email={email} />
        </li>
      ))}
    </ul>
  )
}

/** Why an email did not arrive, or whom it did not reach. */
function Trouble({ email: { state, reason } }: { email: SentEmail }) {
  const t = useMessages()
  if (reason === null) return null
  const said =
    state === 'sent'
      ? t('billing_emails.refused', { addresses: reason })
      : t(state === 'waiting' ? 'billing_emails.retrying' : 'billing_emails.not_sent_because', { reason })
  return <span className="wrap-break-word text-danger-fg">{said}</span>
}
