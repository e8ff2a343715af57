import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength } from '~/components/forms/validators'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'
import { documentPart } from './address'
import type { DocumentRow } from './types'

const NOTE = 300

/** Says that one works on a document, and on what. */
export function CheckoutDialog({
  matterId,
  document,
  onClose,
}: {
  matterId: number
  document: Pick<DocumentRow, 'id'>
  onClose: () => void
}) {
  const t = useMessages()
  const plan = { note: { label: t('documents.checkout_note'), rules: [maxLength(NOTE)] } }
  const form = useFields({ note: '' }, plan, { prefix: 'checkout' })
  return (
    <FormDialog
      {...{ onClose, form }}
      method="post"
      action={documentPart(matterId, document.id, 'checkout')}
      title={t('documents.check_out')}
      verb={t('documents.check_out')}
    >
      <TextField {...form.field('note')} optional autoFocus help={t('documents.checkout_help')} />
    </FormDialog>
  )
}
