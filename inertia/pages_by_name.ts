import type { ResolvedComponent } from '@inertiajs/react'

type Pages = Record<string, () => Promise<{ default: ResolvedComponent }>>

/** Pages of sign-in and errors. The list of the others comes with the first of them: it would be a tenth of what a visitor loads. */
const OPEN: Pages = import.meta.glob<{ default: ResolvedComponent }>('./pages/{security,errors}/**/*.tsx')

/** Loads a page by the name that the server gives it. Throws when there is none. */
export async function pageOf(name: string): Promise<ResolvedComponent> {
  const path = `./pages/${name}.tsx`
  const load = OPEN[path] ?? (await import('./pages_within')).WITHIN[path]
  if (!load) throw new Error(`there is no page ${name}`)
  return (await load()).default
}
