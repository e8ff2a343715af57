import { Link } from '@inertiajs/react'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Panel } from '~/components/layout/panel'
import type { ChargeCard } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

/** The payments that pay a charge, each with what it pays of it. */
export function PaymentsPanel({ charge }: { charge: ChargeCard }) {
  const t = useMessages()
  const { payments, currency } = charge
  return (
    <Panel title={t('charges.payments.title')}>
      {payments.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('charges.payments.none')}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {payments.map(({ id, number, paidOn, method, state, amount, isSeen }) => {
            const name = t('charges.payments.numbered', { number })
            return (
              <li key={id} className="flex items-start gap-3">
                <span className="min-w-0 flex-1">
                  {isSeen ? (
                    <Link href={route('law_firm.payments.show', { id })} className="link font-medium">
                      {name}
                    </Link>
                  ) : (
                    <span className="font-medium">{name}</span>
                  )}
                  <span className="block text-fg-muted">
                    <DateTime value={paidOn} /> · {t.first([`payments.method.${method}` as MessageId], method)}
                  </span>
                  {state !== 'accepted' && <Badge tone="warning">{t(`charges.payments.${state}`)}</Badge>}
                </span>
                <Money amount={amount} currency={currency} tone={state === 'accepted' ? undefined : 'muted'} />
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
