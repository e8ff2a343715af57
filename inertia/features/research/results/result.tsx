import type { ResultMarkContents } from '@generated/parts'
import { Link } from '@inertiajs/react'
import { CircleHelp, Pin } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '~/components/actions/button'
import { Highlight } from '~/components/display/highlight'
import { MarkBadge } from '~/features/collections/mark_badge'
import { ResultSaving } from '~/features/collections/result_saving'
import { analysisAddress } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import { CopyButton } from '~/features/research/copy_button'
import type { Status } from '~/features/research/reading/citation_types'
import { LightBadge } from '~/features/research/reading/light_badge'
import { DocumentBadge } from '~/features/research/results/document_badge'
import { DocumentLine } from '~/features/research/results/document_line'
import { DocumentReference } from '~/features/research/results/document_reference'
import { Why } from '~/features/research/results/why'
import type { Hit, Marks } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'

interface ResultProps {
  hit: Hit
  query: Pick<SearchQuery, 'text' | 'filters' | 'order' | 'synonyms'>
  /** What other modules know of the listed documents. */
  marks?: Marks
  /** Absent for who may not pin. */
  onPin?: () => void
  /** Chooses it among the others, where several can be chosen; `range` with the shift key. */
  selection?: { isSelected: boolean; toggle: (range: boolean) => void }
}

const softMark = '[&_mark:not(.near)]:bg-[color-mix(in_srgb,var(--mark)_62%,var(--surface))]'

/** One result: what it is, its title, where the words stand, why it is here, and what can be done with it. */
export function Result({ hit, query, marks, onPin, selection }: ResultProps) {
  const t = useMessages()
  const id = useId()
  const [isExplained, setExplained] = useState(false)
  const { document, title, snippet } = hit
  const saved = (marks as Partial<ResultMarkContents> | undefined)?.['collections.saved']?.[document.id]

  return (
    <article className="grid gap-1.5 border-t border-line-subtle py-3.5">
      <p className="flex max-w-198 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-fg-subtle">
        {selection && (
          <input
            type="checkbox"
            className="check max-md:hidden print:hidden"
            aria-label={t('common.select_row', { name: document.citation })}
            checked={selection.isSelected}
            onChange={(event) => selection.toggle((event.nativeEvent as PointerEvent).shiftKey)}
          />
        )}
        <DocumentBadge document={document} force={hit.force} />
        {hit.light && <LightBadge status={hit.light as Status} />}
        <MarkBadge mark={saved?.mark} />
        <DocumentLine document={document} />
      </p>
      <h3
        className={`max-w-198 font-serif text-[0.84375rem]/[1.3125rem] font-[570] tracking-[.022em] wrap-anywhere ${softMark}`}
      >
        <Link
          href={analysisAddress(document, query)}
          className="rounded-xs decoration-1 underline-offset-3 hover:underline"
        >
          <Highlight runs={title} />
        </Link>
      </h3>
      <p className="max-w-198 font-serif text-snippet wrap-anywhere text-fg-muted [&_mark.near]:text-fg">
        <Highlight runs={snippet} />
      </p>
      {isExplained && <Why id={id} hit={hit} />}
      <div className="-ml-1.5 flex min-h-7 min-w-0 items-center max-md:ml-0 max-md:flex-wrap">
        <span className="flex flex-none max-md:-ml-2.25 max-md:min-w-0 max-md:flex-initial max-md:flex-wrap md:*:px-1.5">
          <CopyButton citation={document.citation} />
          {onPin && (
            <Button variant="ghost" size="sm" icon={Pin} onClick={onPin}>
              {t('research.pin.title')}
            </Button>
          )}
          {marks && <ResultSaving compact document={document} saved={saved} />}
          <Button
            variant="ghost"
            size="sm"
            icon={CircleHelp}
            aria-expanded={isExplained}
            aria-controls={isExplained ? id : undefined}
            onClick={() => setExplained(!isExplained)}
          >
            {t('research.why.title')}
          </Button>
        </span>
        <DocumentReference
          document={document}
          className="min-w-0 flex-1 truncate pl-2 text-right text-xs text-fg-subtle max-md:-order-1 max-md:mb-0.5 max-md:flex-none max-md:w-full max-md:pl-0 max-md:text-left"
        />
      </div>
    </article>
  )
}
