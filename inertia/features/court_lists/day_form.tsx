import { FormDialog } from '~/components/forms/form_dialog'
import { DateField } from '~/components/forms/inputs/date_field'
import { TextArea } from '~/components/forms/inputs/text_area'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { RowLine } from './types'

interface DayFormProps {
  row: RowLine
  today: string
  onClose: () => void
}

/** Asks on which day a row was published that does not say it, and how that is known. */
export function DayForm({ row, today, onClose }: DayFormProps) {
  const t = useMessages()
  const isAgreement = row.kind === 'agreement'
  const form = useFields(
    { day: row.day ?? '', reason: row.dayReason ?? '' },
    {
      day: {
        label: t(isAgreement ? 'court_lists.field.row_day' : 'court_lists.field.row_day_hearing'),
        rules: [required(), date()],
      },
      reason: { label: t('court_lists.field.day_reason'), rules: [required(), maxLength(500)] },
    },
    { prefix: 'row' }
  )
  form.transform((fields) => ({ ...fields, seen: row.day }))
  return (
    <FormDialog
      {...{ form, onClose }}
      method="put"
      action={route('law_firm.court_lists.day', { id: row.id })}
      title={t('court_lists.date_title')}
      verb={t('common.save')}
      size="md"
    >
      <p className="text-fg-muted">{t('court_lists.date_lead')}</p>
      <DateField {...form.field('day')} max={isAgreement ? today : undefined} />
      <TextArea {...form.field('reason')} rows={2} help={t('court_lists.field.day_reason_help')} />
    </FormDialog>
  )
}
