import { Head } from '@inertiajs/react'
import { Send } from 'lucide-react'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { SelectField } from '~/components/forms/choices/select_field'
import { Form } from '~/components/forms/form'
import { Submit } from '~/components/forms/submit'
import { useFields } from '~/components/forms/use_fields'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { RowsTable } from '~/components/lists/rows_table'
import type { DraftCounts } from '~/features/client_reports/types'
import { buildAddress } from '~/features/lists/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type BatchesProps = {
  batches: { id: number; person: string | null; at: string; counts: DraftCounts }[]
  paging: { page: number; perPage: number; total: number }
  people: { id: number; name: string }[]
}

/** Prepares reports to the clients of a person or of all, and shows those that were prepared. */
export default function ClientReportBatches({ batches, paging, people }: BatchesProps) {
  const t = useMessages()
  const form = useFields({ person: '' }, { person: { label: t('client_reports.person') } }, { prefix: 'batch' })
  form.transform(({ person }) => ({ person: person === '' ? null : Number(person) }))
  const open = (id: number) => route('law_firm.client_report_batches.show', { id })
  return (
    <>
      <Head title={t('client_reports.batches')} />
      <PageHead
        title={t('client_reports.batches')}
        crumbs={[
          { label: t('client_reports.title'), href: route('law_firm.client_reports.index') },
          { label: t('client_reports.batches') },
        ]}
        meta={t('client_reports.batches_lead')}
      />
      <Form
        form={form}
        method="post"
        action={route('law_firm.client_report_batches.store')}
        className="flex flex-wrap items-end gap-3 px-6 py-2.5 max-md:px-4"
      >
        <span className="w-64 max-md:w-full">
          <SelectField
            {...form.field('person')}
            options={[
              { value: '', label: t('client_reports.everybody') },
              ...people.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </span>
        <Submit variant="primary" pendingText={t('client_reports.preparing')}>
          {t('client_reports.prepare')}
        </Submit>
      </Form>
      {batches.length === 0 ? (
        <EmptyState icon={Send} title={t('client_reports.no_batches')} text={t('client_reports.no_batches_text')} />
      ) : (
        <RowsTable
          caption={t('client_reports.batches')}
          rows={batches}
          href={({ id }) => open(id)}
          columns={[
            {
              name: t('client_reports.person'),
              phone: 'title',
              lines: ({ id, person, counts }) => ({
                strong: true,
                href: open(id),
                first: person ?? t('client_reports.everybody'),
                second: t('client_reports.batch_counts', { ...counts }),
              }),
            },
            { name: t('client_reports.prepared_at'), phone: 'meta', cell: ({ at }) => <DateTime value={at} /> },
          ]}
        />
      )}
      {paging.total > paging.perPage && (
        <Pager {...paging} href={(page) => buildAddress(route('law_firm.client_report_batches.index'), { page })} />
      )}
    </>
  )
}
