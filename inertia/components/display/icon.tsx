import type { LucideIcon } from 'lucide-react'
import { cx } from '~/components/cx'

export type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  size?: 12 | 14 | 16 | 20 | 24 | 28 | 32
  className?: string
}

const strokes = { 12: 2.1, 14: 1.75, 16: 1.75, 20: 1.6, 24: 1.6, 28: 1.4, 32: 1.4 }

/** A drawing that goes with words, hidden from assistive technology. */
export function Icon({ of: Drawing, size = 16, className }: IconProps) {
  return <Drawing size={size} strokeWidth={strokes[size]} aria-hidden="true" className={cx('flex-none', className)} />
}
