import { Head, Link } from '@inertiajs/react'
import { Eye, FilePen, Plus, Scale } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/actions/button'
import { Badge } from '~/components/display/badge'
import { DateTime } from '~/components/display/date_time'
import { EmptyState } from '~/components/feedback/empty_state'
import { PageHead } from '~/components/layout/page_head'
import { Panel } from '~/components/layout/panel'
import { Pager } from '~/components/lists/pager'
import { listAddress } from '~/features/amparo/address'
import { BeginDemand } from '~/features/amparo/demand/begin_demand'
import { ProceedingFilters } from '~/features/amparo/list_filters'
import { ProceedingForm } from '~/features/amparo/proceeding_form'
import { ProceedingsTable } from '~/features/amparo/proceedings_table'
import { kindName, type ListFilters, type NotificationRule, type ProceedingLine } from '~/features/amparo/types'
import { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'
import { route } from '~/routes'

type AmparoProps = {
  rows: ProceedingLine[]
  paging: { total: number; page: number; perPage: number }
  filters: ListFilters
  courtName: string | null
  demands: { id: number; title: string; kind: string; step: string; savedAt: string }[]
  notifications: NotificationRule[]
  canEdit: boolean
}

/** The amparo proceedings of the firm, the cases that it follows, and the claims that are being written. */
export default function AmparoList({ rows, paging, filters, courtName, demands, notifications, canEdit }: AmparoProps) {
  const t = useMessages()
  const [adding, setAdding] = useState<'own' | 'followed' | 'demand' | null>(null)
  return (
    <>
      <Head title={t('amparo.title')} />
      <PageHead
        title={t('amparo.title')}
        meta={t('amparo.lead')}
        actions={
          canEdit && (
            <span className="flex flex-wrap gap-2">
              <Button icon={Eye} onClick={() => setAdding('followed')}>
                {t('amparo.follow_case')}
              </Button>
              <Button icon={Plus} onClick={() => setAdding('own')}>
                {t('amparo.add')}
              </Button>
              <Button icon={FilePen} variant="primary" onClick={() => setAdding('demand')}>
                {t('amparo.new_demand')}
              </Button>
            </span>
          )
        }
      />
      {demands.length > 0 && <OpenDemands demands={demands} />}
      <div className="px-6 py-2.5 max-md:px-4">
        <ProceedingFilters {...{ filters, courtName }} />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={Scale} title={t('amparo.empty')} text={t('amparo.empty_text')} />
      ) : (
        <>
          <ProceedingsTable rows={rows} />
          <Pager {...paging} href={(page) => listAddress({ ...filters, page })} />
        </>
      )}
      {(adding === 'own' || adding === 'followed') && (
        <ProceedingForm
          proceeding={null}
          isOwn={adding === 'own'}
          notifications={notifications}
          onClose={() => setAdding(null)}
        />
      )}
      {adding === 'demand' && <BeginDemand onClose={() => setAdding(null)} />}
    </>
  )
}

function OpenDemands({ demands }: Pick<AmparoProps, 'demands'>) {
  const t = useMessages()
  return (
    <div className="px-6 pb-2 max-md:px-4">
      <Panel title={t('amparo.demands.title')}>
        <ul className="grid gap-2 text-sm">
          {demands.map(({ id, title, kind, step, savedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link href={route('amparo.demands.show', { id })} className="min-w-0 font-medium hover:underline">
                {title}
              </Link>
              <span className="text-fg-muted">{t(kindName(kind))}</span>
              <Badge>{t(`amparo.step.${step}` as MessageId)}</Badge>
              <DateTime value={savedAt} format="full" className="text-fg-muted" />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
