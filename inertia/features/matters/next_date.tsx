import { cx } from '~/components/cx'
import { DateTime } from '~/components/display/date_time'
import { useMessages } from '~/hooks/use_messages'
import { useToday } from '~/hooks/use_today'

interface NextDateProps {
  /** A day, YYYY-MM-DD. */
  value: string
  className?: string
}

/** The next date of a matter; red once it is over. */
export function NextDate({ value, className }: NextDateProps) {
  const t = useMessages()
  const today = useToday()
  const isOver = today !== null && value < today
  return (
    <span className={cx(isOver ? 'font-medium text-danger-fg' : className)}>
      {isOver && <span className="sr-only">{t('matters.dates.overdue')}: </span>}
      <DateTime value={value} />
    </span>
  )
}
