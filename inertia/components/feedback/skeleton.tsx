import { cx } from '~/components/cx'

/** Stands where words will be; `className` gives its width. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block h-3 rounded-sm bg-surface-active', className)} />
}
