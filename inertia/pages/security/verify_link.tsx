import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { SecurityPage } from '~/features/auth/security_page'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function VerifyLink({ token }: { token: string }) {
  const t = useMessages()
  const form = useFields({}, {})

  return (
    <SecurityPage title={t('join.verify_link.title')} lead={t('join.verify_link.lead')}>
      <Form form={form} method="post" action={route('security.verification_links.store', { token })}>
        <Submit size="lg" block autoFocus pendingText={t('join.verify.pending')}>
          {t('join.verify.submit')}
        </Submit>
      </Form>
    </SecurityPage>
  )
}
