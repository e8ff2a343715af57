import type { ResolvedComponent } from '@inertiajs/react'

export { inPublicFrame } from '~/layouts/in_public_frame'

/** Pages behind sign-in, and those that are open to everybody. */
export const WITHIN = import.meta.glob<{ default: ResolvedComponent }>([
  './pages/**/*.tsx',
  '!./pages/{security,errors}/**/*.tsx',
])
