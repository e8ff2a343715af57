import { Head } from '@inertiajs/react'
import { Send } from 'lucide-react'
import { ButtonLink } from '~/components/actions/button_link'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { RowsTable } from '~/components/lists/rows_table'
import { buildAddress } from '~/features/lists/address'
import { PersonFilter } from '~/features/lists/person_filter'
import { visitList } from '~/features/lists/visit_list'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type ListProps = {
  clients: { id: number; name: string; email: string | null; lastAt: string | null }[]
  paging: { page: number; perPage: number; total: number }
  filters: { person: number | null; page: number }
  people: { id: number; name: string }[]
}

/** The clients of the firm or of one person, and when each was last told how their matters stand. */
export default function ClientReports({ clients, paging, filters, people }: ListProps) {
  const t = useMessages()
  const address = (change: Partial<typeof filters>) =>
    buildAddress(route('law_firm.client_reports.index'), { ...filters, page: 1, ...change })
  const open = (id: number) => route('law_firm.client_reports.show', { id })
  return (
    <>
      <Head title={t('client_reports.title')} />
      <PageHead
        title={t('client_reports.title')}
        crumbs={[
          { label: t('insights.reports.title'), href: route('law_firm.reports.index') },
          { label: t('client_reports.title') },
        ]}
        meta={t('client_reports.lead')}
        actions={
          <ButtonLink href={route('law_firm.client_report_batches.index')}>{t('client_reports.to_many')}</ButtonLink>
        }
      />
      <div className="px-6 py-2.5 max-md:px-4">
        <PersonFilter
          label={t('client_reports.person')}
          anybody={t('client_reports.everybody')}
          people={people}
          value={filters.person}
          onChange={(person) => visitList(address({ person }))}
          className="w-64 max-md:w-full"
        />
      </div>
      {clients.length === 0 ? (
        <EmptyState icon={Send} title={t('client_reports.none')} text={t('client_reports.none_text')} />
      ) : (
        <RowsTable
          caption={t('client_reports.title')}
          rows={clients}
          nameOf={({ name }) => name}
          href={({ id }) => open(id)}
          columns={[
            {
              name: t('client_reports.client'),
              phone: 'title',
              lines: ({ id, name, email }) => ({
                strong: true,
                href: open(id),
                first: name,
                second: email ?? t('client_reports.no_email'),
              }),
            },
            {
              name: t('client_reports.last'),
              phone: 'meta',
              cell: ({ lastAt }) => (lastAt ? <DateTime value={lastAt} /> : t('client_reports.never')),
            },
          ]}
        />
      )}
      {paging.total > paging.perPage && <Pager {...paging} href={(page) => address({ page })} />}
    </>
  )
}
