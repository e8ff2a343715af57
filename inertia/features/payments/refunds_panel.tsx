import { Undo2 } from 'lucide-react'
import { Button } from '~/components/actions/button'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import { useMessages } from '~/hooks/use_messages'
import type { PaymentDetails } from './types'

interface RefundsPanelProps {
  payment: PaymentDetails
  /** Opens the dialog that gives something back; absent where nothing can be. */
  onRefund?: () => void
}

/** What was given back of a payment. */
export function RefundsPanel({ payment: { refunds, currency }, onRefund }: RefundsPanelProps) {
  const t = useMessages()
  const refund = onRefund && (
    <Button size="sm" icon={Undo2} onClick={onRefund}>
      {t('payments.page.refund')}
    </Button>
  )
  return (
    <Panel title={t('payments.page.refunds')} end={refund}>
      {refunds.length === 0 && <p className="text-sm text-fg-muted">{t('payments.page.no_refunds')}</p>}
      <ul className="divide-y divide-line-subtle">
        {refunds.map(({ id, amount, refundedOn, method, reference, reason, by }) => (
          <li key={id} className="grid gap-0.5 py-2.5 text-sm">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>
                <DateTime value={refundedOn} format="long" /> · {t(`payments.method.${method}`)}
                {reference && ` · ${reference}`}
              </span>
              <Money amount={amount} currency={currency} className="font-medium" />
            </span>
            <span className="wrap-break-word text-fg-muted">{[reason, by].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
