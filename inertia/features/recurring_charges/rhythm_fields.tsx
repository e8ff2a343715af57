import { RHYTHMS } from '@generated/fields'
import { DateTime } from '~/components/display/date_time'
import { Note } from '~/components/feedback/note'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectField } from '~/components/forms/choices/select_field'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import { useMessages } from '~/hooks/use_messages'
import { plannedDays, type RecurringFormState } from './recurring_form'

interface RhythmFieldsProps {
  form: RecurringFormState
  today: string
  /** Whether it made charges already, so that what went by is not charged again. */
  isRunning: boolean
}

/** How often and when a charge is made, with the days that follow from it. */
export function RhythmFields({ form, today, isRunning }: RhythmFieldsProps) {
  const t = useMessages()
  const planned = plannedDays(form.data, today, isRunning)
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field('rhythm')}
          options={RHYTHMS.map((value) => ({ value, label: t(`recurring_charges.rhythm.${value}`) }))}
        />
        <NumberField {...form.field('dayOfMonth')} help={t('recurring_charges.field.dayOfMonth_hint')} />
        <DateField {...form.field('startsOn')} />
        <DateField {...form.field('endsOn')} optional />
        <NumberField {...form.field('dueDays')} help={t('recurring_charges.field.dueDays_hint')} />
      </div>
      <div aria-live="polite">
        {planned && (
          <Note tone={planned.next.length === 0 || planned.gone > 0 ? 'warning' : 'neutral'}>
            {planned.next.length === 0 ? (
              t('recurring_charges.problem.no_charge')
            ) : (
              <>
                {t('recurring_charges.next_days')}:{' '}
                {planned.next.map((day, at) => (
                  <span key={day}>
                    {at > 0 && ' · '}
                    <DateTime value={day} />
                  </span>
                ))}
                {planned.gone > 0 && ` ${t('recurring_charges.gone', { count: planned.gone })}`}
              </>
            )}
          </Note>
        )}
      </div>
      <RadioGroup
        {...form.field('issues')}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(`recurring_charges.issues.${value}`),
          description: t(`recurring_charges.issues.${value}_text`),
        }))}
      />
    </div>
  )
}
