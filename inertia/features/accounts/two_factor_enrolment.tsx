import { router } from '@inertiajs/react'
import { Copy } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { required } from '~/components/forms/validators'
import { MailedCodeField } from '~/features/accounts/mailed_code_field'
import { QrDrawing } from '~/features/accounts/qr_drawing'
import type { Enrolment } from '~/features/accounts/two_factor_section'
import { useCopySaid } from '~/features/accounts/use_copy_said'
import { useFocusAfterDialog } from '~/features/accounts/use_focus_after_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Setting up an authenticator app: take the secret, type the code that it shows. */
export function TwoFactorEnrolment({ enrolment }: { enrolment: Enrolment }) {
  const t = useMessages()
  const copy = useCopySaid()
  const start = useFocusAfterDialog<HTMLParagraphElement>()
  const form = useFields(
    { code: '' },
    { code: { label: t('security.enrolment.code'), rules: [required()] } },
    { prefix: 'enrolment' }
  )

  const cancel = () => router.delete(route('settings.two_factor_enrolments.destroy'), { preserveScroll: true })

  return (
    <div className="grid gap-4">
      <p ref={start} tabIndex={-1} className="font-medium outline-none">
        {t('security.enrolment.scan')}
      </p>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <QrDrawing {...enrolment.qr} label={t('security.enrolment.qr')} />
        <div className="grid min-w-0 flex-1 basis-60 content-start justify-items-start gap-2">
          <p className="text-fg-muted">{t('security.enrolment.or_type')}</p>
          <p className="max-w-full rounded-md bg-surface-subtle px-2.5 py-1.5 font-mono text-md wrap-break-word select-all">
            <span className="sr-only">{t('security.enrolment.secret')}: </span>
            {enrolment.secret}
          </p>
          <Button size="sm" icon={Copy} onClick={() => copy(enrolment.secret.replace(/ /g, ''))}>
            {t('security.enrolment.copy')}
          </Button>
        </div>
      </div>
      <p className="font-medium">{t('security.enrolment.type_code')}</p>
      <Form
        form={form}
        method="post"
        action={route('settings.two_factors.store')}
        label={t('security.two_factor.turn_on_title')}
      >
        <MailedCodeField {...form.field('code')} className="max-w-60" />
        <div className="flex flex-wrap gap-2">
          <Submit pendingText={t('security.enrolment.pending')}>{t('security.enrolment.submit')}</Submit>
          <Button variant="ghost" onClick={cancel}>
            {t('security.enrolment.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
