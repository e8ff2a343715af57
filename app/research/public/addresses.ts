import { queryStringOf } from '#app/research/asking/address'
import type { Asked } from '#app/research/asking/asked'
import type { Division } from '#sources/contract'

/** Where the library is open to everybody (specification §2). */
export const PUBLIC_FINDER = '/recursos-legales-gratuitos/buscador-juridico-mexico'

/** The public address of a source, or of a search in it. */
export function publicSearchAddress(asked: Pick<Asked, 'source' | 'text' | 'filters'> & { page?: number }): string {
  return `${PUBLIC_FINDER}/${asked.source}?${queryStringOf(asked)}`
}

/** The public address of a document. */
export function publicAddress({ source, slug }: { source: string; slug: NonNullable<Division['slug']> }): string {
  return `${PUBLIC_FINDER}/${source}/${slug}`
}
