import { NotFound } from '#app/core/errors/no_access'
import type { Source } from '#sources/contract/contract'
import { findSource, sources } from '#app/research/sources'

/** The source that a search without a choice begins with (specification §2); while it does not exist, the first that does. */
const DEFAULT = 'cjf'

/** The source of an address. Throws NotFound. */
export async function sourceAt(slug: string): Promise<Source> {
  const source = await findSource(slug)
  if (!source) throw new NotFound('source')
  return source
}

export async function defaultSource(): Promise<Source> {
  return (await findSource(DEFAULT)) ?? sourceAt((await sources())[0]?.manifest.slug ?? DEFAULT)
}
