import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'

interface FactsProps {
  items: { label: string; value: ReactNode }[]
  className?: string
}

/** What is known of something, in two columns. */
export function Facts({ items, className }: FactsProps) {
  return (
    <dl className={cx('grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm', className)}>
      {items.map((item) => (
        <Fragment key={item.label}>
          <dt className="text-fg-subtle">{item.label}</dt>
          <dd className="min-w-0 wrap-break-word">{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
