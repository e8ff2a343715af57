import { Mail } from 'lucide-react'
import type { Data } from '@generated/data'
import { Badge } from '~/components/display/badge'
import { RelativeTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'

type Email = Data.Backoffice.Email

const LINK = /(https?:\/\/\S+)/

interface EmailsProps {
  emails: Email[]
  /** Where an email is shown as a mailbox shows it, before its number. */
  path: string
}

/** Emails that were sent; what they say only where they are kept. */
export function Emails({ emails, path }: EmailsProps) {
  const t = useMessages()
  if (emails.length === 0) {
    return <EmptyState icon={Mail} title={t('outbox.empty')} text={t('outbox.empty_text')} />
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {emails.map((email) => (
        <li key={email.id} className="px-6 py-3 max-md:px-4">
          <EmailLine email={email} href={`${path}/${email.id}`} />
        </li>
      ))}
    </ul>
  )
}

function EmailLine({ email, href }: { email: Email; href: string }) {
  const t = useMessages()
  return (
    <details>
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-48 font-medium">{email.subject}</span>
        <Badge tone="outline">{email.language}</Badge>
        <span className="max-w-full min-w-0 truncate text-sm text-fg-muted md:w-56" title={email.recipient}>
          {email.recipient}
        </span>
        {email.sentAt && <RelativeTime value={email.sentAt} className="text-sm text-fg-muted md:w-28 md:text-right" />}
      </summary>
      {email.text === null ? (
        <p className="pt-2 text-fg-muted">{t('outbox.not_kept')}</p>
      ) : (
        <div className="pt-3">
          <p className="max-w-[68ch] rounded-lg bg-surface-subtle p-3 text-sm break-words whitespace-pre-wrap">
            {email.text.split(LINK).map((part, at) =>
              LINK.test(part) ? (
                <TextLink key={at} href={part} external>
                  {part}
                </TextLink>
              ) : (
                part
              )
            )}
          </p>
          <p className="pt-2">
            <TextLink href={href} external>
              {t('outbox.as_mail')}
            </TextLink>
          </p>
        </div>
      )}
    </details>
  )
}
