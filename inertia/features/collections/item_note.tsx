import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { useFields } from '~/components/forms/use_fields'
import { maxLength } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useMessages } from '~/hooks/use_messages'

/** Writes what is said of a document in a collection. */
export function ItemNote({ root, note, onEnd }: { root: string; note: string | null; onEnd: () => void }) {
  const t = useMessages()
  const form = useFields<{ note: string }>(
    { note: note ?? '' },
    { note: { label: t('collections.note'), rules: [maxLength(5_000)] } },
    { prefix: 'item' }
  )
  const visit = { preserveState: true, preserveScroll: true, onSuccess: onEnd }
  return (
    <Form form={form} method="put" action={root} visit={visit}>
      <TextArea {...form.field('note')} rows={3} autoFocus />
      <FormButtons onCancel={onEnd} pendingText={t('collections.saving')} size="sm" />
    </Form>
  )
}
