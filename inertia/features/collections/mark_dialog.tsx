import { Button } from '~/components/actions/button'
import { FormDialog } from '~/components/forms/form_dialog'
import { useFields } from '~/components/forms/use_fields'
import { maxLength, required } from '~/components/forms/validators'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { TextArea } from '~/components/forms/inputs/text_area'
import type { Mark } from '~/features/collections/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

interface MarkDialogProps {
  documentId: number
  state: Mark | null
  open: boolean
  onClose: () => void
}

/** Asks whether the document holds for the firm, and why. */
export default function MarkDialog({ documentId, state, open, onClose }: MarkDialogProps) {
  const t = useMessages()
  const form = useFields<{ state: string; reason: string }>(
    { state: state ?? 'invalid', reason: '' },
    {
      state: { label: t('collections.mark.state'), rules: [required()] },
      reason: { label: t('collections.mark.reason'), rules: [required(), maxLength(1_000)] },
    },
    { prefix: 'mark' }
  )
  const action = route('research.document_marks.update', { documentId })

  function takeBack() {
    form.transform(({ reason }) => ({ reason }))
    form.submit('delete', action, { onSuccess: onClose })
  }
  return (
    <FormDialog
      {...{ open, onClose, form, action }}
      method="put"
      size="md"
      title={t('collections.mark.title')}
      verb={t('collections.mark.save')}
      pendingText={t('collections.saving')}
      actions={
        state && (
          <Button variant="danger-quiet" onClick={takeBack} disabled={form.processing}>
            {t('collections.mark.take_back')}
          </Button>
        )
      }
    >
      <RadioGroup
        {...form.field('state')}
        options={[
          { value: 'valid', label: t('collections.mark.is_valid') },
          { value: 'invalid', label: t('collections.mark.is_invalid') },
        ]}
      />
      <TextArea {...form.field('reason')} rows={3} help={t('collections.mark.reason_help')} />
    </FormDialog>
  )
}
