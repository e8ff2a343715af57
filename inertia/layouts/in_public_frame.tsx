import type { ReactNode } from 'react'
import { PublicLayout } from '~/layouts/public_layout'
import { Shell } from '~/layouts/shell'

/** The frame of the pages that are open to everybody; an arrow function, because Inertia takes others for components. */
export const inPublicFrame = (page: ReactNode) => (
  <Shell>
    <PublicLayout>{page}</PublicLayout>
  </Shell>
)
