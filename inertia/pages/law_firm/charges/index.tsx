import { Head } from '@inertiajs/react'
import { Download, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { BulkBar } from '~/components/actions/bulk_bar'
import { ButtonLink } from '~/components/actions/button_link'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { BillingTabs } from '~/features/billing/billing_tabs'
import { ADD, fileAddress, LIST, listAddress } from '~/features/charges/list/address'
import { ChargeSums } from '~/features/charges/list/charge_sums'
import { ChargesTable } from '~/features/charges/list/charges_table'
import { ExportMenu } from '~/features/charges/list/export_menu'
import { ChargeFilterBar } from '~/features/charges/list/filter_bar'
import { ListEmpty } from '~/features/charges/list/list_empty'
import type { ChargesProps } from '~/features/charges/list/types'
import { useChargeViews } from '~/features/charges/list/views'
import { ViewTabs } from '~/features/lists/view_tabs'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'
import { useSlowVisit } from '~/hooks/use_slow_visit'

/** What clients owe the firm: what is pending, overdue, paid. */
export default function Charges({ charges, paging, counts, sums, filters, can, ...props }: ChargesProps) {
  const t = useMessages()
  const ids = useMemo(() => charges.map(({ id }) => id), [charges])
  const selection = useSelection(ids)
  const isLoading = useSlowVisit(LIST)
  const views = useChargeViews(filters, props.views, counts)
  const { people, chosen } = props
  const selected = [...selection.selected]
  return (
    <>
      <Head title={t('billing.title')} />
      <PageHead
        title={t('billing.title')}
        actions={
          <>
            {counts.all > 0 && <ExportMenu filters={filters} />}
            {can.create && (
              <ButtonLink href={ADD} variant="primary" icon={Plus}>
                {t('billing.new_charge')}
              </ButtonLink>
            )}
          </>
        }
      />
      <BillingTabs current="charges" />
      <ViewTabs {...views} />
      <ChargeFilterBar {...{ filters, views, people, chosen }} total={paging.total} readClients={can.readClients} />
      {paging.total === 0 && !isLoading ? (
        <ListEmpty {...{ filters, counts, can }} />
      ) : (
        <>
          <ChargesTable {...{ charges, filters, selection, isLoading }} linksClients={can.readClients} />
          <ChargeSums sums={sums} isPartial={filters.tab === 'all' && counts.drafts + counts.canceled > 0} />
          <Pager {...paging} href={(page) => listAddress({ ...filters, page })} />
        </>
      )}
      <BulkBar count={selected.length} onClear={selection.clear}>
        <ButtonLink variant="ghost" icon={Download} href={fileAddress(filters, 'xlsx', selected)} external download>
          {t('billing.list.export_selected')}
        </ButtonLink>
      </BulkBar>
    </>
  )
}
