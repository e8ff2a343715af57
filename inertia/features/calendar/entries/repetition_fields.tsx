import { MultiSelectBox } from '~/components/forms/choices/multi_select_box'
import type { BoxOption } from '~/components/forms/choices/select_box'
import { SelectField } from '~/components/forms/choices/select_field'
import { DateField } from '~/components/forms/inputs/date_field'
import { NumberField } from '~/components/forms/inputs/number_field'
import type { Fields } from '~/components/forms/use_fields'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { EntryInput } from './entry_input'

const RHYTHMS = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const
const MONTHLY_BY = ['date', 'weekday', 'last_weekday'] as const
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
/** A Sunday, from which the names of the days of the week are read. */
const SUNDAY = Date.UTC(2026, 10, 22)
const A_DAY = 86_400_000

/** The days of the week as options, Sunday first. */
export function useWeekdays(): BoxOption[] {
  const { locale } = useLocale()
  const format = new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long', timeZone: 'UTC' })
  return WEEKDAYS.map((value, index) => ({ value, label: format.format(SUNDAY + index * A_DAY) }))
}

/** How an event comes again, and until when. */
export function RepetitionFields({ form }: { form: Fields<EntryInput> }) {
  const t = useMessages()
  const weekdays = useWeekdays()
  const { rhythm, ends } = form.data
  return (
    <>
      <SelectField
        {...form.field('rhythm')}
        options={RHYTHMS.map((value) => ({ value: value as string, label: t(`entries.rhythm.${value}`) }))}
      />
      {rhythm !== 'none' && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <NumberField {...form.field('interval')} help={t(`entries.every.${rhythm as 'daily'}`)} />
            <SelectField
              {...form.field('ends')}
              options={(['until', 'count'] as const).map((value) => ({
                value: value as string,
                label: t(`entries.ends.${value}`),
              }))}
            />
          </div>
          {rhythm === 'weekly' && <MultiSelectBox {...form.field('weekdays')} optional options={weekdays} />}
          {rhythm === 'monthly' && (
            <SelectField
              {...form.field('monthlyBy')}
              options={MONTHLY_BY.map((value) => ({ value: value as string, label: t(`entries.monthly.${value}`) }))}
            />
          )}
          {ends === 'until' ? <DateField {...form.field('untilOn')} /> : <NumberField {...form.field('count')} />}
          <p className="-mt-2 text-xs text-fg-muted">{t('entries.repeat_help')}</p>
        </>
      )}
    </>
  )
}
