import type { ReactNode } from 'react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import type { Crumb } from '~/components/layout/breadcrumbs'
import { cx } from '~/components/cx'

interface PageHeadProps {
  /** A noun. */
  title: ReactNode
  crumbs?: Crumb[]
  /** At the right of the crumbs: the way to the next and the previous. */
  nav?: ReactNode
  badges?: ReactNode
  /** A line under the title. */
  meta?: ReactNode
  /** Buttons; one primary, the last. */
  actions?: ReactNode
  /** On a phone only the title, in one line, and the buttons: the page is about what stands below. */
  isCompact?: boolean
  /** On a phone what stands under the title of a compact head shows all the same, each in one line. */
  hasPhoneMeta?: boolean
  /** Above the title of a compact head on a phone, where the crumbs do not show. */
  reference?: string
  className?: string
}

/** Title of the page, what state it is in and what can be done. */
export function PageHead({ title, crumbs, nav, badges, meta, actions, className, ...compact }: PageHeadProps) {
  const { isCompact, hasPhoneMeta, reference } = compact
  const hasMeta = Boolean(badges || meta)
  return (
    <header className={cx('px-6 pt-3.5 pb-2.5 max-md:px-4 max-md:pb-2', className)}>
      {(crumbs || nav) && (
        <div className={cx('flex min-h-8 items-center gap-2', isCompact && 'max-md:hidden')}>
          {crumbs && <Breadcrumbs items={crumbs} />}
          {nav && <div className="ml-auto flex items-center gap-0.5 text-sm text-fg-subtle max-md:hidden">{nav}</div>}
        </div>
      )}
      <div
        className={cx(
          'flex min-h-8 flex-wrap items-start gap-x-4 gap-y-2',
          isCompact && 'max-md:flex-nowrap max-md:gap-x-2',
          isCompact && !hasPhoneMeta && 'max-md:items-center'
        )}
      >
        <div className="min-w-0 flex-1 basis-50">
          {isCompact && reference && <p className="text-xs leading-4 text-fg-subtle md:hidden">{reference}</p>}
          <h1
            className={cx(
              'text-xl tracking-(--tracking-tight) text-balance',
              isCompact && 'max-md:truncate max-md:text-lg'
            )}
          >
            {title}
          </h1>
          {hasMeta && (
            <div
              className={cx(
                'mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-muted',
                isCompact && (hasPhoneMeta ? 'max-md:mt-1' : 'max-md:hidden')
              )}
            >
              {badges && <span className="flex flex-wrap gap-1.5">{badges}</span>}
              {meta}
            </div>
          )}
        </div>
        {actions && <div className="flex max-w-full flex-none flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
