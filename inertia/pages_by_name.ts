import type { ResolvedComponent } from '@inertiajs/react'
import { fetchChunk } from '~/hooks/chunks'

type Pages = Record<string, () => Promise<{ default: ResolvedComponent }>>

/** Pages of sign-in and errors. The list of the others comes with the first of them: it would be a tenth of what a visitor loads. */
const OPEN: Pages = import.meta.glob<{ default: ResolvedComponent }>('./pages/{security,errors}/**/*.tsx')

/** Loads a page by the name that the server gives it. Throws when there is none, ChunkMissing when it does not come. */
export async function pageOf(name: string): Promise<ResolvedComponent> {
  const path = `./pages/${name}.tsx`
  const page = OPEN[path] ?? (await fetchChunk(() => import('./pages_within'))).WITHIN[path]
  if (!page) throw new Error(`there is no page ${name}`)
  return (await fetchChunk(page)).default
}
