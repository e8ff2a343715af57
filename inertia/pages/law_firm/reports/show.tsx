import { Head } from '@inertiajs/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { RemoveDialog } from '~/components/overlays/remove_dialog'
import { buildAddress } from '~/features/lists/address'
import { useReportFiles } from '~/features/reports/report_files'
import { ReportTable } from '~/features/reports/report_table'
import type { ReportPage } from '~/features/reports/types'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

type ShowProps = ReportPage & {
  report: { id: number; title: string; subject: string; rhythm: string | null; nextAt: string | null }
  can: { edit: boolean }
}

/** A report as it is now, made of what its reader may see. */
export default function ShowReport({ report, can, ...page }: ShowProps) {
  const t = useMessages()
  const [isRemoving, setRemoving] = useState(false)
  const files = useReportFiles(report.id)
  const address = route('law_firm.reports.show', { id: report.id })
  return (
    <>
      <Head title={report.title} />
      <PageHead
        title={report.title}
        crumbs={[
          { label: t('insights.reports.title'), href: route('law_firm.reports.index') },
          { label: report.title },
        ]}
        meta={t(`insights.reports.subject.${report.subject}` as MessageId)}
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            {!page.isRefused && files.buttons}
            {can.edit && (
              <>
                <Button variant="danger-quiet" icon={Trash2} onClick={() => setRemoving(true)}>
                  {t('common.delete')}
                </Button>
                <ButtonLink icon={Pencil} href={route('law_firm.reports.edit', { id: report.id })}>
                  {t('common.edit')}
                </ButtonLink>
              </>
            )}
          </span>
        }
      />
      <div className="grid gap-4 px-6 pt-2 pb-6 max-md:px-4">
        {files.progress}
        <ReportTable subject={report.subject} page={page} title={report.title} />
      </div>
      {page.paging.total > page.paging.perPage && (
        <Pager {...page.paging} href={(to) => buildAddress(address, { page: to })} />
      )}
      <RemoveDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        href={route('law_firm.reports.destroy', { id: report.id })}
        title={t('insights.reports.delete_title', { title: report.title })}
      >
        {t('insights.reports.delete_text')}
      </RemoveDialog>
    </>
  )
}
