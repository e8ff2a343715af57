import { useId } from 'react'
import type { ReactNode } from 'react'

interface SideSectionProps {
  title: string
  count?: number
  className?: string
  children: ReactNode
}

/** A part of the column beside a document. */
export function SideSection({ title, count, className, children }: SideSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`border-line-subtle px-5 py-4 not-first:border-t max-md:px-4 ${className ?? ''}`}
    >
      <h2 id={id} className="mb-2 flex min-h-6 items-center gap-1.5 text-sm">
        {title}
        {count !== undefined && <span className="font-normal text-fg-subtle">{count}</span>}
      </h2>
      {children}
    </section>
  )
}
