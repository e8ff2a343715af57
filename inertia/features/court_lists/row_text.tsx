import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import { DayForm } from './day_form'
import type { RowLine } from './types'

interface RowTextProps {
  row: RowLine
  today: string
  /** Whether the reader may say the day of a row that does not say it. */
  canEdit: boolean
}

/** What a court published of a case. */
export function RowText({ row, today, canEdit }: RowTextProps) {
  const t = useMessages()
  const [isDating, setDating] = useState(false)
  const { caseNumber, proceeding, parties, court, day, dayReason, time, synthesis } = row
  const mayDate = canEdit && (day === null || dayReason !== null)
  return (
    <div className="grid gap-1">
      <p className="font-semibold wrap-anywhere">
        {caseNumber}
        {proceeding && <span className="font-normal text-fg-muted"> · {proceeding}</span>}
      </p>
      <p className="text-sm text-fg-muted wrap-anywhere">
        {court ?? t('court_lists.no_court')} ·{' '}
        {day ? (
          <DateTime className="whitespace-nowrap" value={day} />
        ) : (
          <Badge tone="warning">{t('court_lists.undated')}</Badge>
        )}
        {time && ` · ${time}`}
      </p>
      {dayReason && (
        <p className="text-sm text-fg-muted wrap-anywhere">{t('court_lists.day_said', { reason: dayReason })}</p>
      )}
      {mayDate && (
        <div className="py-1">
          <Button size="sm" onClick={() => setDating(true)}>
            {t(day ? 'court_lists.date_again' : 'court_lists.date')}
          </Button>
        </div>
      )}
      {parties && <p className="text-sm wrap-anywhere">{parties}</p>}
      {synthesis && <p className="text-sm wrap-anywhere">{synthesis}</p>}
      {isDating && <DayForm {...{ row, today }} onClose={() => setDating(false)} />}
    </div>
  )
}
