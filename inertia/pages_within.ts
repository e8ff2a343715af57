import type { ResolvedComponent } from '@inertiajs/react'

/** Pages behind sign-in. */
export const WITHIN = import.meta.glob<{ default: ResolvedComponent }>([
  './pages/**/*.tsx',
  '!./pages/{security,errors}/**/*.tsx',
])
