import { Head } from '@inertiajs/react'
import { PageHead } from '~/components/layout/page_head'
import { ReportForm } from '~/features/reports/report_form'
import type { ReportChoices, ReportSeed } from '~/features/reports/types'
import { EmptyState } from '~/components/feedback/empty_state'
import { FileChartColumn } from 'lucide-react'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

/** A new report, which may begin with one that is proposed. */
export default function CreateReport({ seed, ...choices }: ReportChoices & { seed: ReportSeed | null }) {
  const t = useMessages()
  const crumbs = [
    { label: t('insights.reports.title'), href: route('law_firm.reports.index') },
    { label: t('insights.reports.new') },
  ]
  return (
    <>
      <Head title={t('insights.reports.new')} />
      <PageHead title={t('insights.reports.new')} crumbs={crumbs} />
      <div className="px-6 pt-2 pb-10 max-md:px-4">
        {choices.subjects.length === 0 ? (
          <EmptyState
            icon={FileChartColumn}
            title={t('insights.reports.no_subjects')}
            text={t('insights.reports.no_subjects_text')}
          />
        ) : (
          <ReportForm {...choices} seed={seed} />
        )}
      </div>
    </>
  )
}
