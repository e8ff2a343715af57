import { Head } from '@inertiajs/react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Dot } from '~/components/display/dot'
import { Note } from '~/components/feedback/note'
import { PageHead } from '~/components/layout/page_head'
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
  useRefreshWhile(kinds.some(({ state }) => state === 'running' || state === 'queued') || index.pending > 0)
  const alive = isWorkerAlive && (
    <span className="inline-flex items-center gap-1.5">
      <Dot tone="success" />
      {t('sources.worker.alive')}
    </span>
  )
  return (
    <>
      <Head title={t('sources.title')} />
      <PageHead title={t('sources.title')} meta={alive} />
      <div className="grid gap-4 px-6 pt-1 pb-6 max-md:px-4">
        <p className="max-w-[68ch] text-fg-muted">{t('sources.lead')}</p>
        {!isWorkerAlive && (
          <Note tone="warning" role="status" title={`${t('sources.worker.dead')}.`}>
            {t('sources.worker.dead_text')}
          </Note>
        )}
        <RunningNow kinds={kinds} />
        <Failures kinds={kinds} />
      </div>
      <Section title={t('sources.collections')}>
        <KindsTable kinds={kinds} />
      </Section>
      <div className="grid items-start pt-8 pb-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6 lg:pr-6">
        <Section title={t('sources.rejections')}>
          <Rejections records={rejected} kinds={kinds} paging={paging} />
        </Section>
        <IndexPanel index={index} className="max-lg:order-first max-lg:mx-6 max-lg:mb-8 max-md:mx-4" />
      </div>
    </>
  )
}

/** A list that runs to the edges of the page, under its title. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="px-6 pb-2 text-base font-semibold max-md:px-4">
        {title}
      </h2>
      {children}
    </section>
  )
}
