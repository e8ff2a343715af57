import { Link, router } from '@inertiajs/react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '~/components/cx'

interface TableProps {
  /** What the table lists, for assistive technology. */
  caption: string
  density?: 'two' | 'one'
  /** On a phone: rows become cards (`Td phone`), or the table scrolls sideways in its box. */
  phone?: 'stack' | 'scroll'
  className?: string
  children: ReactNode
}

/** A list with columns. The roles are written out because rows become grids on a phone. */
export function Table({ caption, density = 'two', phone = 'stack', className, children }: TableProps) {
  const table = (
    <table role="table" className={cx('table', className)} data-density={density} data-phone={phone}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  )
  return phone === 'scroll' ? <div className="overflow-x-auto">{table}</div> : table
}

/** The head, which stays in sight under the top bar. */
export function Thead({ children }: { children: ReactNode }) {
  return (
    <thead role="rowgroup" className="sticky top-topbar z-(--z-sticky)">
      <tr role="row">{children}</tr>
    </thead>
  )
}

export function Tbody({ children }: { children: ReactNode }) {
  return <tbody role="rowgroup">{children}</tbody>
}

interface TrProps extends ComponentPropsWithRef<'tr'> {
  /** The row opens this on a press anywhere but on its own links and buttons; the row still needs a real link. */
  href?: string
  selected?: boolean
}

const rowLook =
  'group transition-[background-color] duration-(--fast) hover:bg-surface-hover data-selected:bg-accent-subtle data-selected:hover:bg-accent-subtle-hover'

/** A row. */
export function Tr({ href, selected, className, ...rest }: TrProps) {
  function open(event: MouseEvent<HTMLElement>) {
    if (!href || event.defaultPrevented || isInteractive(event.target) || hasSelectedText()) return
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener')
    else router.visit(href)
  }
  return (
    <tr
      {...rest}
      role="row"
      data-selected={selected || undefined}
      onClick={open}
      className={cx(rowLook, href && 'cursor-pointer', className)}
    />
  )
}

const isInteractive = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, select, textarea, [role=menu]') !== null
const hasSelectedText = () => window.getSelection()?.type === 'Range'

interface CellProps extends Omit<ComponentPropsWithRef<'td'>, 'align'> {
  align?: 'start' | 'end'
}

/**
 * Place of a cell in the card that its row becomes on a phone, and the name of its column, which the card has no head for: beside the cell in
 * `meta`, for readers of the screen only at the `end`, where buttons, badges and pictures stand.
 */
type PhonePlace = { phone?: 'meta' | 'end' | 'hide'; label: string } | { phone: 'title' | 'hide'; label?: undefined }

/** A cell. */
export function Td({ align, phone = 'meta', label, className, children, ...rest }: CellProps & PhonePlace) {
  return (
    <td
      {...rest}
      role="cell"
      data-phone={phone}
      className={cx(align === 'end' && 'text-right max-md:text-left', className)}
    >
      {label && phone !== 'hide' ? (
        <>
          <span className="cell-label">{label}</span>
          <div className="cell-value">{children}</div>
        </>
      ) : (
        children
      )}
    </td>
  )
}

export interface TwoLinesProps {
  first: ReactNode
  second?: ReactNode
  /** The whole of the first line on hover, when it is cut. */
  title?: string
  /** What the first line leads to. */
  href?: string
  strong?: boolean
  className?: string
}

/** The thing on line one, its context on line two; both cut with an ellipsis. */
export function TwoLines({ first, second, title, href, strong, className }: TwoLinesProps) {
  return (
    <span className={cx('block min-w-0', className)}>
      <span title={title} className={cx('line-one', strong && 'font-medium')}>
        {href ? (
          <Link href={href} data-row-link className="underline-offset-3 hover:underline">
            {first}
          </Link>
        ) : (
          first
        )}
      </span>
      {second && <span className="block truncate text-sm leading-[1.125rem] text-fg-subtle">{second}</span>}
    </span>
  )
}
