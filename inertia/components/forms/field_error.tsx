import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'

/** What is wrong with a field, with an icon and in words. */
export function FieldError({ children, id, className }: { children: ReactNode; id?: string; className?: string }) {
  return (
    <span id={id} className={cx('flex gap-1 text-xs text-danger-fg', className)}>
      <Icon of={CircleAlert} size={14} className="mt-px" />
      <span>{children}</span>
    </span>
  )
}
