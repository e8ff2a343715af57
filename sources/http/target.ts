import { HttpFailed } from '#sources/http/errors'
import { refusePrivateHost } from '#sources/http/private_addresses'

/** Where a request for a page is really sent: to the page's own host, or to `{mirror}/{host}/path` when the operator has a mirror. */
export function targetOf(page: URL, mirror: string | null): URL {
  if (!['http:', 'https:'].includes(page.protocol)) throw new HttpFailed(page.href, 'not http')
  if (page.username || page.password) throw new HttpFailed(page.href, 'credentials in the address')
  refusePrivateHost(page)
  return mirror ? new URL(`${withoutSlash(mirror)}/${page.host}${page.pathname}${page.search}`) : page
}

/**
 * The page that a `Location` names, as the address of the real site. A mirror's own absolute address stands for the page behind it;
 * every other private address is refused when the page is asked for.
 */
export function redirectOf(location: string, page: URL, mirror: string | null): URL {
  const home = mirror ? `${withoutSlash(mirror)}/` : null
  if (home && location.startsWith(home)) return parse(`${page.protocol}//${location.slice(home.length)}`, page)
  return parse(location, page)
}

function parse(location: string, page: URL): URL {
  if (!URL.canParse(location, page.href)) throw new HttpFailed(page.href, 'unreadable redirect')
  return new URL(location, page)
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}
