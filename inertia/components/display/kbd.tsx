import type { ReactNode } from 'react'
import { cx } from '~/components/cx'

/** The name of a key. `onAccent` is for keys drawn inside a primary button. */
export function Kbd({
  children,
  onAccent,
  className,
}: {
  children: ReactNode
  onAccent?: boolean
  className?: string
}) {
  return (
    <kbd
      className={cx(
        'inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-sm border px-1 font-sans text-2xs font-medium whitespace-nowrap',
        onAccent
          ? '-mr-[5px] border-transparent bg-accent-active text-current'
          : 'border-line bg-surface text-fg-subtle',
        className
      )}
    >
      {children}
    </kbd>
  )
}
