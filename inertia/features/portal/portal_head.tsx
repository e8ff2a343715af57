import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '~/components/layout/breadcrumbs'

interface PortalHeadProps {
  title: string
  crumbs?: Crumb[]
  /** A line under the title. */
  meta?: ReactNode
}

/** The title of a page of the portal, in the column of what stands below. */
export function PortalHead({ title, crumbs, meta }: PortalHeadProps) {
  return (
    <header className="mx-auto w-full max-w-270 px-6 pt-6 pb-4 max-md:px-4 max-md:pt-4 max-md:pb-3">
      {crumbs && (
        <div className="mb-1 flex min-h-8 items-center">
          <Breadcrumbs items={crumbs} />
        </div>
      )}
      <h1 className="text-2xl font-semibold tracking-(--tracking-tight) text-balance wrap-break-word max-md:text-xl">
        {title}
      </h1>
      {meta && <p className="mt-1 text-fg-muted wrap-break-word">{meta}</p>}
    </header>
  )
}
