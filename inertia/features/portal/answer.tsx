import { useId, type ReactNode } from 'react'
import { cx } from '~/components/cx'

interface AnswerProps {
  title: string
  /** At the right of the title: how many. */
  end?: ReactNode
  /** Name of its place in the page, for links within it. */
  anchor?: string
  className?: string
  children: ReactNode
}

/** One question of a client and its answer. */
export function Answer({ title, end, anchor, className, children }: AnswerProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={cx(
        'min-w-0 scroll-mt-16 rounded-xl border border-line bg-surface p-4 text-md md:px-6 md:py-5',
        className
      )}
    >
      <h2 id={id} className="flex items-center justify-between gap-2 font-semibold text-accent-fg">
        {title}
        {end}
      </h2>
      {children}
    </section>
  )
}

/** The answer itself, large. */
export function Big({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 text-2xl font-semibold tracking-tight text-balance wrap-break-word">{children}</p>
}
