import { DateField } from '~/components/forms/inputs/date_field'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'

/** Asks the clients of a matter for a document. */
export function RequestForm({ address, onDone }: { address: string; onDone: () => void }) {
  const t = useMessages()
  const form = useFields(
    { title: '', explanation: '', dueOn: '' },
    {
      title: { label: t('portal_firm.request.what'), rules: [required(), maxLength(160)] },
      explanation: { label: t('portal_firm.request.explanation'), rules: [maxLength(2_000)] },
      dueOn: { label: t('portal_firm.request.due_label'), rules: [date()] },
    },
    { prefix: 'request' }
  )
  form.transform(({ title, explanation, dueOn }) => ({ title, explanation: explanation || null, dueOn: dueOn || null }))
  return (
    <Form form={form} method="post" action={address} guard visit={{ onSuccess: onDone }} className="grid gap-3 pb-3">
      <TextField {...form.field('title')} placeholder={t('portal_firm.request.hint')} />
      <TextArea {...form.field('explanation')} rows={3} optional help={t('portal_firm.request.explanation_help')} />
      <DateField {...form.field('dueOn')} optional />
      <FormButtons onCancel={onDone} verb={t('portal_firm.request.send')} />
    </Form>
  )
}
