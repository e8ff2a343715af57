import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'

interface FactsProps {
  items: { label: string; value: ReactNode }[]
  /** For labels of several words. */
  wide?: boolean
  className?: string
}

const WIDE = 'grid-cols-[16rem_minmax(0,1fr)] max-md:grid-cols-1 max-md:[&>dd]:mb-1.5'

/** What is known of something, in two columns. */
export function Facts({ items, wide, className }: FactsProps) {
  return (
    <dl className={cx('grid gap-x-3 gap-y-1.5 text-sm', wide ? WIDE : 'grid-cols-[6.5rem_minmax(0,1fr)]', className)}>
      {items.map((item) => (
        <Fragment key={item.label}>
          <dt className="text-fg-subtle">{item.label}</dt>
          <dd className="min-w-0 wrap-break-word">{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
