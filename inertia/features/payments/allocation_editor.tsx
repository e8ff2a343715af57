import { useId } from 'react'
import { cx } from '~/components/cx'
import { Money } from '~/components/display/money'
import { RadioGroup } from '~/components/forms/choices/radio_group'
import { useMessages } from '~/hooks/use_messages'
import { allocationOf, sumOf, type Spread, type Way } from './allocation'
import { AllocationLine } from './allocation_line'
import type { Currency } from './types'

interface AllocationEditorProps {
  spread: Spread
  currency: Currency
  ways: Way[]
  onWay: (way: Way) => void
  onTyped: (typed: Spread['typed']) => void
  /** What the server said of the amount for a charge. */
  errorOf: (chargeId: number) => string | undefined
}

/** What a payment pays: the way in which it is spread, the charges that are open, and what is left over. */
export function AllocationEditor({ spread, currency, ways, onWay, onTyped, errorOf }: AllocationEditorProps) {
  const t = useMessages()
  const { way, charges, amount, paidOn, typed } = spread
  const allocation = allocationOf(spread)
  const type = (id: number, value: string) => onTyped({ ...typed, [id]: value })
  const left = amount - sumOf(allocation)
  return (
    <div className="grid gap-4">
      <RadioGroup
        label={t('payments.field.way')}
        value={way}
        onChange={onWay}
        options={ways.map((value) => ({
          value,
          label: t(`payments.way.${value}`),
          description: t(`payments.way.${value}_text`),
        }))}
      />
      {way !== 'none' && (
        <ul className="divide-y divide-line-subtle rounded-lg border border-line">
          {charges.map((charge) => (
            <AllocationLine
              key={charge.id}
              {...{ charge, way, currency }}
              amount={allocation.get(charge.id) ?? 0}
              typed={typed[charge.id] ?? ''}
              isLater={paidOn !== null && charge.applied === 0 && (charge.issuedOn ?? '') > paidOn}
              most={Math.min(charge.remaining, Math.max(left + (allocation.get(charge.id) ?? 0), 0))}
              onType={(value) => type(charge.id, value)}
              error={errorOf(charge.id)}
            />
          ))}
        </ul>
      )}
      <Left applied={sumOf(allocation)} {...{ left, currency }} />
    </div>
  )
}

/** What is applied and what is left of the payment; more than there is, in red. */
function Left({ applied, left, currency }: { applied: number; left: number; currency: Currency }) {
  const t = useMessages()
  const id = useId()
  const isOver = left < 0
  return (
    <div role="status" aria-labelledby={id}>
      <dl id={id} className="flex flex-wrap justify-end gap-x-6 gap-y-1 text-sm max-sm:grid max-sm:grid-cols-2">
        <div className="flex gap-2 max-sm:grid max-sm:gap-0">
          <dt className="text-fg-subtle">{t('payments.apply.applied')}</dt>
          <dd>
            <Money amount={applied} currency={currency} />
          </dd>
        </div>
        <div className="flex gap-2 max-sm:grid max-sm:gap-0">
          <dt className="text-fg-subtle">{t('payments.apply.credit')}</dt>
          <dd className={cx(!isOver && 'font-semibold')}>
            <Money amount={Math.max(left, 0)} currency={currency} />
          </dd>
        </div>
      </dl>
      {isOver && <p className="mt-1 text-right text-sm text-danger-fg max-sm:text-left">{t('payments.apply.over')}</p>}
    </div>
  )
}
