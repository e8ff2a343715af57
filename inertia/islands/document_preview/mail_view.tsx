import { Paperclip } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { Icon } from '~/components/display/icon'
import { Panel } from '~/components/layout/panel'
import { TextLink } from '~/components/actions/text_link'
import { attachmentAddress } from '~/features/document_reading/addresses'
import { useFileSize } from '~/features/document_reading/file_size'
import type { PreviewMail, SafeHtml } from '~/features/document_reading/vocabulary'
import { useMessages } from '~/hooks/use_messages'
import { PageView } from './page_view'
import { TextView } from './text_view'

type MailViewProps = {
  mail: PreviewMail
  body: SafeHtml | null
  matterId: number
  documentId: number
  number: number
  words: string
}

/** An e-mail: who wrote to whom and when, what it says, and the files that came with it. */
export function MailView({ mail, body, words, ...place }: MailViewProps) {
  const t = useMessages()
  const { from, to, cc, subject, date, text, attachments } = mail
  const isDate = !Number.isNaN(Date.parse(date))
  const facts = [
    { label: t('document_reading.mail.from'), value: from },
    { label: t('document_reading.mail.to'), value: to },
    { label: t('document_reading.mail.cc'), value: cc },
    { label: t('document_reading.mail.date'), value: isDate ? <DateTime value={date} format="full" /> : date },
  ]

  return (
    <div className="space-y-4">
      <Panel title={subject || t('document_reading.mail.no_subject')}>
        <Facts items={facts.filter(({ value }) => value)} className="wrap-anywhere" />
      </Panel>
      {attachments.length > 0 && <Attachments attachments={attachments} {...place} />}
      {body ? (
        <PageView {...body} title={subject || t('document_reading.mail.no_subject')} words={words} />
      ) : (
        <TextView text={text} isCut={false} words={words} />
      )}
    </div>
  )
}

type AttachmentsProps = {
  attachments: PreviewMail['attachments']
  matterId: number
  documentId: number
  number: number
}

function Attachments({ attachments, matterId, documentId, number }: AttachmentsProps) {
  const t = useMessages()
  const size = useFileSize()
  return (
    <Panel title={t('document_reading.mail.attachments', { count: attachments.length })}>
      <ul className="space-y-1.5">
        {attachments.map(({ index, name, bytes }) => (
          <li key={index} className="flex items-center gap-2 text-sm">
            <Icon of={Paperclip} size={14} className="flex-none text-fg-subtle" />
            <TextLink
              href={attachmentAddress(matterId, documentId, number, index)}
              external
              className="min-w-0 wrap-anywhere"
            >
              {name}
            </TextLink>
            <span className="flex-none text-fg-subtle">{size(bytes)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
