import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import { DECIMALS, typedOf } from '~/features/charges/form/figures'
import type { ChargeCard } from '~/features/charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Whom a charge is for, its days and where it comes from. */
export function ChargeFacts({ charge, seeClients }: { charge: ChargeCard; seeClients: boolean }) {
  const t = useMessages()
  const { client, status, issuedOn, dueOn, settledOn, exchangeRate, currency, recurring, createdBy } = charge
  const none = <span className="text-fg-subtle">{t('charges.no_day')}</span>
  const items = [
    {
      label: t('charges.field.client'),
      value:
        client && seeClients ? (
          <Link href={route('law_firm.clients.show', { id: client.id })} className="link">
            {client.name}
          </Link>
        ) : (
          (client?.name ?? none)
        ),
    },
    ...(client?.rfc ? [{ label: t('charges.field.rfc'), value: client.rfc }] : []),
    { label: t('charges.field.issuedOn'), value: issuedOn ? <DateTime value={issuedOn} format="long" /> : none },
    { label: t('charges.field.dueOn'), value: dueOn ? <DateTime value={dueOn} format="long" /> : none },
    ...(settledOn && status === 'paid'
      ? [{ label: t('charges.field.settledOn'), value: <DateTime value={settledOn} format="long" /> }]
      : []),
    { label: t('charges.field.currency'), value: t(`charges.currency.${currency}`) },
    ...(exchangeRate
      ? [{ label: t('charges.field.exchangeRate'), value: typedOf(exchangeRate, DECIMALS.quantity) }]
      : []),
    ...(recurring
      ? [
          {
            label: t('charges.field.recurring'),
            value: (
              <Link href={route('law_firm.recurring_charges.show', { id: recurring.id })} className="link">
                {recurring.title}
              </Link>
            ),
          },
        ]
      : []),
    ...(createdBy ? [{ label: t('charges.field.createdBy'), value: createdBy }] : []),
  ]
  return (
    <Panel title={t('charges.section.facts')}>
      <Facts items={items} />
    </Panel>
  )
}
