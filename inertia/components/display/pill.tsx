import { Link } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'

type PillProps = { children: ReactNode; className?: string } & (
  | { pressed: boolean; onPress: () => void; href?: never; current?: never }
  | { href: string; current: boolean; pressed?: never; onPress?: never }
)

const base =
  'inline-flex h-control-sm flex-none items-center gap-1.5 rounded-full border px-2.5 text-sm font-medium whitespace-nowrap max-md:h-10 max-md:px-3.5'
const on = 'border-accent-line bg-accent-subtle text-accent-fg'
const off = 'border-line text-fg-muted hover:bg-surface-hover hover:text-fg'

/** Shows or hides a kind of thing in what follows. */
export function Pill({ children, className, ...props }: PillProps) {
  const look = cx(base, (props.pressed ?? props.current) ? on : off, className)
  if (props.href !== undefined) {
    return (
      <Link href={props.href} preserveScroll className={look} aria-current={props.current ? 'true' : undefined}>
        {children}
      </Link>
    )
  }
  return (
    <button type="button" aria-pressed={props.pressed} onClick={props.onPress} className={look}>
      {children}
    </button>
  )
}
