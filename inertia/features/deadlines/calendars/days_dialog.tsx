import { DateField } from '~/components/forms/inputs/date_field'
import { FormDialog } from '~/components/forms/form_dialog'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { SelectField } from '~/components/forms/choices/select_field'
import { TextField } from '~/components/forms/inputs/text_field'
import { useFields } from '~/components/forms/use_fields'
import { date, maxLength, required } from '~/components/forms/validators'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import { kindName, KINDS, type CalendarArea, type Kind, type OwnDays } from './types'

interface DaysDialogProps {
  area: CalendarArea
  calendar: string
  year: number
  /** Those that are there; without them new ones are added. */
  days?: OwnDays
  onClose: () => void
}

const LONGEST = 300

/** Days that a calendar closes, or opens although they are closed: from, to, why and where it is said. */
export function DaysDialog({ area, calendar, year, days, onClose }: DaysDialogProps) {
  const t = useMessages()
  const form = useFields(
    {
      effect: days?.counts ? 'open' : 'close',
      from: days?.from ?? '',
      to: days && days.to !== days.from ? days.to : '',
      kind: (days?.kind ?? 'circular') as Kind,
      basis: days?.basis ?? '',
      reason: days?.reason ?? '',
    },
    {
      effect: { label: t('deadlines.calendar.effect') },
      from: { label: t('deadlines.calendar.from'), rules: [required(), date()] },
      to: { label: t('deadlines.calendar.to'), rules: [date()] },
      kind: { label: t('deadlines.calendar.kind') },
      basis: { label: t('deadlines.calendar.basis'), rules: [maxLength(LONGEST)] },
      reason: { label: t('deadlines.calendar.reason'), rules: [maxLength(LONGEST)] },
    },
    { prefix: 'days' }
  )
  const opens = form.data.effect === 'open'
  form.transform(({ effect, from, to, kind, basis, reason }) => ({
    ...{ from, to: to || null, counts: effect === 'open', kind: effect === 'open' ? null : kind },
    ...{ basis: basis || null, reason: reason || null },
  }))
  const bounds = { min: `${year}-01-01`, max: `${year}-12-31` }
  return (
    <FormDialog
      {...{ form, onClose }}
      method={days ? 'put' : 'post'}
      action={
        days
          ? route(`${area}.calendars.days.update`, { calendar, id: days.id })
          : route(`${area}.calendars.days.store`, { calendar })
      }
      title={t(days ? 'deadlines.calendar.edit_days' : 'deadlines.calendar.add_days')}
      verb={days ? undefined : t('common.add')}
    >
      <RadioGroup
        {...form.field('effect')}
        options={[
          { value: 'close', label: t('deadlines.calendar.closes'), description: t('deadlines.calendar.closes_help') },
          { value: 'open', label: t('deadlines.calendar.opens'), description: t('deadlines.calendar.opens_help') },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('from')} {...bounds} />
        <DateField {...form.field('to')} {...bounds} optional help={t('deadlines.calendar.to_help')} />
      </div>
      {!opens && (
        <SelectField
          {...form.field('kind')}
          options={KINDS.map((kind) => ({ value: kind, label: t(kindName(kind)) }))}
        />
      )}
      <TextField
        {...form.field('basis')}
        optional={opens}
        required={!opens}
        help={t('deadlines.calendar.basis_help')}
        autoComplete="off"
      />
      <TextField {...form.field('reason')} optional={!opens} required={opens} autoComplete="off" />
    </FormDialog>
  )
}
