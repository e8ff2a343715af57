import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

export type RowFilters = {
  figure: string
  from: string
  to: string
  person: number | null
  status: string | null
  materia: string | null
  bucket: string | null
  model: string | null
  client: number | null
  week: string | null
}

/** Numbers of what is so today, whichever days were chosen. */
const OF_TODAY = [
  ...['matters.open', 'matters.stalled', 'matters.current', 'money.owed', 'money.overdue'],
  ...['load.activities', 'load.deadlines'],
]

/** Of which days the rows behind a number are, and to what they are narrowed. */
export function RowsOf({
  filters,
  names,
}: {
  filters: RowFilters
  names: { person: string | null; client: string | null }
}) {
  const t = useMessages()
  const { figure, from, to, person, status, materia, bucket, model, week } = filters
  const parts = [
    status && t(`matters.status.${status}` as MessageId),
    materia && (materia === 'none' ? t('insights.no_matter') : t(`matters.materia.${materia}` as MessageId)),
    bucket && t(`insights.bucket.${bucket}` as MessageId),
    model && t(`insights.model.${model}` as MessageId),
    week && t(`insights.week.${week}` as MessageId),
    person === 0 ? t('insights.nobody') : names.person,
    names.client,
  ].filter((part) => part !== null)
  return (
    <>
      {parts.length > 0 && <span className="font-medium text-fg wrap-break-word">{parts.join(' · ')}</span>}
      {!OF_TODAY.includes(figure) && (
        <span>
          <DateTime value={from} /> – <DateTime value={to} />
        </span>
      )}
    </>
  )
}
