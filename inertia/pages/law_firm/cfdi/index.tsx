import { Head, router } from '@inertiajs/react'
import { FileCode, FolderUp, ListChecks, Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { ButtonLink } from '~/components/actions/button_link'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Pager } from '~/components/lists/pager'
import { BillingTabs } from '~/features/billing/billing_tabs'
import { listAddress } from '~/features/cfdi/address'
import { CfdiTable } from '~/features/cfdi/cfdi_table'
import { CfdiTotals } from '~/features/cfdi/cfdi_totals'
import { FolderResults } from '~/features/cfdi/folder_results'
import { CfdiFilters } from '~/features/cfdi/list_filters'
import type {
  CfdiFilters as Filters,
  CfdiLine,
  CfdiTotals as Totals,
  FolderResult,
  Paging,
} from '~/features/cfdi/types'
import { UploadDialog } from '~/features/cfdi/upload_dialog'
import { TaskPanel } from '~/features/transfers/task_panel'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type CfdisProps = {
  rows: CfdiLine[]
  totals: Totals[]
  paging: Paging
  filters: Filters
  today: string
  hasRfc: boolean
  canAdd: boolean
  /** The last folder, or files, that the reader sent, and what became of each file so far. */
  taskId: number | null
  results: FolderResult[]
}

/** The tax documents of a firm, as their XML say. */
export default function Cfdis({ rows, totals, paging, filters, today, hasRfc, canAdd, taskId, results }: CfdisProps) {
  const t = useMessages()
  const [open, setOpen] = useState<'files' | 'folder' | null>(null)
  const { q, type, method, direction, linked, month } = filters
  const isNarrowed = [q, type, method, direction, linked, month].some(Boolean)
  const upload = canAdd && (
    <>
      <Button icon={FolderUp} onClick={() => setOpen('folder')}>
        {t('cfdi.upload.folder')}
      </Button>
      <Button icon={Upload} variant="primary" onClick={() => setOpen('files')}>
        {t('cfdi.upload.one')}
      </Button>
    </>
  )
  return (
    <>
      <Head title={t('cfdi.title')} />
      <PageHead
        title={t('cfdi.title')}
        meta={t('cfdi.lead')}
        actions={
          <>
            <ButtonLink icon={ListChecks} href={route('law_firm.cfdi.complements')}>
              {t('cfdi.planner.title')}
            </ButtonLink>
            {upload}
          </>
        }
      />
      <BillingTabs current="cfdi" />
      <div className="grid gap-3 px-6 py-2.5 max-md:px-4">
        {!hasRfc && (
          <Note
            tone="warning"
            end={
              <ButtonLink size="sm" href={route('law_firm.firm.show')}>
                {t('cfdi.no_rfc_action')}
              </ButtonLink>
            }
          >
            {t('cfdi.no_rfc')}
          </Note>
        )}
        {taskId !== null && (
          <TaskPanel
            key={taskId}
            taskId={taskId}
            onEnd={() => router.reload({ only: ['results', 'rows', 'totals', 'paging'] })}
          />
        )}
        {results.length > 0 && <FolderResults results={results} />}
        <CfdiFilters {...{ filters, today }} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={FileCode}
          title={t(isNarrowed ? 'cfdi.list.filtered' : 'cfdi.list.empty')}
          text={t(isNarrowed ? 'cfdi.list.filtered_text' : 'cfdi.list.empty_text')}
          actions={isNarrowed ? <ButtonLink href={listAddress({})}>{t('cfdi.list.clear')}</ButtonLink> : upload}
        />
      ) : (
        <>
          <CfdiTable rows={rows} />
          <CfdiTotals totals={totals} />
          <Pager {...paging} href={(page) => listAddress({ ...filters, page })} />
        </>
      )}
      {open && <UploadDialog what={open} onClose={() => setOpen(null)} />}
    </>
  )
}
