import { router } from '@inertiajs/react'
import { Button } from '~/components/actions/button'
import { Badge } from '~/components/display/badge'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { CalendarArea, CalendarView } from './types'

interface YearStateProps {
  area: CalendarArea
  view: CalendarView
  onEditSource: () => void
}

/** Where a year was published, and who compared it with that. */
export function YearState({ area, view, onEditSource }: YearStateProps) {
  const t = useMessages()
  const { calendar, year, known, own, can } = view
  if (!known) return null
  const doubt = () =>
    router.delete(route(`${area}.calendars.years.doubt`, { calendar: calendar.key, year }), { preserveScroll: true })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {known.verifiedBy ? (
        <Badge tone="success">{t('deadlines.calendar.verified_by', { name: known.verifiedBy })}</Badge>
      ) : (
        <Badge tone="warning">{t('deadlines.calendar.unverified')}</Badge>
      )}
      <span className="min-w-0 wrap-anywhere text-fg-muted">
        {t('deadlines.calendar.source')}: {known.source}
      </span>
      {can.edit && own.year?.isWhole && (
        <Button size="sm" variant="ghost" onClick={onEditSource}>
          {t('deadlines.calendar.edit_source')}
        </Button>
      )}
      {can.edit && own.year?.verifiedAt && (
        <Button size="sm" variant="ghost" onClick={doubt}>
          {t('deadlines.calendar.unverify')}
        </Button>
      )}
    </div>
  )
}
