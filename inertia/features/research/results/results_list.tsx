import { usePage } from '@inertiajs/react'
import { CONSTANTS } from '@generated/constants'
import { Fragment, useState } from 'react'
import { BulkBar } from '~/components/actions/bulk_bar'
import { Pager } from '~/components/lists/pager'
import { AddSelected } from '~/features/collections/add_selected'
import { searchAddress } from '~/features/research/address'
import type { SearchQuery } from '~/features/research/address'
import { courtInWords } from '~/features/research/court/court_in_words'
import { PinDialog } from '~/features/research/pin_dialog'
import type { Pinned } from '~/features/research/pin_dialog'
import { NearResults } from '~/features/research/results/near_results'
import { Result } from '~/features/research/results/result'
import type { Court, Found, Hit, Marks } from '~/features/research/types'
import { useMessages } from '~/hooks/use_messages'
import { useSelection } from '~/hooks/use_selection'
import type { SharedProps } from '~/types'

interface ResultsListProps {
  found: Found
  query: SearchQuery
  court: Court | null
  marks: Marks
}

/** The results of a page, and the way to the others; in the order of binding force under the headings of what binds and what does not. */
export function ResultsList({ found, query, court, marks }: ResultsListProps) {
  const { identity } = usePage<SharedProps>().props
  const [pinned, setPinned] = useState<Pinned | null>(null)
  const mayPin = identity?.permissions.includes('expedientes:editar')
  const selection = useSelection(found.hits.map(({ document }) => document.id))
  const headed = court !== null && found.order === 'force'

  return (
    <>
      {found.hits.map((hit, place) => (
        <Fragment key={hit.document.id}>
          {headed && bucketOf(hit) !== bucketOf(found.hits[place - 1]) && (
            <Heading bucket={bucketOf(hit)} court={court} />
          )}
          <Result
            hit={hit}
            query={query}
            marks={marks}
            onPin={mayPin ? () => setPinned(hit.document) : undefined}
            selection={{
              isSelected: selection.isSelected(hit.document.id),
              toggle: (range) => selection.toggle(hit.document.id, range),
            }}
          />
        </Fragment>
      ))}
      {found.near && (
        <NearResults
          near={found.near}
          query={query}
          marks={marks}
          onPin={mayPin ? (hit) => setPinned(hit.document) : undefined}
        />
      )}
      {found.total > 0 && (
        <Pager
          page={query.page}
          perPage={CONSTANTS.search.pageSize}
          total={found.total}
          href={(page) => searchAddress({ ...query, page })}
          className="border-t border-line px-0!"
        />
      )}
      <BulkBar count={selection.selected.size} onClear={selection.clear}>
        <AddSelected documentIds={[...selection.selected]} onDone={selection.clear} />
      </BulkBar>
      <PinDialog document={pinned} onClose={() => setPinned(null)} />
    </>
  )
}

type Bucket = 'binding' | 'perhaps' | 'persuasive' | 'other'

/** Undefined before the first. */
function bucketOf(hit: Hit | undefined): Bucket | undefined {
  if (!hit) return undefined
  if (!hit.force) return 'other'
  return hit.force.binds === null ? 'perhaps' : hit.force.binds ? 'binding' : 'persuasive'
}

function Heading({ bucket = 'other', court }: { bucket?: Bucket; court: Court }) {
  const t = useMessages()
  return (
    <h3 className="border-t border-line-subtle pt-3 pb-1 text-sm font-semibold">
      {t(`research.bucket.${bucket}`)}{' '}
      {bucket === 'binding' && (
        <span className="font-normal text-fg-subtle">
          {t('research.bucket.for', { court: courtInWords(t, court) })}
        </span>
      )}
    </h3>
  )
}
