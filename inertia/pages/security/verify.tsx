import { Button } from '~/components/actions/button'
import { Note } from '~/components/feedback/note'
import { TextLink } from '~/components/actions/text_link'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { MailedCodeField } from '~/features/accounts/mailed_code_field'
import { useResend } from '~/features/join/use_resend'
import { SecurityPage } from '~/features/auth/security_page'
import { SecurityForm } from '~/components/forms/security_form'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

export default function Verify({ email }: { email: string }) {
  const t = useMessages()
  const { resend, isPending, said } = useResend()
  const form = useFields({ code: '' }, { code: { label: t('join.verify.code'), rules: [required()] } })
  const lead = t.rich('join.verify.lead', {
    email,
    b: (words) => <strong className="font-semibold wrap-anywhere text-fg">{words}</strong>,
  })

  return (
    <SecurityPage title={t('join.verify.title')} lead={lead}>
      <SecurityForm
        form={form}
        action={route('security.verifications.store')}
        verb={t('join.verify.submit')}
        pendingText={t('join.verify.pending')}
      >
        <MailedCodeField {...form.field('code')} autoFocus />
      </SecurityForm>
      <div className="mt-6 grid gap-3 text-fg-muted">
        <p>{t('join.verify.none')}</p>
        <div aria-live="polite">{said && <Note tone={said.tone}>{said.text}</Note>}</div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Button pending={isPending} pendingText={t('join.verify.resending')} onClick={() => void resend(email)}>
            {t('join.verify.resend')}
          </Button>
          <TextLink href={route('security.join')}>{t('join.verify.other')}</TextLink>
        </div>
      </div>
    </SecurityPage>
  )
}
