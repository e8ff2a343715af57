import { cx } from '~/components/cx'

/** A turning ring; it needs words beside it or in its container. */
export function Spinner({ className }: { className?: string }) {
  return <span className={cx('spin', className)} aria-hidden="true" />
}
