import type { Data } from '@generated/data'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { useFields } from '~/components/forms/use_fields'
import { maxLength } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useMessages } from '~/hooks/use_messages'

interface PinNoteProps {
  pin: Data.Matters.MatterPin
  address: string
  onDone: () => void
}

/** The note of a pinned text, to write or to change; emptied, it goes away. */
export function PinNote({ pin, address, onDone }: PinNoteProps) {
  const t = useMessages()
  const plan = { note: { label: t('matters.research.note'), rules: [maxLength(2000)] } }
  const form = useFields({ note: pin.note ?? '' }, plan, { prefix: `pin-${pin.id}` })
  return (
    <Form form={form} method="put" action={address} visit={{ onSuccess: onDone }} guard className="mt-2 max-w-140">
      <TextArea {...form.field('note')} rows={3} autoFocus />
      <FormButtons onCancel={onDone} verb={t('matters.research.save_note')} size="sm" />
    </Form>
  )
}
