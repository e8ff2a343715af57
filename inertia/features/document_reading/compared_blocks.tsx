import { useMessages } from '~/hooks/use_messages'
import { mergedRuns } from './merged_runs'
import type { ComparedBlock, ComparedRun } from './vocabulary'

export type ComparedView = 'inline' | 'beside'

type Change = Extract<ComparedBlock, { kind: 'change' }>
type Same = Extract<ComparedBlock, { kind: 'same' }>
type ComparedBlocksProps = { blocks: ComparedBlock[]; view: ComparedView; from: number; to: number }

const frame = 'overflow-hidden rounded-lg border border-line bg-surface text-sm leading-6'
const text = 'px-4 py-1 whitespace-pre-wrap wrap-anywhere'

/** The texts of two versions: in one column with what went and what came, or side by side. */
export function ComparedBlocks({ blocks, view, from, to }: ComparedBlocksProps) {
  const t = useMessages()
  const isBeside = view === 'beside'
  return (
    <div className={frame}>
      {isBeside && (
        <div className="grid grid-cols-2 divide-x divide-line border-b border-line bg-surface-subtle text-xs font-medium">
          <span className="px-4 py-1.5">{t('document_reading.versions.number', { number: from })}</span>
          <span className="px-4 py-1.5">{t('document_reading.versions.number', { number: to })}</span>
        </div>
      )}
      {blocks.map((block, index) =>
        block.kind === 'same' ? (
          <Unchanged key={index} block={block} isBeside={isBeside} />
        ) : (
          <div
            key={index}
            data-change
            tabIndex={-1}
            role="group"
            aria-label={t('document_reading.compare.change')}
            className="bg-surface-subtle"
          >
            {isBeside ? <BesideChange change={block} /> : <InlineChange change={block} />}
          </div>
        )
      )}
    </div>
  )
}

function InlineChange({ change: { before, after } }: { change: Change }) {
  return (
    <p className={text}>
      {mergedRuns(before, after).map(({ text: words, kind }, index) =>
        kind === 'removed' ? <del key={index}>{words}</del> : kind === 'added' ? <ins key={index}>{words}</ins> : words
      )}
    </p>
  )
}

function BesideChange({ change: { before, after } }: { change: Change }) {
  const runs = (side: ComparedRun[], Mark: 'del' | 'ins') =>
    side.map((run, index) => (run.isChanged ? <Mark key={index}>{run.text}</Mark> : run.text))
  return (
    <div className="grid grid-cols-2 divide-x divide-line">
      <p className={text}>{runs(before, 'del')}</p>
      <p className={text}>{runs(after, 'ins')}</p>
    </div>
  )
}

function Unchanged({ block: { head, hidden, tail }, isBeside }: { block: Same; isBeside: boolean }) {
  const t = useMessages()
  const lines = (shown: string[]) =>
    shown.length > 0 &&
    (isBeside ? (
      <div className="grid grid-cols-2 divide-x divide-line text-fg-muted">
        <p className={text}>{shown.join('\n')}</p>
        <p className={text}>{shown.join('\n')}</p>
      </div>
    ) : (
      <p className={`${text} text-fg-muted`}>{shown.join('\n')}</p>
    ))
  return (
    <>
      {lines(head)}
      {hidden > 0 && (
        <p className="border-y border-line-subtle bg-surface-subtle px-4 py-1 text-xs text-fg-subtle">
          {t('document_reading.compare.hidden', { count: hidden })}
        </p>
      )}
      {lines(tail)}
    </>
  )
}
