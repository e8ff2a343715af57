import { DateTime } from '~/components/display/date_time'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'

/** Until when a charge is to be paid, in words. */
export function DueLine({ dueOn, isOverdue }: { dueOn: string | null; isOverdue: boolean }) {
  const t = useMessages()
  if (dueOn === null) return <span className="text-fg-muted">{t('portal_account.no_due')}</span>
  return (
    <span className={cx(isOverdue ? 'text-danger-fg' : 'text-fg-muted')}>
      {t.rich(isOverdue ? 'portal_account.late' : 'portal_account.due', {
        day: () => <DateTime value={dueOn} format="long" />,
      })}
    </span>
  )
}
