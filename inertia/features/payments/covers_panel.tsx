import { Link } from '@inertiajs/react'
import { Pencil } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { PaidCharge, PaymentDetails } from './types'

interface CoversPanelProps {
  payment: PaymentDetails
  /** Opens the dialog in which that is changed; absent for who may not. */
  onChange?: () => void
}

/** What a payment pays, with the balance of each charge now. */
export function CoversPanel({ payment: { charges, credit, state }, onChange }: CoversPanelProps) {
  const t = useMessages()
  const verb = credit > 0 && state === 'accepted' ? 'payments.page.apply_credit' : 'payments.page.change'
  const change = onChange && (
    <Button size="sm" icon={Pencil} onClick={onChange}>
      {t(verb)}
    </Button>
  )
  return (
    <Panel title={t('payments.page.covers')} end={change}>
      {charges.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('payments.page.covers_nothing')}</p>
      ) : (
        <ul className="divide-y divide-line-subtle">
          {charges.map((charge) => (
            <ChargeLine key={charge.chargeId} charge={charge} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function ChargeLine({ charge }: { charge: PaidCharge }) {
  const t = useMessages()
  const mayRead = usePermission('facturas:leer')
  const { chargeId, reference, amount, currency, dueOn, remaining } = charge
  const name = t('payments.page.charge', { reference })
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="min-w-0">
        {mayRead ? (
          <Link href={route('law_firm.charges.show', { id: chargeId })} className="link font-medium">
            {name}
          </Link>
        ) : (
          <span className="font-medium">{name}</span>
        )}
        {dueOn && (
          <span className="text-sm text-fg-muted">
            {' · '}
            {t('payments.apply.due')} <DateTime value={dueOn} format="short" />
          </span>
        )}
      </span>
      <span className="text-right max-sm:w-full max-sm:text-left">
        <Money amount={amount} currency={currency} className="font-medium" />
        <span className="block text-sm text-fg-muted">
          {t('payments.page.charge_now')}: <Money amount={remaining} currency={currency} />
        </span>
      </span>
    </li>
  )
}
