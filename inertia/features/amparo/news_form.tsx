import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { PROCEEDING_LENGTHS } from '@generated/fields'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { emptied } from './proceeding_form'

/** An order of the court that somebody writes by hand; its day may be said later. */
export function NewsForm({ proceedingId, onClose }: { proceedingId: number; onClose: () => void }) {
  const t = useMessages()
  const form = useFields(
    { decidedOn: '', publishedOn: '', notebook: '', text: '' },
    {
      decidedOn: { label: t('amparo.news.field.decidedOn'), rules: [date()] },
      publishedOn: { label: t('amparo.news.field.publishedOn'), rules: [date()] },
      notebook: { label: t('amparo.news.field.notebook'), rules: [maxLength(PROCEEDING_LENGTHS.notebook)] },
      text: { label: t('amparo.news.field.text'), rules: [required(), maxLength(PROCEEDING_LENGTHS.news)] },
    },
    { prefix: 'order' }
  )
  form.transform(emptied)
  return (
    <FormDialog
      {...{ form, onClose }}
      method="post"
      action={route('amparo.news.store', { id: proceedingId })}
      title={t('amparo.news.add')}
    >
      <TextArea {...form.field('text')} rows={5} />
      <DateField {...form.field('decidedOn')} optional />
      <DateField {...form.field('publishedOn')} optional />
      <TextField {...form.field('notebook')} optional />
    </FormDialog>
  )
}
