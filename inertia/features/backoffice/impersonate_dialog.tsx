import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/text_area'
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
    <Dialog
      open
      onClose={onClose}
      title={t('backoffice.impersonate_title', { name: user.name })}
      busy={form.processing}
    >
      <Form form={form} method="post" action={route('settings.impersonations.store', { id: user.id })}>
        <p className="text-fg-muted">{t('backoffice.impersonate_text')}</p>
        <TextArea {...form.field('reason')} help={t('backoffice.reason_help')} rows={3} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" pending={form.processing} pendingText={t('forms.sending')}>
            {t('backoffice.impersonate')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
