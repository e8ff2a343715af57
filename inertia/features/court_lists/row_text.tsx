import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { RowLine } from './types'

/** What a court published of a case. */
export function RowText({ row }: { row: RowLine }) {
  const t = useMessages()
  const { caseNumber, proceeding, parties, court, day, time, synthesis } = row
  return (
    <div className="grid gap-1">
      <p className="font-semibold wrap-anywhere">
        {caseNumber}
        {proceeding && <span className="font-normal text-fg-muted"> · {proceeding}</span>}
      </p>
      <p className="text-sm text-fg-muted wrap-anywhere">
        {court ?? t('court_lists.no_court')} ·{' '}
        {day ? <DateTime value={day} /> : <Badge tone="warning">{t('court_lists.undated')}</Badge>}
        {time && ` · ${time}`}
      </p>
      {parties && <p className="text-sm wrap-anywhere">{parties}</p>}
      {synthesis && <p className="text-sm wrap-anywhere">{synthesis}</p>}
    </div>
  )
}
