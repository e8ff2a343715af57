import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '~/components/display/icon'
import { Money } from '~/components/display/money'
import { SelectField } from '~/components/forms/choices/select_field'
import { ConfirmIdentityDialog } from '~/features/accounts/confirm_identity_dialog'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { PaidCharge, PaymentDetails } from './types'

type Status = 'pending' | 'paid'

/** Deletes a payment: shows each balance before and after, asks for the new status of each charge, and who it is. */
export function DeletePayment({ payment, onClose }: { payment: PaymentDetails; onClose: () => void }) {
  const t = useMessages()
  const { id, number, version, charges, credit, currency, state } = payment
  const [statuses, setStatuses] = useState<Record<number, Status>>({})
  const counts = state === 'accepted'
  const affected = counts ? charges : []
  const chosen = affected.map(({ chargeId }) => ({ chargeId, status: statuses[chargeId] ?? 'pending' }))
  const text = (
    <div className="grid gap-3">
      <p>{t(affected.length > 0 ? 'payments.delete.text' : 'payments.delete.text_alone')}</p>
      {affected.length > 0 && (
        <ul className="max-h-80 divide-y divide-line-subtle overflow-y-auto rounded-lg border border-line">
          {affected.map((charge) => (
            <ChargeAfter
              key={charge.chargeId}
              charge={charge}
              status={statuses[charge.chargeId] ?? 'pending'}
              onStatus={(status) => setStatuses((now) => ({ ...now, [charge.chargeId]: status }))}
            />
          ))}
        </ul>
      )}
      {counts && credit > 0 && (
        <p className="text-sm">
          {t('payments.delete.client_credit')}: <Money amount={credit} currency={currency} />
        </p>
      )}
    </div>
  )
  return (
    <ConfirmIdentityDialog
      open
      onClose={onClose}
      title={t('payments.delete.title', { number })}
      text={text}
      verb={t('payments.delete.verb')}
      method="delete"
      action={route('law_firm.payments.destroy', { id })}
      data={{ version, statuses: chosen }}
      visit={{ preserveScroll: false }}
    />
  )
}

interface ChargeAfterProps {
  charge: PaidCharge
  status: Status
  onStatus: (status: Status) => void
}

function ChargeAfter({ charge, status, onStatus }: ChargeAfterProps) {
  const t = useMessages()
  const { reference, remaining, amount, currency } = charge
  return (
    <li className="grid gap-2 p-3">
      <p className="font-medium">{t('payments.page.charge', { reference })}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
        <span className="text-fg-muted">{t('payments.delete.before')}</span>
        <Money amount={remaining} currency={currency} />
        <Icon of={ArrowRight} size={14} className="text-fg-subtle" />
        <span className="text-fg-muted">{t('payments.delete.after')}</span>
        <Money amount={remaining + amount} currency={currency} className="font-semibold" />
      </p>
      <SelectField
        label={t('payments.delete.status_of', { reference })}
        value={status}
        onChange={(value) => onStatus(value as Status)}
        options={(['pending', 'paid'] as const).map((value) => ({ value, label: t(`payments.delete.${value}`) }))}
      />
    </li>
  )
}
