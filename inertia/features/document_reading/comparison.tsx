import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/components/actions/icon_button'
import { Note } from '~/components/feedback/note'
import { Segmented } from '~/components/actions/segmented'
import { Skeleton } from '~/components/feedback/skeleton'
import { useMessages } from '~/hooks/use_messages'
import { comparisonAddress } from './addresses'
import { ComparedBlocks, type ComparedView } from './compared_blocks'
import { useFetched } from './use_fetched'
import { useChangeSteps } from './use_change_steps'
import { EMPTY, FAULT, type EmptyReason, type FaultReason, type VersionComparison } from './vocabulary'

type ComparisonProps = { matterId: number; documentId: number; from: number; to: number }

/** What changed in the words of a document between two versions. */
export function Comparison({ matterId, documentId, from, to }: ComparisonProps) {
  const t = useMessages()
  const fetched = useFetched<{ comparison: VersionComparison }>(comparisonAddress(matterId, documentId, from, to))

  if (fetched.hasFailed) return <Note tone="danger">{t('document_reading.compare.failed')}</Note>
  if (!fetched.value) return <Skeleton className="h-96 w-full" />

  const { comparison } = fetched.value
  if (comparison.kind !== 'different') return <NothingToCompare comparison={comparison} />
  return <Different {...comparison} from={from} to={to} />
}

type Same = Exclude<VersionComparison, { kind: 'different' }>

function NothingToCompare({ comparison }: { comparison: Same }) {
  const t = useMessages()
  if (comparison.kind === 'identical') return <Note tone="success">{t('document_reading.compare.identical')}</Note>
  if (comparison.kind === 'sameText') return <Note tone="info">{t('document_reading.compare.same_text')}</Note>
  if (comparison.kind === 'fault') return <Note tone="warning">{t(FAULT[comparison.reason])}</Note>
  const { version: number, reason, state } = comparison
  if (state === 'pending') return <Note tone="info">{t('document_reading.compare.pending', { number })}</Note>
  const why = EMPTY[reason as EmptyReason] ?? FAULT[reason as FaultReason] ?? FAULT.crashed
  return (
    <Note tone="warning" title={t('document_reading.compare.unread', { number })}>
      {t(why)}
    </Note>
  )
}

type DifferentProps = Extract<VersionComparison, { kind: 'different' }> & { from: number; to: number }

function Different({ blocks, changes, wordsAdded, wordsRemoved, isCut, from, to }: DifferentProps) {
  const t = useMessages()
  const [view, setView] = useState<ComparedView>('inline')
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const step = useChangeSteps(frame)

  return (
    <section aria-label={t('document_reading.compare.title', { from, to })} className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-fg-muted" role="status">
          {t('document_reading.compare.counts', { changes, wordsAdded, wordsRemoved })}
        </p>
        <div className="ml-auto flex items-center gap-2">
          <IconButton label={t('document_reading.compare.previous')} icon={ArrowUp} kbd="P" onClick={() => step(-1)} />
          <IconButton label={t('document_reading.compare.next')} icon={ArrowDown} kbd="N" onClick={() => step(1)} />
          <Segmented
            className="max-md:hidden"
            label={t('document_reading.compare.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'inline', label: t('document_reading.compare.inline') },
              { value: 'beside', label: t('document_reading.compare.beside') },
            ]}
          />
        </div>
      </div>
      {isCut && <Note tone="info">{t('document_reading.compare.cut')}</Note>}
      <div ref={setFrame}>
        <ComparedBlocks blocks={blocks} view={view} from={from} to={to} />
      </div>
    </section>
  )
}
