import { usePage } from '@inertiajs/react'
import { CONSTANTS } from '@generated/constants'
import { useState } from 'react'
import { Pager } from '~/components/pager'
import { searchAddress } from '~/features/research/address'
import type { Asked } from '~/features/research/address'
import { PinDialog } from '~/features/research/pin_dialog'
import type { Pinned } from '~/features/research/pin_dialog'
import { Result } from '~/features/research/results/result'
import type { Found } from '~/features/research/types'
import type { SharedProps } from '~/types'

/** The results of a page, and the way to the others. */
export function ResultsList({ found, asked }: { found: Found; asked: Asked }) {
  const { identity } = usePage<SharedProps>().props
  const [pinned, setPinned] = useState<Pinned | null>(null)
  const mayPin = identity?.permissions.includes('expedientes:editar')

  return (
    <>
      {found.hits.map((hit) => (
        <Result
          key={hit.document.id}
          hit={hit}
          asked={asked}
          onPin={mayPin ? () => setPinned(hit.document) : undefined}
        />
      ))}
      <Pager
        page={asked.page}
        perPage={CONSTANTS.search.pageSize}
        total={found.total}
        href={(page) => searchAddress({ ...asked, page })}
        className="border-t border-line px-0!"
      />
      <PinDialog document={pinned} onClose={() => setPinned(null)} />
    </>
  )
}
