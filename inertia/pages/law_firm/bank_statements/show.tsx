import { Head, usePage } from '@inertiajs/react'
import { Landmark } from 'lucide-react'
import { Tabs } from '~/components/actions/tabs'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { FormError } from '~/components/forms/form_error'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { RemoveButton } from '~/components/overlays/remove_button'
import { accountName } from '~/features/bank_statements/account_name'
import { listAddress, statementAddress } from '~/features/bank_statements/address'
import { MovementCard } from '~/features/bank_statements/movement_card'
import { RefusedLines } from '~/features/bank_statements/refused_lines'
import { StoringNote } from '~/features/bank_statements/storing_note'
import {
  MOVEMENT_TABS,
  type MovementFilters,
  type MovementLine,
  type MovementState,
  type StatementHead,
} from '~/features/bank_statements/types'
import { SearchBox } from '~/features/lists/search_box'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type StatementProps = {
  statement: StatementHead
  filters: MovementFilters
  items: MovementLine[]
  paging: { total: number; page: number; perPage: number }
  counts: Record<MovementState, number>
  can: { edit: boolean; delete: boolean }
}

/** The movements of a file of a bank: what they could be and what they are. */
export default function BankStatement({ statement, filters, items, paging, counts, can }: StatementProps) {
  const t = useMessages()
  const { errors } = usePage().props
  const { id, name, account, firstDay, lastDay, state, known, refused, refusedCount } = statement
  const crumbs = [{ label: t('bank_statements.title'), href: listAddress() }, { label: name }]
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Head title={name} />
      <PageHead
        crumbs={crumbs}
        title={name}
        meta={
          <span>
            {account && accountName(account)}
            {firstDay && lastDay && (
              <>
                {' · '}
                <DateTime value={firstDay} format="short" /> – <DateTime value={lastDay} format="short" />
              </>
            )}
            {known > 0 && ` · ${t('bank_statements.show.known', { count: known })}`}
          </span>
        }
        actions={
          can.delete &&
          state === 'stored' && (
            <RemoveButton
              label={t('bank_statements.delete.verb')}
              href={route('law_firm.bank_statements.destroy', { id })}
              title={t('bank_statements.delete.title')}
            >
              {t('bank_statements.delete.text')}
            </RemoveButton>
          )
        }
      />
      <Tabs
        label={t('bank_statements.show.tabs')}
        items={MOVEMENT_TABS.map((show) => ({
          href: statementAddress(id, { show, q: filters.q }),
          label: t(`bank_statements.tab.${show}`),
          count: show === 'all' ? all : counts[show],
          current: show === filters.show,
        }))}
      />
      <div className="grid gap-4 px-6 py-4 max-md:px-4">
        <FormError>{(errors as Record<string, string>).statement}</FormError>
        {state === 'storing' && <StoringNote movements={all} />}
        <SearchBox
          value={filters.q}
          className="w-72"
          label={t('bank_statements.show.search')}
          hint={t('bank_statements.show.search_hint')}
          href={(q) => statementAddress(id, { ...filters, q, page: 1 })}
        />
        {filters.show === 'all' && <RefusedLines lines={refused} count={refusedCount} />}
        {items.length === 0 && (
          <EmptyState
            icon={Landmark}
            title={t(filters.q ? 'bank_statements.show.nothing_found' : `bank_statements.none.${filters.show}`)}
            text={t('bank_statements.none.text')}
          />
        )}
        {items.map((movement) => (
          <MovementCard key={`${movement.id}-${movement.version}`} movement={movement} canEdit={can.edit} />
        ))}
        <Pager {...paging} href={(page) => statementAddress(id, { ...filters, page })} />
      </div>
    </>
  )
}
