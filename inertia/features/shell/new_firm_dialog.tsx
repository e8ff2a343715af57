import { FormDialog } from '~/components/forms/form_dialog'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface NewFirmDialogProps {
  open: boolean
  onClose: () => void
}

/** Asks for the name of a firm of one's own. */
export function NewFirmDialog({ open, onClose }: NewFirmDialogProps) {
  const t = useMessages()
  const rules = [required(), maxLength(120)]
  const form = useFields({ name: '' }, { name: { label: t('firm.field.name'), rules } }, { prefix: 'new-firm' })
  return (
    <FormDialog
      {...{ open, onClose, form }}
      method="post"
      action={route('main.workspaces.store')}
      title={t('firm.switcher.create_title')}
      verb={t('firm.switcher.create')}
      pendingText={t('common.creating')}
    >
      <p>{t('firm.switcher.create_text')}</p>
      <TextField {...form.field('name')} autoComplete="organization" autoFocus />
    </FormDialog>
  )
}
