import type { ResolvedComponent } from '@inertiajs/react'
import type { LazyPart } from '~/components/feedback/lazily'

/** A page that is drawn with parts of its own chunks. */
export type WithParts<Props> = ResolvedComponent & {
  /** The parts that these props show; undefined where there is none of that name. */
  parts?: (props: Props) => (LazyPart<never> | undefined)[]
}

/** Fetches the parts that a page shows. One that does not come is left to its own boundary. */
export async function fetchParts(page: WithParts<never>, props: object): Promise<void> {
  const parts = page.parts?.(props as never) ?? []
  await Promise.allSettled(parts.map((part) => part?.fetchPart()))
}
