import { Link } from '@inertiajs/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'

interface ThProps extends Omit<ComponentPropsWithRef<'th'>, 'align'> {
  align?: 'start' | 'end'
  /** Where a press on the head leads, and how the column is sorted now. */
  sort?: { href: string; direction: 'asc' | 'desc' | null }
}

const directions = { asc: 'ascending', desc: 'descending' } as const

/** The head of a column; a link when the column sorts. */
export function Th({ align, sort, className, children, ...rest }: ThProps) {
  const direction = sort?.direction ?? null
  return (
    <th
      {...rest}
      role="columnheader"
      scope="col"
      aria-sort={direction ? directions[direction] : undefined}
      className={cx(align === 'end' ? 'text-right' : 'text-left', className)}
    >
      {sort ? (
        <Link
          href={sort.href}
          preserveScroll
          preserveState
          className={cx(
            'inline-flex h-6 items-center gap-1 rounded-sm hover:text-fg',
            direction && 'font-semibold text-fg'
          )}
        >
          {children}
          {direction && <Icon of={direction === 'asc' ? ArrowUp : ArrowDown} size={14} />}
        </Link>
      ) : (
        children
      )}
    </th>
  )
}
