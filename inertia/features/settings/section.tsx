import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  text?: ReactNode
  children?: ReactNode
}

/** A part of a settings page: what it is at the left, what can be done at the right, a line between it and the next. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-200 gap-x-8 gap-y-3 border-line-subtle not-first:border-t not-first:pt-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-fg-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
