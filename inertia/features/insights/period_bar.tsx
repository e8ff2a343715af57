import { useState, type FormEvent } from 'react'
import { Button } from '~/components/actions/button'
import { SelectField } from '~/components/forms/choices/select_field'
import { DateField } from '~/components/forms/inputs/date_field'
import { buildAddress } from '~/features/lists/address'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'
import type { Comparison, Period, StatisticsProps } from './types'

const PERIODS: Period[] = ['month', 'last_month', 'quarter', 'year', 'last_year', 'twelve_months', 'custom']
const COMPARISONS: Comparison[] = ['previous', 'year', 'none']
const LOOK = 'w-52 max-md:w-full'

type BarProps = Pick<StatisticsProps, 'filters' | 'span' | 'problem'>

/** Of which days the numbers are, and with what they are compared. The address says it. */
export function PeriodBar({ filters, span, problem }: BarProps) {
  const t = useMessages()
  const [typed, setTyped] = useState({ from: filters.from ?? span.from, to: filters.to ?? span.to })
  const go = (change: Partial<typeof filters>) =>
    visitList(buildAddress(route('law_firm.statistics.show'), { ...filters, ...change }))
  /** Days that are typed begin with those that are shown. */
  function choose(period: Period) {
    if (period !== 'custom') return go({ period, from: null, to: null })
    setTyped(span)
    return go({ period, ...span })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    go({ period: 'custom', ...typed })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2 max-md:grid print:hidden">
      <SelectField
        label={t('insights.period')}
        className={LOOK}
        value={filters.period}
        onChange={choose}
        options={PERIODS.map((value) => ({ value, label: t(`insights.period.${value}` as MessageId) }))}
      />
      <SelectField
        label={t('insights.compare')}
        className={LOOK}
        value={filters.compare}
        onChange={(compare) => go({ compare })}
        options={COMPARISONS.map((value) => ({ value, label: t(`insights.compare.${value}` as MessageId) }))}
      />
      {filters.period === 'custom' && (
        <>
          <DateField label={t('insights.from')} value={typed.from} onChange={(from) => setTyped({ ...typed, from })} />
          <DateField
            label={t('insights.to')}
            value={typed.to}
            error={problem ? t(`insights.problem.${problem}`) : undefined}
            onChange={(to) => setTyped({ ...typed, to })}
          />
          <Button type="submit">{t('insights.show')}</Button>
        </>
      )}
    </form>
  )
}
