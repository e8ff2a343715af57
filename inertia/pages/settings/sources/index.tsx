import { Head } from '@inertiajs/react'
import { Dot } from '~/components/dot'
import { Note } from '~/components/note'
import { PageHead } from '~/components/page_head'
import { Panel } from '~/components/panel'
import { Failures } from '~/features/sources/failures'
import { IndexPanel } from '~/features/sources/index_panel'
import { KindsTable } from '~/features/sources/kinds_table'
import { Rejections } from '~/features/sources/rejections'
import { RunningNow } from '~/features/sources/running_now'
import { useRefreshWhile } from '~/features/sources/use_refresh'
import type { IndexState, Kind, RejectedRecord } from '~/features/sources/vocabulary'
import { useMessages } from '~/hooks/use_messages'

interface SourcesProps {
  kinds: Kind[]
  index: IndexState
  isWorkerAlive: boolean
  rejected: RejectedRecord[]
  paging: { page: number; perPage: number; total: number }
}

export default function Sources({ kinds, index, isWorkerAlive, rejected, paging }: SourcesProps) {
  const t = useMessages()
  useRefreshWhile(kinds.some(({ state }) => state === 'running') || index.pending > 0)
  const alive = (
    <span className="inline-flex items-center gap-1.5">
      <Dot tone={isWorkerAlive ? 'success' : 'warning'} />
      {t(isWorkerAlive ? 'sources.worker.alive' : 'sources.worker.dead')}
    </span>
  )
  return (
    <>
      <Head title={t('sources.title')} />
      <PageHead title={t('sources.title')} meta={alive} />
      <div className="grid gap-5 px-6 pt-2 pb-10 max-md:px-4">
        <p className="max-w-[68ch] text-fg-muted">{t('sources.lead')}</p>
        {!isWorkerAlive && (
          <Note tone="warning" role="status" title={t('sources.worker.dead')}>
            {t('sources.worker.dead_text')}
          </Note>
        )}
        <RunningNow kinds={kinds} />
        <Failures kinds={kinds} />
        <Panel title={t('sources.collections')} flush>
          <KindsTable kinds={kinds} />
        </Panel>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Panel title={t('sources.rejections')} flush>
            <Rejections records={rejected} kinds={kinds} paging={paging} />
          </Panel>
          <IndexPanel index={index} />
        </div>
      </div>
    </>
  )
}
