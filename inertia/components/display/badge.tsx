import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import type { LucideIcon } from '~/components/display/icon'

export type BadgeTone =
  | 'neutral'
  | 'danger'
  | 'warning'
  | 'success'
  | 'info'
  | 'void'
  | 'accent'
  | 'outline'
  | 'solid-accent'
  | 'solid-danger'

interface BadgeProps {
  tone?: BadgeTone
  icon?: LucideIcon
  /** The whole of it on hover, when the words are short for something. */
  title?: string
  className?: string
  children: ReactNode
}

const tones: Record<BadgeTone, string> = {
  'neutral': 'border-transparent bg-surface-active text-fg-muted',
  'danger': 'border-danger-line bg-danger-subtle text-danger-fg',
  'warning': 'border-warning-line bg-warning-subtle text-warning-fg',
  'success': 'border-success-line bg-success-subtle text-success-fg',
  'info': 'border-info-line bg-info-subtle text-info-fg',
  'void': 'border-void-line bg-void-subtle text-void-fg',
  'accent': 'border-accent-line bg-accent-subtle text-accent-fg',
  'outline': 'border-line-strong text-fg-muted',
  'solid-accent': 'border-transparent bg-accent text-on-accent',
  'solid-danger': 'border-transparent bg-danger text-on-danger',
}

/** One or two words about a state: soft for state, outline for kind, solid for what binds or is due today. */
export function Badge({ tone = 'neutral', icon, title, className, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-sm border px-[7px] text-xs font-medium whitespace-nowrap tabular-nums',
        tones[tone],
        className
      )}
    >
      {icon && <Icon of={icon} size={12} className="-ml-px" />}
      {children}
    </span>
  )
}
