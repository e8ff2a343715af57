import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { useMessages } from '~/hooks/use_messages'
import { tagOf } from '~/i18n/formats'
import type { MessageId } from '~/i18n/messages'
import { useLocale } from '~/i18n/provider'
import type { Cell, Column } from './types'

/** A cell of a report in the words of its reader. */
export function ReportCell({ column, value, currency }: { column: Column; value: Cell; currency: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  if (value === null) return null
  const { type, words } = column
  if (type === 'money') return <Money amount={Number(value)} currency={currency as 'MXN' | 'USD'} />
  if (type === 'day' || type === 'instant') return <DateTime value={String(value)} />
  if (type === 'choice') return t(`${words}${value}` as MessageId)
  if (type === 'count') return <span className="tabular-nums">{Number(value).toLocaleString(tagOf(locale))}</span>
  return <span className="wrap-break-word">{String(value)}</span>
}

/** The value of a group: a month of what are days. */
export function GroupValue({ column, value }: { column: Column; value: Cell }) {
  const t = useMessages()
  const { locale } = useLocale()
  if (value === null || value === '') return t('insights.reports.no_value')
  if (column.type !== 'day' && column.type !== 'instant')
    return <ReportCell column={column} value={value} currency="MXN" />
  const month = new Date(`${String(value).slice(0, 7)}-01T00:00:00Z`)
  return new Intl.DateTimeFormat(tagOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month)
}
