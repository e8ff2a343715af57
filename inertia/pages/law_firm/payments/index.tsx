import { Head } from '@inertiajs/react'
import { HandCoins, Plus } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { TextLink } from '~/components/actions/text_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { BillingTabs } from '~/features/billing/billing_tabs'
import { listAddress } from '~/features/payments/address'
import { PaymentFilters } from '~/features/payments/list_filters'
import { PaymentTotals } from '~/features/payments/payment_totals'
import { PaymentsTable } from '~/features/payments/payments_table'
import type { PaymentFilters as Filters, PaymentLine, PaymentTotals as Totals } from '~/features/payments/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type PaymentsProps = {
  rows: PaymentLine[]
  totals: Totals[]
  paging: { total: number; page: number; perPage: number }
  filters: Filters
  clientName: string | null
  /** How many wait for a second person. */
  waiting: number
  canRecord: boolean
}

/** What clients paid the firm, and what of it waits for somebody's word. */
export default function Payments({ rows, totals, paging, filters, clientName, waiting, canRecord }: PaymentsProps) {
  const t = useMessages()
  const { q, client, state, method, currency, from, to, credit } = filters
  const isNarrowed = [q, client, state, method, currency, from, to, credit].some(Boolean)
  const record = canRecord && (
    <ButtonLink icon={Plus} variant="primary" href={route('law_firm.payments.create', {}, { client })}>
      {t('payments.new')}
    </ButtonLink>
  )
  const clear = <ButtonLink href={listAddress({})}>{t('payments.list.clear')}</ButtonLink>
  return (
    <>
      <Head title={t('payments.title')} />
      <PageHead title={t('payments.title')} meta={t('payments.lead')} actions={record} />
      <BillingTabs current="payments" />
      {waiting > 0 && state !== 'review' && (
        <div className="px-6 pb-1 max-md:px-4">
          <Note tone="warning">
            {t('payments.list.waiting', { count: waiting })}{' '}
            <TextLink href={listAddress({ state: 'review' })}>{t('payments.list.review')}</TextLink>
          </Note>
        </div>
      )}
      <div className="px-6 py-2.5 max-md:px-4">
        <PaymentFilters {...{ filters, clientName }} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={HandCoins}
          title={t(isNarrowed ? 'payments.list.filtered' : 'payments.list.empty')}
          text={t(isNarrowed ? 'payments.list.filtered_text' : 'payments.list.empty_text')}
          actions={isNarrowed ? clear : record}
        />
      ) : (
        <>
          <PaymentsTable rows={rows} />
          <PaymentTotals totals={totals} />
          <Pager {...paging} href={(page) => listAddress({ ...filters, page })} />
        </>
      )}
    </>
  )
}
