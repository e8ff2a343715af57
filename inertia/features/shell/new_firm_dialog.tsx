import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { TextField } from '~/components/forms/text_field'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface NewFirmDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks for the name of a firm of one's own. */
export function NewFirmDialog({ open, onClose }: NewFirmDialogProps) {
  const t = useMessages()
  return (
    <Dialog open={open} onClose={onClose} title={t('firm.switcher.create_title')}>
      <p className="mb-4">{t('firm.switcher.create_text')}</p>
      {open && <NewFirmForm onClose={onClose} />}
    </Dialog>
  )
}

function NewFirmForm({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const rules = [required(), maxLength(120)]
  const form = useFields({ name: '' }, { name: { label: t('firm.field.name'), rules } }, { prefix: 'new-firm' })
  return (
    <Form form={form} method="post" action={route('main.workspaces.store')} visit={{ onSuccess: onClose }}>
      <TextField {...form.field('name')} autoComplete="organization" autoFocus />
      <div className="mt-2 flex justify-end gap-2 max-md:*:flex-1">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="primary" pending={form.processing} pendingText={t('common.creating')}>
          {t('firm.switcher.create')}
        </Button>
      </div>
    </Form>
  )
}
