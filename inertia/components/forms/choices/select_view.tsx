import { ChevronsUpDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'

export interface SelectViewProps extends ComponentPropsWithRef<'button'> {
  isEmpty?: boolean
}

/** A field that opens a list: what is chosen and two arrows. */
export function SelectView({ isEmpty, children, className, ...rest }: SelectViewProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx('input inline-flex items-center justify-between gap-2 text-left', className)}
    >
      <span className={cx('truncate', isEmpty && 'text-fg-subtle')}>{children}</span>
      <Icon of={ChevronsUpDown} size={14} className="text-fg-subtle" />
    </button>
  )
}
