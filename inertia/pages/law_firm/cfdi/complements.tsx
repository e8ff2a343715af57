import { Head } from '@inertiajs/react'
import { CircleCheck } from 'lucide-react'
import { EmptyState } from '~/components/feedback/empty_state'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { Pager } from '~/components/lists/pager'
import { listAddress } from '~/features/cfdi/address'
import { LateTable, MissingTable } from '~/features/cfdi/planner_tables'
import type { LateInvoice, MissingComplement, Paging } from '~/features/cfdi/types'
import { buildAddress } from '~/features/lists/address'
import { useMessages } from '~/hooks/use_messages'
import { route } from '~/routes'

type ComplementsProps = {
  missing: MissingComplement[]
  late: LateInvoice[]
  lateCount: number
  paging: Paging
  today: string
}

/** Which invoices to be paid later lack a complement of payments, and until when; which to be paid at once were not. */
export default function Complements({ missing, late, lateCount, paging, today }: ComplementsProps) {
  const t = useMessages()
  const title = t('cfdi.planner.title')
  return (
    <>
      <Head title={title} />
      <PageHead
        title={title}
        crumbs={[{ label: t('cfdi.title'), href: listAddress({}) }, { label: title }]}
        meta={t('cfdi.planner.lead')}
      />
      <div className="grid gap-6 px-6 pt-2 pb-10 max-md:px-4">
        <Note>{t('cfdi.planner.rule')}</Note>
        <Panel title={t('cfdi.planner.missing')} flush={missing.length > 0}>
          {missing.length === 0 ? (
            <EmptyState
              icon={CircleCheck}
              level={3}
              title={t('cfdi.planner.none')}
              text={t('cfdi.planner.none_text')}
            />
          ) : (
            <>
              <MissingTable rows={missing} today={today} />
              <Pager {...paging} href={(page) => buildAddress(route('law_firm.cfdi.complements'), { page })} />
            </>
          )}
        </Panel>
        <Panel title={t('cfdi.planner.late')} flush={late.length > 0}>
          {late.length === 0 ? (
            <p className="text-sm text-fg-muted">{t('cfdi.planner.late_none')}</p>
          ) : (
            <>
              <p className="px-3.5 pb-3 text-sm text-fg-muted">{t('cfdi.planner.late_text')}</p>
              <LateTable rows={late} />
              {lateCount > late.length && (
                <p className="p-3.5 text-sm text-fg-muted">
                  {t('cfdi.planner.late_more', { shown: late.length, count: lateCount })}
                </p>
              )}
            </>
          )}
        </Panel>
      </div>
    </>
  )
}
