import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { SearchBox, type SearchBoxProps } from './search_box'

interface FilterBarProps {
  search: SearchBoxProps
  className?: string
  /** The filters, those in force, and at the end the columns and the order. */
  children?: ReactNode
}

/** The row over a list that narrows it, beginning with the search. */
export function FilterBar({ search, className, children }: FilterBarProps) {
  return (
    <div className={cx('flex flex-wrap items-center gap-2 px-6 py-2.5 max-md:px-4', className)}>
      <SearchBox {...search} />
      {children}
    </div>
  )
}
