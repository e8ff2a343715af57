import { queryStringOf, type Asked } from '~/features/research/address'

/** Where the library is open to everybody. */
export const PUBLIC_FINDER = '/recursos-legales-gratuitos/buscador-juridico-mexico'

const MEMBERS = '/search/b-search/analysis/'

/** The public address of a search. */
export function publicSearchAddress(asked: Asked): string {
  return `${PUBLIC_FINDER}/${asked.source}?${queryStringOf(asked)}`
}

/** The public address of a document. */
export function publicAddress({ source, slug }: { source: string; slug: string }): string {
  return `${PUBLIC_FINDER}/${source}/${slug}`
}

/** The public address of what members read at an address; others stay as they are. */
export function publicHref(href: string): string {
  return href.startsWith(MEMBERS) ? `${PUBLIC_FINDER}/${href.slice(MEMBERS.length)}` : href
}
