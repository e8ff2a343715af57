import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
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
    <Form form={form} method="post" action={route('security.email_changes.store')}>
      {link === null && <MailedCodeField {...form.field('code')} autoFocus />}
      <Submit size="lg" block pendingText={t('recovery.email_change.pending')}>
        {t('recovery.email_change.submit')}
      </Submit>
    </Form>
  )
}
