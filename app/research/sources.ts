import { sources as modules } from '#generated/sources'
import type { Source } from '#sources/contract/contract'

let loaded: Promise<Source[]> | null = null

/** All legal sources, by slug. A folder with a `source.ts` is the whole registration. */
export function sources(): Promise<Source[]> {
  loaded ??= Promise.all(flatten(modules).map(async (load) => (await load()).default as Source)).then((list) =>
    list.sort((a, b) => a.manifest.slug.localeCompare(b.manifest.slug))
  )
  return loaded
}

/** The source with this slug, or undefined. */
export async function findSource(slug: string): Promise<Source | undefined> {
  return (await sources()).find((source) => source.manifest.slug === slug)
}

type Load = () => Promise<{ default: unknown }>
type Tree = { [name: string]: Load | Tree }

function flatten(tree: Tree): Load[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'function' ? [value as Load] : flatten(value)))
}
