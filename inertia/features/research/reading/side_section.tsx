import { useId } from 'react'
import type { ReactNode } from 'react'
import { tagOf } from '~/i18n/formats'
import { useLocale } from '~/i18n/provider'

interface SideSectionProps {
  title: string
  count?: number
  /** A button beside the title. */
  action?: ReactNode
  className?: string
  /** Nothing where the section only offers something to do. */
  children?: ReactNode
}

/** A part of the column beside a document. */
export function SideSection({ title, count, action, className, children }: SideSectionProps) {
  const id = useId()
  const { locale } = useLocale()
  return (
    <section
      aria-labelledby={id}
      className={`border-line-subtle px-5 py-4 not-first:border-t max-md:px-4 ${className ?? ''}`}
    >
      <div className="flex min-h-6 items-center gap-2 not-last:mb-2">
        <h2 id={id} className="flex items-center gap-1.5 text-sm">
          {title}
          {count !== undefined && (
            <span className="font-normal text-fg-subtle">{count.toLocaleString(tagOf(locale))}</span>
          )}
        </h2>
        {action && <span className="ml-auto">{action}</span>}
      </div>
      {children}
    </section>
  )
}
