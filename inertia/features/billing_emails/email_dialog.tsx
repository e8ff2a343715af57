import { EMAIL_LIMITS, type EmailKind } from '@generated/fields'
import { SelectField } from '~/components/forms/choices/select_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { email, firstProblem, maxLength, required, type Problem, type Rule } from '~/components/forms/validators'
import { Note } from '~/components/feedback/note'
import { useMessages } from '~/hooks/use_messages'
import type { Draft, Emails, Language } from './types'

export interface EmailDialogProps {
  open: boolean
  title: string
  onClose: () => void
  kind: EmailKind
  /** Address that sends. */
  send: string
  extra?: Record<string, string>
  emails: Emails
  onSent: () => void
}

interface EmailForm {
  to: string
  cc: string
  language: Language
  subject: string
  message: string
}

/** Addresses with commas, semicolons or blanks between them. */
const addressesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean)

const addresses = (): Rule<string> => ({
  check(value): Problem | null {
    const all = addressesIn(value)
    if (all.length > EMAIL_LIMITS.cc) return { id: 'billing_emails.cc_many', values: { count: EMAIL_LIMITS.cc } }
    const wrong = all.find((address) => firstProblem([email()], address, {}))
    return wrong ? { id: 'billing_emails.cc_wrong', values: { address: wrong } } : null
  },
})

/** Sends a document to the client: to whom, and what goes with it. A change of the language brings the text that it begins with, unless somebody changed that. */
export default function EmailDialog({ open, title, onClose, kind, send, extra, emails, onSent }: EmailDialogProps) {
  const t = useMessages()
  const drafts = emails.drafts[kind]!
  const form = useFields<EmailForm>(
    { to: emails.to ?? '', cc: '', language: emails.language, ...drafts[emails.language] },
    {
      to: { label: t('billing_emails.field.to'), rules: [required(), email()] },
      cc: { label: t('billing_emails.field.cc'), rules: [addresses() as Rule] },
      language: { label: t('billing_emails.field.language') },
      subject: { label: t('billing_emails.field.subject'), rules: [required(), maxLength(EMAIL_LIMITS.subject)] },
      message: { label: t('billing_emails.field.message'), rules: [required(), maxLength(EMAIL_LIMITS.message)] },
    },
    { prefix: 'billing-email' }
  )
  form.transform(({ cc, ...fields }) => ({
    ...fields,
    ...extra,
    cc: addressesIn(cc),
    ...((kind === 'charge' || kind === 'reminder') && { kind }),
  }))
  function speak(language: Language) {
    const before = drafts[form.data.language]
    for (const part of ['subject', 'message'] as (keyof Draft)[])
      if (form.data[part] === before[part]) form.set(part, drafts[language][part])
    form.set('language', language)
  }
  return (
    <FormDialog
      {...{ open, title, onClose, form }}
      method="post"
      action={send}
      size="md"
      verb={t('billing_emails.verb')}
      pendingText={t('billing_emails.sending')}
      visit={{ onSuccess: onSent, preserveState: true }}
    >
      {emails.to === null && <Note tone="warning">{t('billing_emails.no_address')}</Note>}
      <TextField {...form.field('to')} type="email" autoComplete="off" />
      <TextField {...form.field('cc')} optional help={t('billing_emails.cc_help')} autoComplete="off" />
      <SelectField
        {...form.field('language')}
        onChange={speak}
        options={(['es', 'en'] as const).map((value) => ({ value, label: t(`billing_emails.language.${value}`) }))}
      />
      <TextField {...form.field('subject')} />
      <TextArea {...form.field('message')} rows={10} />
      <p className="text-sm text-fg-muted">
        {t('billing_emails.attached', { name: t(`billing_emails.kind.${kind}`) })}
      </p>
    </FormDialog>
  )
}
