import { Head } from '@inertiajs/react'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function VerifyLink({ token }: { token: string }) {
  const t = useMessages()
  const form = useFields({}, {})

  return (
    <section className="w-full max-w-104">
      <Head title={t('join.verify_link.title')} />
      <h1 className="text-2xl font-semibold tracking-tight">{t('join.verify_link.title')}</h1>
      <p className="mt-1 mb-6 text-fg-muted">{t('join.verify_link.lead')}</p>
      <Form form={form} method="post" action={route('security.verification_links.store', { token })}>
        <Submit size="lg" block autoFocus pendingText={t('join.verify.pending')}>
          {t('join.verify.submit')}
        </Submit>
      </Form>
    </section>
  )
}
