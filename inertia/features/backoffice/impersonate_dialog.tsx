import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface ImpersonateDialogProps {
  user: { id: number; name: string }
  onClose: () => void
}

/** Asks why an operator looks through somebody's eyes: the firm reads the reason in its own log. */
export function ImpersonateDialog({ user, onClose }: ImpersonateDialogProps) {
  const t = useMessages()
  const form = useFields(
    { reason: '' },
    { reason: { label: t('backoffice.reason'), rules: [required(), maxLength(250)] } },
    { prefix: 'impersonation' }
  )
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={route('settings.impersonations.store', { id: user.id })}
      title={t('backoffice.impersonate_title', { name: user.name })}
      verb={t('backoffice.impersonate')}
      pendingText={t('forms.sending')}
    >
      <p className="text-fg-muted">{t('backoffice.impersonate_text')}</p>
      <TextArea {...form.field('reason')} help={t('backoffice.reason_help')} rows={3} />
    </FormDialog>
  )
}
