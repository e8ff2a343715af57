import { Link } from '@inertiajs/react'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Facts } from '~/components/layout/facts'
import { Panel } from '~/components/layout/panel'
import { ChargeStandingBadge } from '~/features/billing/charge_standing'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'
import type { RecurringCard } from './types'

/** Whom it is for, how often it is charged, and the days on which it is next. */
export function RecurringFacts({ recurring, seeClients }: { recurring: RecurringCard; seeClients: boolean }) {
  const t = useMessages()
  const { client, rhythm, dayOfMonth, startsOn, endsOn, dueDays, issues, next } = recurring
  const name = client?.name ?? ''
  return (
    <Panel title={t('charges.section.facts')}>
      <Facts
        items={[
          {
            label: t('charges.field.client'),
            value:
              client && seeClients ? (
                <Link href={route('law_firm.clients.show', { id: client.id })} className="link">
                  {name}
                </Link>
              ) : (
                name
              ),
          },
          { label: t('recurring_charges.field.rhythm'), value: t(`recurring_charges.rhythm.${rhythm}`) },
          {
            label: t('recurring_charges.field.dayOfMonth'),
            value: dayOfMonth === 31 ? t('recurring_charges.last_day') : String(dayOfMonth),
          },
          { label: t('recurring_charges.field.startsOn'), value: <DateTime value={startsOn} /> },
          {
            label: t('recurring_charges.field.endsOn'),
            value: endsOn ? <DateTime value={endsOn} /> : t('recurring_charges.no_end'),
          },
          { label: t('recurring_charges.field.dueDays'), value: t('recurring_charges.days', { count: dueDays }) },
          {
            label: t('recurring_charges.field.issues'),
            value: t(issues ? 'recurring_charges.issues.yes' : 'recurring_charges.issues.no'),
          },
          ...(next.length > 0
            ? [
                {
                  label: t('recurring_charges.next_days'),
                  value: (
                    <ul>
                      {next.map((day) => (
                        <li key={day}>
                          <DateTime value={day} />
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}

/** The last charges that were made of it. */
export function MadeCharges({ recurring }: { recurring: RecurringCard }) {
  const t = useMessages()
  const { charges, currency } = recurring
  return (
    <Panel title={t('recurring_charges.made')}>
      {charges.length === 0 ? (
        <p className="text-sm text-fg-muted">{t('recurring_charges.made_none')}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {charges.map(({ id, reference, standing, total, issuedOn }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Link href={route('law_firm.charges.show', { id })} className="link font-medium">
                {reference ? t('charges.numbered', { reference }) : t('charges.draft')}
              </Link>
              {issuedOn && <DateTime value={issuedOn} className="text-fg-muted" />}
              <ChargeStandingBadge standing={standing} />
              <Money amount={total} currency={currency} className="ml-auto" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
