import { Head } from '@inertiajs/react'
import { PageHead } from '~/components/layout/page_head'
import { ReportForm } from '~/features/reports/report_form'
import type { EditedReport, ReportChoices } from '~/features/reports/types'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** Changes a report. */
export default function EditReport({ report, ...choices }: ReportChoices & { report: EditedReport }) {
  const t = useMessages()
  const crumbs = [
    { label: t('insights.reports.title'), href: route('law_firm.reports.index') },
    { label: report.title, href: route('law_firm.reports.show', { id: report.id }) },
    { label: t('common.edit') },
  ]
  return (
    <>
      <Head title={report.title} />
      <PageHead title={report.title} crumbs={crumbs} />
      <div className="px-6 pt-2 pb-10 max-md:px-4">
        <ReportForm {...choices} report={report} />
      </div>
    </>
  )
}
