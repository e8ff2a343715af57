import { CalendarClock } from 'lucide-react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import { useMessages } from '~/hooks/use_messages'
import { formatDate } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'
import type { ActivityLine } from './types'

type Due = Pick<ActivityLine, 'dueOn' | 'dueTime' | 'overdue'>

/** By when: the day, with its time when there is one, and whether that is over. */
export function DueText({ due: { dueOn, dueTime, overdue }, className }: { due: Due; className?: string }) {
  const t = useMessages()
  const { locale } = useLocale()
  if (!dueOn) return null
  const day = formatDate(dueOn, 'weekday', locale)
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap',
        overdue && 'font-medium text-danger-fg',
        className
      )}
    >
      <Icon of={CalendarClock} size={12} />
      {overdue && <span className="sr-only">{t('activities.overdue')}: </span>}
      {dueTime ? t('activities.due_at', { day, time: dueTime }) : day}
    </span>
  )
}
