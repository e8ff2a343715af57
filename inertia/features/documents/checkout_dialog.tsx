import { Button } from '~/components/actions/button'
import { Dialog } from '~/components/overlays/dialog'
import { Form } from '~/components/forms/form'
import { useFields } from '~/components/forms/use_fields'
import { maxLength } from '~/components/forms/validators'
import { TextField } from '~/components/forms/text_field'
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
  const action = documentPart(matterId, document.id, 'checkout')
  return (
    <Dialog open title={t('documents.check_out')} onClose={onClose} busy={form.processing} size="sm">
      <Form form={form} method="post" action={action} visit={{ preserveScroll: true, onSuccess: onClose }}>
        <TextField {...form.field('note')} optional autoFocus help={t('documents.checkout_help')} />
        <div className="mt-4 flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="primary" pending={form.processing} pendingText={t('common.saving')}>
            {t('documents.check_out')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
