import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { useMessages } from '~/hooks/use_messages'
import { FilterSheet } from './filter_sheet'

interface FilterFrameProps {
  /** The filters: beside what they narrow, or on a phone in a sheet. */
  panel: ReactNode
  /** How many are in force. */
  inForce: number
  /** How much they leave. */
  total: number
  className?: string
  children: ReactNode
}

/** What filters narrow, with the filters at its side. */
export function FilterFrame({ panel, inForce, total, className, children }: FilterFrameProps) {
  const t = useMessages()
  return (
    <>
      <FilterSheet inForce={inForce} total={total}>
        {panel}
      </FilterSheet>
      <div
        className={cx(
          'grid grid-cols-[var(--facets)_minmax(0,1fr)] max-desk:grid-cols-[13.5rem_minmax(0,1fr)] max-md:block',
          className
        )}
      >
        <aside
          aria-label={t('common.filters')}
          className="border-r border-line bg-surface-subtle pt-2 pr-4 pb-10 pl-6 max-desk:pr-3 max-desk:pl-4 max-md:hidden"
        >
          {panel}
        </aside>
        {children}
      </div>
    </>
  )
}
