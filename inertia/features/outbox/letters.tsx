import { Mail } from 'lucide-react'
import type { Data } from '@generated/data'
import { Badge } from '~/components/display/badge'
import { RelativeTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { TextLink } from '~/components/actions/text_link'
import { useMessages } from '~/hooks/use_messages'

type Letter = Data.Backoffice.Letter

const LINK = /(https?:\/\/\S+)/

interface LettersProps {
  letters: Letter[]
  /** Where a letter is shown as a mailbox shows it, before its number. */
  path: string
}

/** Letters that were sent; what they say only where they are kept. */
export function Letters({ letters, path }: LettersProps) {
  const t = useMessages()
  if (letters.length === 0) {
    return (
      <EmptyState icon={Mail} title={t('outbox.empty')}>
        {t('outbox.empty_text')}
      </EmptyState>
    )
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {letters.map((letter) => (
        <li key={letter.id} className="px-6 py-3 max-md:px-4">
          <LetterLine letter={letter} href={`${path}/${letter.id}`} />
        </li>
      ))}
    </ul>
  )
}

function LetterLine({ letter, href }: { letter: Letter; href: string }) {
  const t = useMessages()
  return (
    <details>
      <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-48 font-medium">{letter.subject}</span>
        <Badge tone="outline">{letter.language}</Badge>
        <span className="max-w-full min-w-0 truncate text-sm text-fg-muted md:w-56" title={letter.recipient}>
          {letter.recipient}
        </span>
        {letter.sentAt && (
          <RelativeTime value={letter.sentAt} className="text-sm text-fg-muted md:w-28 md:text-right" />
        )}
      </summary>
      {letter.text === null ? (
        <p className="pt-2 text-fg-muted">{t('outbox.not_kept')}</p>
      ) : (
        <div className="pt-3">
          <p className="max-w-[68ch] rounded-lg bg-surface-subtle p-3 text-sm break-words whitespace-pre-wrap">
            {letter.text.split(LINK).map((part, at) =>
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
