import { cx } from '~/components/cx'

export type DotTone = 'neutral' | 'accent' | 'danger' | 'warning' | 'success' | 'info' | 'void'

const tones: Record<DotTone, string> = {
  neutral: 'bg-fg-subtle',
  accent: 'bg-accent-fg',
  danger: 'bg-danger',
  warning: 'bg-warning',
  success: 'bg-success',
  info: 'bg-info',
  void: 'bg-void',
}

/** A point of colour beside words, never alone. */
export function Dot({ tone = 'neutral', className }: { tone?: DotTone; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('inline-block size-2 flex-none rounded-full', tones[tone], className)} />
  )
}
