import type { ReactNode } from 'react'
import { Shell } from '~/layouts/shell'

/** Nothing around the page: it stands in a frame of another site, or in an app that has its own bars. An arrow: Inertia takes other functions for components. */
export const bareLayout = (page: ReactNode) => (
  <Shell>
    <main id="main" className="grid min-h-dvh justify-items-center bg-canvas p-4 text-fg">
      {page}
    </main>
  </Shell>
)
