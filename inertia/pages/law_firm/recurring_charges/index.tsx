import { Head } from '@inertiajs/react'
import { Plus, Repeat } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { Money } from '~/components/display/money'
import { Pill } from '~/components/display/pill'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { RowsTable } from '~/components/lists/rows_table'
import { BillingTabs } from '~/features/billing/billing_tabs'
import { STATE_TONES } from '~/features/recurring_charges/recurring_state'
import type { RecurringLine } from '~/features/recurring_charges/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

const STATES = ['active', 'paused', 'ended', 'all'] as const

type RecurringListProps = {
  rows: RecurringLine[]
  paging: { total: number; page: number; perPage: number }
  filters: { state: (typeof STATES)[number]; page: number }
  can: { add: boolean }
}

/** What the firm charges again in each period (igualas). */
export default function RecurringCharges({ rows, paging, filters, can }: RecurringListProps) {
  const t = useMessages()
  const add = route('law_firm.recurring_charges.create')
  const addressOf = (query: Record<string, string>) => route('law_firm.recurring_charges.index', {}, query)
  return (
    <>
      <Head title={t('recurring_charges.title')} />
      <PageHead
        title={t('recurring_charges.title')}
        meta={t('recurring_charges.lead')}
        actions={
          can.add && (
            <ButtonLink variant="primary" icon={Plus} href={add}>
              {t('recurring_charges.create')}
            </ButtonLink>
          )
        }
      />
      <BillingTabs current="recurring_charges" />
      <nav aria-label={t('recurring_charges.states')} className="flex flex-wrap gap-1.5 px-6 pb-2 max-md:px-4">
        {STATES.map((state) => (
          <Pill key={state} href={addressOf({ state })} current={filters.state === state}>
            {t(`recurring_charges.states.${state}`)}
          </Pill>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyState
          icon={Repeat}
          title={t('recurring_charges.empty')}
          text={t('recurring_charges.empty_text')}
          action={can.add && { label: t('recurring_charges.create'), href: add, icon: Plus }}
        />
      ) : (
        <>
          <RowsTable
            caption={t('recurring_charges.title')}
            rows={rows}
            href={({ id }) => route('law_firm.recurring_charges.show', { id })}
            columns={[
              {
                name: t('recurring_charges.field.title'),
                lines: ({ id, title, clientName }) => ({
                  href: route('law_firm.recurring_charges.show', { id }),
                  first: title,
                  second: clientName,
                }),
              },
              {
                name: t('recurring_charges.field.rhythm'),
                width: 'w-36',
                cell: ({ rhythm }) => t(`recurring_charges.rhythm.${rhythm}`),
              },
              {
                name: t('recurring_charges.next'),
                width: 'w-40',
                cell: ({ nextOn, state }) => (nextOn && state === 'active' ? <DateTime value={nextOn} /> : '—'),
              },
              {
                name: t('recurring_charges.state'),
                width: 'w-32',
                phone: 'end',
                cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`recurring_charges.state.${state}`)}</Badge>,
              },
              {
                name: t('charges.total.total'),
                width: 'w-44',
                align: 'end',
                cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
              },
            ]}
          />
          <Pager {...paging} href={(page) => addressOf({ state: filters.state, page: String(page) })} />
        </>
      )}
    </>
  )
}
