import { Button } from '~/components/actions/button'
import { Checkbox } from '~/components/forms/choices/checkbox'
import { useMessages } from '~/hooks/use_messages'

interface ChargeBarProps {
  /** How many rows are chosen, and whether all are. */
  count: number
  isAll: boolean
  onToggle: () => void
  onCharge: () => void
}

/** Chooses all that was not charged yet, and charges what is chosen. */
export function ChargeBar({ count, isAll, onToggle, onCharge }: ChargeBarProps) {
  const t = useMessages()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox label={t('fees.select_all')} checked={isAll} indeterminate={count > 0 && !isAll} onChange={onToggle} />
      {count > 0 && (
        <>
          <span className="text-sm text-fg-muted">{t('fees.selected', { count })}</span>
          <Button size="sm" variant="primary" onClick={onCharge}>
            {t('fees.charge_work')}
          </Button>
        </>
      )}
    </div>
  )
}
