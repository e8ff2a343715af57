import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'
import { Icon } from '~/components/display/icon'
import type { LucideIcon } from '~/components/display/icon'

type Tone = 'neutral' | 'info' | 'warning' | 'danger' | 'success'

interface NoteProps {
  tone?: Tone
  title?: ReactNode
  icon?: LucideIcon
  role?: 'alert' | 'status' | 'note'
  className?: string
  /** At the right: a button or a link that does something about it. */
  end?: ReactNode
  children?: ReactNode
}

const looks: Record<Tone, [box: string, icon: string, LucideIcon]> = {
  neutral: ['border-line bg-surface-subtle', '', Info],
  info: ['border-info-line bg-info-subtle', 'text-info-fg', Info],
  warning: ['border-warning-line bg-warning-subtle', 'text-warning-fg', TriangleAlert],
  danger: ['border-danger-line bg-danger-subtle', 'text-danger-fg', CircleAlert],
  success: ['border-success-line bg-success-subtle', 'text-success-fg', CircleCheck],
}

/** Something to know on this page, in its place. */
export function Note({ tone = 'neutral', title, icon, role, className, end, children }: NoteProps) {
  const [box, iconTone, drawing] = looks[tone]
  return (
    <div
      role={role}
      className={cx('flex gap-2.5 rounded-lg border px-3 py-2.5 text-sm max-md:flex-wrap', box, className)}
    >
      <Icon of={icon ?? drawing} className={cx('mt-0.5', iconTone)} />
      <div className="min-w-0 flex-1">
        {title && <strong className="font-semibold text-fg">{title}</strong>}
        {title && children && ' '}
        {children}
      </div>
      {end && <div className="flex-none self-center max-md:basis-full max-md:pl-6.5">{end}</div>}
    </div>
  )
}
