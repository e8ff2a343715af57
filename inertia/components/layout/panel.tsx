import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '~/components/cx'

interface PanelProps {
  title?: ReactNode
  end?: ReactNode
  /** Without padding, for a list or a table that runs to the edges. */
  flush?: boolean
  level?: 2 | 3
  className?: string
  children: ReactNode
}

/** A box, for what is not a list. Never inside another. */
export function Panel({ title, end, flush, level = 2, className, children }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={cx('min-w-0 rounded-lg border border-line bg-surface', className)}
    >
      {(title || end) && (
        <div className="flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 pr-3 pl-3.5">
          {title && (
            <Heading id={id} className="min-w-0 text-base font-semibold">
              {title}
            </Heading>
          )}
          {end && <span className="ml-auto flex flex-wrap items-center gap-1">{end}</span>}
        </div>
      )}
      <div className={flush ? undefined : title ? 'px-3.5 pb-3.5' : 'p-3.5'}>{children}</div>
    </section>
  )
}
