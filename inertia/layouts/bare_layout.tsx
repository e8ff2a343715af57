import type { ReactNode } from 'react'
import { Shell } from '~/layouts/shell'

/** Nothing around the page: it stands in a frame of another site, or in an app that has its own bars. */
export function bareLayout(page: ReactNode) {
  return (
    <Shell>
      <main id="main" className="grid min-h-dvh justify-items-center bg-canvas p-4 text-fg">
        {page}
      </main>
    </Shell>
  )
}
