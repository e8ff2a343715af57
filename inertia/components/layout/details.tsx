import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'

interface DetailsProps {
  /** What one presses to see or hide the rest. */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** Something less important that opens below its summary; closed at first. */
export function Details({ summary, className, children }: DetailsProps) {
  return (
    <details className={cx('group', className)}>
      <summary className="flex w-fit items-center gap-1 rounded-xs text-sm text-fg-muted">
        <Icon of={ChevronRight} size={14} className="flex-none group-open:rotate-90" />
        {summary}
      </summary>
      {children}
    </details>
  )
}
