import { useState } from 'react'
import { DateField } from '~/components/forms/inputs/date_field'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { isDay } from '~/i18n/formats'
import { route } from '~/routes'

interface SpanFiltersProps {
  clientId: number
  from: string
  to: string
  today: string
}

/** The days of a statement. It is read anew once both are days. */
export function SpanFilters({ clientId, from, to, today }: SpanFiltersProps) {
  const t = useMessages()
  const [days, setDays] = useState({ from, to })
  function change(change: Partial<typeof days>) {
    const next = { ...days, ...change }
    setDays(next)
    if (isDay(next.from) && isDay(next.to) && next.from <= next.to && (next.from !== from || next.to !== to))
      visitList(route('law_firm.account_statements.show', { clientId }, next))
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <DateField
        label={t('account_statements.filter.from')}
        className="w-40"
        help={null}
        value={days.from}
        max={today}
        onChange={(value) => change({ from: value })}
      />
      <DateField
        label={t('account_statements.filter.to')}
        className="w-40"
        help={null}
        value={days.to}
        max={today}
        onChange={(value) => change({ to: value })}
      />
    </div>
  )
}
