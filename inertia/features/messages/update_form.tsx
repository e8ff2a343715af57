import { Checkbox } from '~/components/forms/choices/checkbox'
import { DateField } from '~/components/forms/inputs/date_field'
import { Form } from '~/components/forms/form'
import { FormButtons } from '~/components/forms/form_buttons'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useMessages } from '~/hooks/use_messages'

const EMPTY = { text: '', nextTitle: '', nextOn: '', nextTime: '', attend: false, shown: true }

/** Writes how a matter stands, and what comes next. */
export function UpdateForm({ address, onDone }: { address: string; onDone: () => void }) {
  const t = useMessages()
  const form = useFields(
    EMPTY,
    {
      text: { label: t('portal_firm.update.text'), rules: [required(), maxLength(2_000)] },
      nextTitle: { label: t('portal_firm.update.next_title'), rules: [maxLength(160)] },
      nextOn: { label: t('portal_firm.update.next_on'), rules: [date()] },
      nextTime: { label: t('portal_firm.update.next_time') },
      attend: { label: t('portal_firm.update.attend') },
      shown: { label: t('portal_firm.update.shown_label') },
    },
    { prefix: 'update' }
  )
  form.transform(({ text, attend, shown, ...next }) => ({
    ...{ text, attend, shown },
    nextTitle: next.nextTitle || null,
    nextOn: next.nextOn || null,
    nextTime: next.nextTime || null,
  }))
  return (
    <Form form={form} method="post" action={address} guard visit={{ onSuccess: onDone }} className="grid gap-3 pb-3">
      <TextArea {...form.field('text')} rows={4} help={t('portal_firm.update.text_help')} />
      <TextField {...form.field('nextTitle')} optional placeholder={t('portal_firm.update.next_hint')} />
      <div className="grid gap-3 md:grid-cols-2">
        <DateField {...form.field('nextOn')} optional />
        <TextField {...form.field('nextTime')} optional placeholder="10:30" inputMode="numeric" />
      </div>
      <Checkbox {...form.check('attend')} />
      <Checkbox {...form.check('shown')} help={t('portal_firm.update.shown_help')} />
      <FormButtons onCancel={onDone} verb={t('portal_firm.update.save')} />
    </Form>
  )
}
