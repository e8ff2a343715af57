import type { AgedByCurrency } from '@generated/fields'
import { Head } from '@inertiajs/react'
import { Download, ReceiptText } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { debtorsAddress, debtorsFile } from '~/features/account_statements/address'
import { AgeingStrip } from '~/features/account_statements/ageing_strip'
import { DebtorFilters } from '~/features/account_statements/debtor_filters'
import { DebtorsTable } from '~/features/account_statements/debtors_table'
import type { DebtorFilters as Filters, DebtorRow } from '~/features/account_statements/types'
import { BillingTabs } from '~/features/billing/billing_tabs'
import { usePermission } from '~/features/matters/use_permission'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type AccountStatementsProps = {
  rows: DebtorRow[]
  totals: AgedByCurrency[]
  paging: { page: number; perPage: number; total: number }
  filters: Filters
}

/** Which clients owe the firm, what, and since when. */
export default function AccountStatements({ rows, totals, paging, filters }: AccountStatementsProps) {
  const t = useMessages()
  return (
    <>
      <Head title={t('account_statements.title')} />
      <PageHead
        title={t('account_statements.title')}
        meta={t('account_statements.lead')}
        actions={
          paging.total > 0 && (
            <ButtonLink icon={Download} href={debtorsFile(filters)} external download>
              {t('account_statements.csv')}
            </ButtonLink>
          )
        }
      />
      <BillingTabs current="account_statements" />
      <DebtorFilters key={debtorsAddress(filters)} filters={filters} />
      {rows.length === 0 ? (
        <NobodyOwes filters={filters} />
      ) : (
        <>
          <div className="grid gap-3 px-6 pb-3 max-md:px-4 desk:grid-cols-2">
            {totals.map((aged) => (
              <AgeingStrip
                key={aged.currency}
                aged={aged}
                title={t('account_statements.total_of', { currency: aged.currency })}
              />
            ))}
          </div>
          <DebtorsTable {...{ rows, filters }} />
          <Pager {...paging} href={(page) => debtorsAddress({ ...filters, page })} />
        </>
      )}
    </>
  )
}

function NobodyOwes({ filters }: { filters: Filters }) {
  const t = useMessages()
  const mayCharge = usePermission('facturas:crear')
  const isNarrowed = Boolean(filters.q || filters.currency) || filters.asOf !== filters.today
  if (isNarrowed)
    return (
      <EmptyState
        icon={ReceiptText}
        title={t('account_statements.no_match')}
        text={t('account_statements.no_match_text')}
        action={{ label: t('account_statements.clear'), href: route('law_firm.account_statements.index') }}
      />
    )
  return (
    <EmptyState
      icon={ReceiptText}
      title={t('account_statements.empty')}
      text={t('account_statements.empty_text')}
      action={
        mayCharge && {
          label: t('account_statements.empty_action'),
          href: route('law_firm.charges.create'),
          primary: true,
        }
      }
    />
  )
}
