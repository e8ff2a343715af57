import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { SecurityForm } from '~/components/forms/security_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { MailedCodeField } from './mailed_code_field'

/** Proves a new mailbox, with the token of an email's link or else with its code. */
export function EmailCodeForm({ link }: { link: string | null }) {
  const t = useMessages()
  const rules = link === null ? [required()] : []
  const form = useFields({ code: '' }, { code: { label: t('recovery.code'), rules } })
  form.transform((data) => (link === null ? data : { link }))

  return (
    <SecurityForm
      form={form}
      action={route('security.email_changes.store')}
      verb={t('recovery.email_change.submit')}
      pendingText={t('recovery.email_change.pending')}
    >
      {link === null && <MailedCodeField {...form.field('code')} autoFocus />}
    </SecurityForm>
  )
}
