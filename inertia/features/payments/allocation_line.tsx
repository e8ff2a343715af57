import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { NumberField } from '~/components/forms/inputs/number_field'
import { pesosOf } from '~/features/matters/form/claim_amount'
import { useMessages } from '~/hooks/use_messages'
import type { Way } from './allocation'
import type { Currency, PayableCharge } from './types'

interface AllocationLineProps {
  charge: PayableCharge
  way: Way
  currency: Currency
  /** Centavos of the payment for it. */
  amount: number
  typed: string
  /** Issued after the day of the payment. */
  isLater: boolean
  /** Centavos that it could get. */
  most: number
  onType: (value: string) => void
  error?: string
}

/** A charge that a payment may pay, with what it gets: typed, or as the order gives it. */
export function AllocationLine({
  charge,
  way,
  currency,
  amount,
  typed,
  isLater,
  most,
  onType,
  error,
}: AllocationLineProps) {
  const t = useMessages()
  const { reference, concept, dueOn, remaining } = charge
  return (
    <li className="grid gap-x-4 gap-y-2 p-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <p className="font-medium wrap-break-word">{t('payments.page.charge', { reference })}</p>
        {concept && <p className="truncate text-sm text-fg-muted">{concept}</p>}
        <p className="text-sm text-fg-muted">
          {dueOn ? (
            <>
              {t('payments.apply.due')} <DateTime value={dueOn} format="short" />
            </>
          ) : (
            t('payments.apply.no_due')
          )}
          {' · '}
          {t('payments.apply.remaining')} <Money amount={remaining} currency={currency} />
        </p>
        {isLater && <p className="text-sm text-warning-fg">{t('payments.apply.later_charge')}</p>}
      </div>
      {way === 'hand' ? (
        <div className="grid content-start gap-1">
          <NumberField
            label={t('payments.apply.amount_of', { reference })}
            hideLabel
            decimals={2}
            value={typed}
            onChange={onType}
            error={error}
            placeholder="0.00"
          />
          <Button
            size="sm"
            variant="ghost"
            className="justify-self-end"
            aria-label={t('payments.apply.all_of', { reference })}
            disabled={most === 0}
            onClick={() => onType(pesosOf(most))}
          >
            {t('payments.apply.all')}
          </Button>
        </div>
      ) : (
        <p className="text-right max-sm:text-left">
          <Money amount={amount} currency={currency} tone={amount > 0 ? undefined : 'muted'} className="font-medium" />
          {amount > 0 && (
            <span className="block text-sm text-fg-muted">
              {t('payments.apply.balance_after')} <Money amount={remaining - amount} currency={currency} />
            </span>
          )}
        </p>
      )}
    </li>
  )
}
