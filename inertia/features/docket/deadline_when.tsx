import { Badge, type BadgeTone } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import type { DeadlineLine } from './types'

type Ending = Pick<DeadlineLine, 'lastDay' | 'lastInstant' | 'overdue' | 'open' | 'problem'>

const DAY = 86_400_000
/** Days before the end from which it stands out. */
const SOON = 3

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Until when: the day, and how long that is from `today`, the day of the firm. */
export function DeadlineWhen({ deadline, today }: { deadline: Ending; today: string }) {
  const t = useMessages()
  const { lastDay } = deadline
  if (lastDay === null && deadline.problem) return <Badge tone="warning">{t('docket.no_date')}</Badge>
  if (lastDay === null) return <span className="text-fg-muted">{t('docket.any_time')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <DateTime value={lastDay} format="weekday" className="whitespace-nowrap" />
      {deadline.open && <Left deadline={deadline} days={daysBetween(today, lastDay)} />}
    </span>
  )
}

function Left({ deadline: { overdue }, days }: { deadline: Ending; days: number }) {
  const t = useMessages()
  if (overdue)
    return <Badge tone="solid-danger">{days < 0 ? t('docket.days_past', { days: -days }) : t('docket.overdue')}</Badge>
  if (days === 0) return <Badge tone="solid-danger">{t('docket.due_today')}</Badge>
  const tone: BadgeTone = days <= SOON ? 'warning' : 'neutral'
  return <Badge tone={tone}>{t('docket.days_left', { days })}</Badge>
}
