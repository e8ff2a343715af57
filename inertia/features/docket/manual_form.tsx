import { DateField } from '~/components/forms/inputs/date_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { DeadlineDialog } from './accept_past'

/** A deadline whose day somebody knows, without computing it. */
export function ManualForm({ matterId, onClose }: { matterId: number; onClose: () => void }) {
  const t = useMessages()
  const form = useFields(
    { title: '', lastDay: '', acceptPast: false },
    {
      title: { label: t('docket.field.title'), rules: [required(), maxLength(200)] },
      lastDay: { label: t('docket.field.last_day'), rules: [required(), date()] },
      acceptPast: { label: t('docket.field.accept_past') },
    },
    { prefix: 'manual' }
  )
  return (
    <DeadlineDialog
      {...{ onClose, form }}
      action={route('law_firm.matter_deadlines.store', { dossierId: matterId })}
      title={t('docket.manual_form.title')}
      verb={t('docket.manual_form.verb')}
    >
      <TextField {...form.field('title')} autoFocus />
      <DateField {...form.field('lastDay')} help={t('docket.field.last_day_help')} />
    </DeadlineDialog>
  )
}
